# shellcheck shell=bash
# What the packages of all systems have in common; sourced by ./release, after system.sh. What fails ends ./release at
# once (set -e), which holds within a function only where it is called on a line of its own.

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
dist=$PWD/dist

# build_program OPTIONS...: sets program, the game built for packages. The
# options are those of cargo rustc.
build_program() {
    say "Building Bergerie. The first time, this takes ten to twenty minutes."
    program=$(cargo rustc --locked --release --bin bergerie --message-format json-render-diagnostics "$@" |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' | tail -n 1)
    [ -n "$program" ]
}

# lay_assets FOLDER: what the program reads; all else is built in.
lay_assets() {
    mkdir -p "$1"
    cp -R assets/models assets/sounds assets/textures "$1/"
}

# lay_documents FOLDER: what is to be told about the game, and every licence that demands to go with it.
lay_documents() {
    mkdir -p "$1"
    cp CHANGELOG.md LICENSE-APACHE LICENSE-MIT assets/fonts/LICENSE-*.txt licences/third-party.txt "$1/"
    credits >"$1/CREDITS.md"
}

# credits: the page as the program shows it, with what stands in the places of its marks.
credits() {
    awk -v version="$version" '
        /^@version$/ { print "Version " version; next }
        /^@crates$/ {
            while ((getline line <"licences/crates.txt") > 0) {
                sub("\t", ": ", line)
                print "- " line
            }
            next
        }
        { print }' assets/locales/en/credits.md
}

# fresh FOLDER: empties it.
fresh() {
    rm -rf "$1"
    mkdir -p "$1"
}

# made FILE...: tells what there is, and how large. (du of macOS has no long options.)
made() { du -h "$@" >&2; }
