#!/usr/bin/env bash
# tests/packages/deb.sh FILE.deb: installs it in a fresh Debian, plays there, and
# takes it away again. Needs root.
set -uo pipefail
package=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit
. tests/packages/checks.sh
. tests/packages/display.sh

suite=bookworm
# What debootstrap has made once is as fresh the next time.
fresh=${XDG_CACHE_HOME:-$HOME/.cache}/bergerie/debian-$suite.tar
root=$work/debian

# debian: a Debian with nothing in it but what every Debian has.
debian() {
    mkdir "$root"
    if [ ! -f "$fresh" ]; then
        mkdir -p "$(dirname "$fresh")"
        debootstrap --variant=minbase "$suite" "$root" && rm -f "$root"/var/cache/apt/archives/*.deb || return
        tar -cf "$fresh.part" --one-file-system -C "$root" . && mv "$fresh.part" "$fresh" || return
    else
        tar -xpf "$fresh" -C "$root"
    fi
    mount --bind /proc "$root/proc" && mount --bind /dev "$root/dev" || return
    # The display's socket.
    mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix && mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

in_debian() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
player() {
    chroot --userspec nobody:nogroup "$root" /usr/bin/env -i PATH=/usr/bin:/bin:/usr/games LC_ALL=C.UTF-8 \
        HOME=/tmp/player XDG_RUNTIME_DIR=/tmp/player DISPLAY="${DISPLAY:-}" "$@"
}
installs() {
    cp "$package" "$root/tmp/bergerie.deb" && in_debian apt-get update -qq && in_debian apt-get install -y -qq /tmp/bergerie.deb
}
# What the package depends on stays, and so does what apt and dpkg write down of it all.
leaves_nothing() {
    local left
    in_debian apt-get purge -y -qq bergerie || return
    left=$(find "$root" -xdev -iname '*bergerie*' ! -path "$root/tmp/*")
    [ -z "$left" ] && return
    echo "these are left: $left"
    return 1
}
leave() {
    umount "$root/proc" "$root/dev" "$root/tmp/.X11-unix"
    rm -rf --one-file-system "$work"
}

holds 'there is a fresh Debian' debian
holds 'it installs, with all that it depends on' installs
mkdir -p "$root/tmp/player" && chown nobody "$root/tmp/player"
cp -r "$records" "$root/tmp/records" && records=/tmp/records
answers_as_released player bergerie
holds 'it reads its models and draws' player bergerie film /tmp/records/resigned-at-once.txt --out /tmp/player/film --size 64x36 --every 40
holds 'there is a display' open_display
holds 'it shows a window' shows_a_window player bergerie
close_display
holds 'it goes and leaves nothing' leaves_nothing
counted
