# shellcheck shell=bash
# Packages for Linux; sourced by ./release, after packages.sh and tools.sh.

# release_linux: a .tar.gz to unpack anywhere, a .deb to install and an AppImage to start as it is. All hold the same tree.
release_linux() {
    ensure_rust && ensure_packages build window deb appimage || return
    ensure_tool cargo-deb 3.8.0 cargo-deb --locked && ensure_runtime || return
    # Cargo.toml takes the tree for the .deb from here.
    local tree=dist/linux name
    name=bergerie-$version-linux-$(uname -m)
    build_program
    fresh "$tree"
    lay_out_linux "$tree"
    # Those of earlier versions, which ./check --full would try too.
    rm -f "$dist"/bergerie-*-linux-*.{tar.gz,AppImage} "$dist"/bergerie_*.deb
    pack_tree "$tree" "$name" "$dist/$name.tar.gz"
    "$tool" deb --no-build --no-strip --deb-revision '' --output "$dist/" >&2
    [ -z "$runtime" ] || pack_appimage "$tree" "$dist/$name.AppImage"
    made "$dist/$name".* "$dist"/*.deb
}

# lay_out_linux FOLDER: as in /usr or ~/.local.
lay_out_linux() {
    local picture size
    install -D "$program" "$1/bin/bergerie"
    strip "$1/bin/bergerie"
    lay_assets "$1/share/bergerie/assets"
    lay_documents "$1/share/doc/bergerie"
    install -D -m 644 packaging/bergerie.desktop "$1/share/applications/bergerie.desktop"
    for picture in assets/icons/*.png; do
        size=${picture##*-} size=${size%.png}
        install -D -m 644 "$picture" "$1/share/icons/hicolor/${size}x$size/apps/bergerie.png"
    done
}

# needed_glibc PROGRAM: the oldest version of the C library that it runs with.
needed_glibc() { objdump --dynamic-syms "$1" | grep -o 'GLIBC_[0-9.]*' | cut -d _ -f 2 | sort --version-sort | tail -n 1; }

# committed: when the sources came to be as they are, which packages bear as their files' time.
committed() { git log -1 --format=%ct 2>/dev/null || echo 0; }

# pack_tree FOLDER NAME FILE: the folder under this name; the same tree gives the same file, whoever packs it and when.
pack_tree() {
    sed "s/@GLIBC@/$(needed_glibc "$1/bin/bergerie")/" packaging/README-linux.txt >"$1/README.txt"
    tar --create --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r-w \
        --mtime="@$(committed)" --transform "s,^\.,$2," --directory "$1" . |
        gzip -9 --no-name >"$3"
}

# ensure_runtime: sets runtime, which every AppImage begins with and which opens it: that of AppImageKit, release 13, as the
# crate appimage brings it along. The sum is the one that those check for who fetch it from AppImageKit itself (Arch Linux's
# package, Feather Wallet). For other processors the crate has none.
ensure_runtime() {
    runtime=''
    [ "$(uname -m)" = x86_64 ] || return 0
    runtime=$tools/appimage-runtime-13
    [ ! -f "$runtime" ] || return 0
    local crate=appimage-0.4.0 unpacked
    # Cargo unpacks a crate where it tells of it.
    cargo info --quiet "${crate/-/@}" >/dev/null || return
    unpacked=$(find "${CARGO_HOME:-$HOME/.cargo}/registry/src" -path "*/$crate/assets/runtime-x86_64" | head -n 1)
    echo "328e0d745c5c6817048c27bc3e8314871703f8f47ffa81a37cb06cd95a94b323  $unpacked" | sha256sum --check --quiet >&2 || return
    install -D -m 644 "$unpacked" "$runtime"
}

# pack_appimage FOLDER FILE: the folder as usr, with what an AppImage shows of itself and starts; the same tree gives the same file.
pack_appimage() {
    local image=dist/AppDir
    fresh "$image"
    cp -R "$1" "$image/usr"
    rm -f "$image/usr/README.txt"
    cp packaging/LICENSE-appimage.txt "$image/usr/share/doc/bergerie/"
    cp packaging/bergerie.desktop "$image/"
    cp assets/icons/bergerie-256.png "$image/bergerie.png"
    ln -s bergerie.png "$image/.DirIcon"
    ln -s usr/bin/bergerie "$image/AppRun"
    rm -f "$2.part"
    SOURCE_DATE_EPOCH=$(committed) mksquashfs "$image" "$2.part" -root-owned -no-xattrs -noappend -comp xz -quiet -no-progress >&2
    cat "$runtime" "$2.part" >"$2"
    rm "$2.part"
    chmod 755 "$2"
}
