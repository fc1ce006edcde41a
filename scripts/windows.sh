# shellcheck shell=bash
# The package for Windows, made on Linux with mingw-w64; sourced by ./release, after packages.sh.

windows=x86_64-pc-windows-gnu

# release_windows: a .zip to unpack anywhere.
release_windows() {
    ensure_rust && ensure_packages build mingw zip && ensure_windows_target || return
    local name=bergerie-$version-windows-x86_64 resources=${CARGO_TARGET_DIR:-target}/bergerie.res.o
    mkdir -p "${resources%/*}"
    x86_64-w64-mingw32-windres --include-dir packaging packaging/windows.rc "$resources"
    build_program --target "$windows" -- -C "link-arg=$resources"
    fresh "$dist/$name"
    lay_out_windows "$dist/$name"
    # That of an earlier version too, as for Linux.
    rm -f "$dist"/bergerie-*-windows-*.zip
    (cd "$dist" && zip --quiet --recurse-paths -X "$name.zip" "$name")
    made "$dist/$name.zip"
}

# ensure_windows_target: the part of Rust that builds for Windows.
ensure_windows_target() {
    rustup target add "$windows" >&2 && return
    say "rustup cannot add the target $windows."
    return 1
}

# lay_out_windows FOLDER
lay_out_windows() {
    install "$program" "$1/bergerie.exe"
    x86_64-w64-mingw32-strip "$1/bergerie.exe"
    lay_assets "$1/assets"
    lay_documents "$1/documents"
    # Editors there have not always known other ends of lines.
    sed 's/$/\r/' packaging/README-windows.txt >"$1/README.txt"
}
