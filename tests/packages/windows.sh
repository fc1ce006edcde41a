#!/usr/bin/env bash
# tests/packages/windows.sh FILE.zip: what the program for Windows answers in Wine.
# No window is opened: what Wine draws without a graphics card says nothing of Windows.
set -uo pipefail
package=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit
. tests/packages/checks.sh

unzip -q "$package" -d "$work"
place=$(echo "$work"/bergerie-*)
# Wine 8 lacks a library that every Windows has.
x86_64-w64-mingw32-gcc -shared -o "$place/bcryptprimitives.dll" tests/packages/bcryptprimitives.c -ladvapi32 || exit
export WINEPREFIX=$work/wine WINEDEBUG=-all
in_wine() { wine "$place/bergerie.exe" "$@"; }

nothing_is_missing() {
    local file
    for file in README.txt assets/models/sheep_white.glb documents/{third-party.txt,CREDITS.md,LICENSE-MIT,LICENSE-APACHE}; do
        [ -s "$place/$file" ] || { echo "$file is missing"; return 1; }
    done
}

holds 'nothing is missing' nothing_is_missing
holds 'the credits are whole' credits_in "$place/documents"
answers_as_released in_wine
wineserver --kill
counted
