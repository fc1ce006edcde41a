#!/usr/bin/env bash
# tests/packages/appimage.sh FILE.AppImage: plays from it as it is, in a folder with a name that not every program can
# bear, where nothing may be written.
set -uo pipefail
package=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit
. tests/packages/checks.sh
. tests/packages/display.sh

awkward_place
cp "$package" "$place/Bergerie.AppImage"
chmod -R a-w "$place"
become_a_player
# Whether nobody may use FUSE is the system's affair, so here it unpacks itself first.
program=("${player[@]}" env TMPDIR="$work/home" APPIMAGE_EXTRACT_AND_RUN=1 "$place/Bergerie.AppImage")

unpacks() { (cd "$work" && "$place/Bergerie.AppImage" --appimage-extract); }
nothing_is_missing() {
    local file
    for file in AppRun .DirIcon bergerie.desktop bergerie.png \
        usr/share/doc/bergerie/{third-party.txt,CREDITS.md,LICENSE-MIT,LICENSE-APACHE,LICENSE-appimage.txt}; do
        [ -s "$work/squashfs-root/$file" ] || { echo "$file is missing"; return 1; }
    done
}
films() { "${program[@]}" film "$records/resigned-at-once.txt" --out "$work/home/film" --size 64x36 --every 40; }

holds 'it unpacks' unpacks
holds 'nothing is missing' nothing_is_missing
answers_as_released "${program[@]}"
holds 'it reads its models and draws' films
if command -v fusermount >/dev/null && [ -w /dev/fuse ]; then
    holds 'FUSE opens it in its place' answers "bergerie $version" "$place/Bergerie.AppImage" --version
else
    without 'FUSE opens it in its place' 'there is no FUSE 2'
fi
holds 'there is a display' open_display
holds 'it shows a window' shows_a_window "${program[@]}"
close_display
counted
