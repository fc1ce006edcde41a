#!/usr/bin/env bash
# tests/packages/tarball.sh FILE.tar.gz: unpacks it into a folder with a name that
# not every program can bear, where nothing may be written, and plays from there.
set -uo pipefail
package=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit
. tests/packages/checks.sh
. tests/packages/display.sh

awkward_place
tar -xzf "$package" -C "$place" --strip-components 1
chmod -R a-w "$place"
become_a_player
program=("${player[@]}" "$place/bin/bergerie")

cannot_write() { ! "${player[@]}" touch "$place/bin/written"; }
films() { "${program[@]}" film "$records/resigned-at-once.txt" --out "$work/home/film" --size 64x36 --every 40; }
nothing_is_missing() {
    local file
    for file in bin/bergerie README.txt share/applications/bergerie.desktop share/icons/hicolor/48x48/apps/bergerie.png \
        share/doc/bergerie/{third-party.txt,CREDITS.md,LICENSE-MIT,LICENSE-APACHE,LICENSE-fraunces.txt}; do
        [ -s "$place/$file" ] || { echo "$file is missing"; return 1; }
    done
}

holds 'nothing is missing' nothing_is_missing
holds 'the credits are whole' credits_in "$place/share/doc/bergerie"
holds 'the menu can read its entry' desktop-file-validate "$place/share/applications/bergerie.desktop"
holds 'nothing can be written there' cannot_write
answers_as_released "${program[@]}"
holds 'it reads its models from there and draws' films
holds 'without them it says where it looked' tells '/nowhere' 1 \
    "${player[@]}" env BERGERIE_ASSETS=/nowhere "$place/bin/bergerie" film "$records/agreed.txt" --out "$work/home/none"
holds 'there is a display' open_display
holds 'it shows a window' shows_a_window "${program[@]}"
close_display
counted
