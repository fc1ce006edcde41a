# shellcheck shell=bash
# Packages for Linux; sourced by ./release, after packages.sh and tools.sh.

# release_linux: a .tar.gz to unpack anywhere and a .deb to install. Both hold the same tree.
release_linux() {
    ensure_rust && ensure_packages build window deb && ensure_tool cargo-deb 3.8.0 cargo-deb --locked || return
    # Cargo.toml takes the tree for the .deb from here.
    local tree=dist/linux name
    name=bergerie-$version-linux-$(uname -m)
    build_program
    fresh "$tree"
    lay_out_linux "$tree"
    # Those of earlier versions, which ./check --full would try too.
    rm -f "$dist"/bergerie-*-linux-*.tar.gz "$dist"/bergerie_*.deb
    pack_tree "$tree" "$name" "$dist/$name.tar.gz"
    "$tool" deb --no-build --no-strip --deb-revision '' --output "$dist/" >&2
    made "$dist/$name.tar.gz" "$dist"/*.deb
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

# pack_tree FOLDER NAME FILE: the folder under this name; the same tree gives the same file, whoever packs it and when.
pack_tree() {
    sed "s/@GLIBC@/$(needed_glibc "$1/bin/bergerie")/" packaging/README-linux.txt >"$1/README.txt"
    tar --create --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r-w \
        --mtime="@$(git log -1 --format=%ct 2>/dev/null || echo 0)" --transform "s,^\.,$2," --directory "$1" . |
        gzip -9 --no-name >"$3"
}
