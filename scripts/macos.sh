# shellcheck shell=bash
# The package for macOS, made there; sourced by ./release, after packages.sh.

# release_macos: an application for both kinds of processor, in a .zip.
release_macos() {
    [ "$(uname -s)" = Darwin ] || { say "The package for macOS can be made on macOS alone."; return 1; }
    ensure_rust && ensure_packages build || return
    local target programs=() app=$dist/Bergerie.app zip=$dist/bergerie-$version-macos.zip
    for target in aarch64-apple-darwin x86_64-apple-darwin; do
        rustup target add "$target" >&2
        build_program --target "$target"
        programs+=("$program")
    done
    fresh "$app"
    mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
    lipo -create "${programs[@]}" -output "$app/Contents/MacOS/bergerie"
    sed "s/@VERSION@/$version/" packaging/Info.plist >"$app/Contents/Info.plist"
    macos_icon "$app/Contents/Resources/bergerie.icns"
    lay_assets "$app/Contents/Resources/assets"
    lay_documents "$app/Contents/Resources/documents"
    # Without a name behind it, but without any signature nothing starts on Apple's own processors.
    codesign --force --sign - "$app"
    rm -f "$zip"
    ditto -c -k --keepParent "$app" "$zip"
    made "$zip"
}

# macos_icon FILE.icns
macos_icon() {
    local folder size
    folder=$(mktemp -d)/bergerie.iconset
    mkdir "$folder"
    for size in 16 32 128 256; do
        cp "assets/icons/bergerie-$size.png" "$folder/icon_${size}x$size.png"
        cp "assets/icons/bergerie-$((2 * size)).png" "$folder/icon_${size}x$size@2x.png"
    done
    iconutil --convert icns --output "$1" "$folder"
}
