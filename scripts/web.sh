# shellcheck shell=bash
# The game for the browser; sourced by ./play, ./check and ./release, after system.sh and tools.sh.

# ensure_web_target: the part of Rust that builds for browsers.
ensure_web_target() {
    rustup target add wasm32-unknown-unknown >/dev/null 2>&1 ||
        rustup target list --installed 2>/dev/null | grep -q wasm32-unknown-unknown
}

# ensure_bindgen: sets bindgen, the tool that joins the program to the page's
# script. It must be of the very version that the program was built with.
ensure_bindgen() {
    local version
    version=$(sed -n '/^name = "wasm-bindgen"$/ { n; s/version = "\(.*\)"/\1/p; }' Cargo.lock)
    # The tool's own lock file asks for versions that have been withdrawn.
    ensure_tool wasm-bindgen "$version" wasm-bindgen-cli
    bindgen=$tool
}

# build_wasm OPTIONS...: prints where the program is that cargo builds with these options.
build_wasm() {
    cargo build --target wasm32-unknown-unknown --message-format json-render-diagnostics "$@" |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' | tail -n 1
}

# build_web FOLDER OPTIONS...: lays out a folder with page, program and assets
# that works from any address. The options are cargo's. It takes Node.js.
build_web() {
    local folder=$1 program
    shift
    program=$(build_wasm --bin bergerie "$@")
    [ -n "$program" ] && ensure_bindgen || return
    rm -rf "$folder"
    mkdir -p "$folder/assets/fonts" "$folder/assets/icons"
    "$bindgen" --target web --no-typescript --out-dir "$folder" "$program" || return
    cp -R web/* "$folder/"
    # What program and page fetch; all else is built in.
    cp -R assets/models assets/sounds assets/textures "$folder/assets/"
    cp assets/fonts/*.ttf "$folder/assets/fonts/"
    cp assets/icons/bergerie-192.png assets/icons/bergerie-512.png "$folder/assets/icons/"
    node scripts/site.mjs "$folder" .
}

# The page that players get.
page=dist/web

# release_web: lays it out, and tells what it weighs.
release_web() {
    ensure_rust && ensure_packages build node && ensure_web_target || return
    build_page && lay_documents "$page/licences" && node scripts/weigh.mjs "$page"
}

# as_page COMMAND...: with the flags of the smallest program. Paths of this machine are no part of it, so that whoever
# builds it gets the same.
as_page() {
    local sources=${CARGO_HOME:-$HOME/.cargo} built=${CARGO_TARGET_DIR:-$PWD/target}
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--remap-path-prefix=$PWD=/bergerie --remap-path-prefix=$sources=/cargo --remap-path-prefix=$built=/target" \
        "$@" --profile web-release
}

build_page() {
    say "Building the page. The first time, this takes about twenty minutes."
    as_page build_web "$page"
}

# build_bare FOLDER: a page with a bare Bevy window, to compare ours with.
build_bare() {
    local program
    program=$(as_page build_wasm --example bare) && [ -n "$program" ] && ensure_bindgen || return
    rm -rf "$1"
    "$bindgen" --target web --no-typescript --out-dir "$1" "$program" || return
    printf '%s\n' '<!doctype html>' '<style>html, body { height: 100%; margin: 0; overflow: hidden; }</style>' \
        '<script type="module">import init from "./bare.js"; await init();</script>' >"$1/index.html"
}

# serve_page OPTIONS: on this machine alone, until Ctrl+C.
serve_page() {
    ensure_rust && ensure_packages build node && ensure_web_target || return
    build_page && node scripts/serve.mjs "$page" "$@"
}

# browser: prints where Chromium is.
browser() {
    local name
    for name in chromium chromium-browser google-chrome '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
        command -v "$name" && return
    done
    return 1
}

# ensure_browser: Chromium, Node.js and what drives the one by the other. Says
# what is missing where something is.
ensure_browser() {
    local missing=()
    browser >/dev/null || missing+=(browser)
    have npm || missing+=(node)
    [ ${#missing[@]} = 0 ] || ensure_packages "${missing[@]}"
    browser >/dev/null || { say 'There is no Chromium.'; return 1; }
    have npm || { say 'There is no Node.js with npm.'; return 1; }
    # What was fetched for this very lock file is there still.
    local modules=$tools/browser
    [ -d "$modules/node_modules" ] && cmp -s tests/browser/package-lock.json "$modules/package-lock.json" && return
    rm -rf "$modules"
    mkdir -p "$modules"
    cp tests/browser/package.json tests/browser/package-lock.json "$modules/"
    npm ci --silent --prefix "$modules" || { say 'npm cannot fetch playwright-core.'; return 1; }
}

# play_in_browser FOLDER [FULL]: plays the game laid out there, and leaves pictures in FOLDER-pictures. Where FULL
# is not empty, what takes long as well.
play_in_browser() {
    mkdir -p "$1-pictures"
    BERGERIE_SITE=$1 BERGERIE_FULL=${2:-} BERGERIE_PICTURES=$1-pictures \
        BERGERIE_BROWSER=$(browser) BERGERIE_MODULES=$tools/browser \
        node --test-reporter=spec tests/browser/main.mjs
}
