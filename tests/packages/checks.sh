# shellcheck shell=bash
# How the tests of packages check and count; sourced by them.

passed=0 failed=0 skipped=0
work=$(mktemp -d)
records=$PWD/tests/records/valid
. scripts/packages.sh

# leave: at the end nothing is left of it, though a test may have taken the right to write.
leave() { chmod -R u+w "$work" && rm -rf "$work"; }
trap leave EXIT

# holds NAME COMMAND...: one thing that must be so. What the command wrote is shown where it is not.
holds() {
    local name=$1
    shift
    if "$@" >"$work/out" 2>&1; then
        passed=$((passed + 1))
        echo "$name ... ok"
    else
        failed=$((failed + 1))
        echo "$name ... FAILED"
        tail -n 20 "$work/out"
    fi
}

# without NAME REASON: one thing that cannot be looked at here.
without() {
    skipped=$((skipped + 1))
    echo "$1 ... skipped, $2"
}

# credits_in FOLDER: the page names its version and the crates, and no mark is left in it.
credits_in() {
    grep -qx "Version $version" "$1/CREDITS.md" && grep -q '^- bevy [0-9.]*: ' "$1/CREDITS.md" && ! grep '^@' "$1/CREDITS.md"
}

# answers TEXT COMMAND...: writes exactly this.
answers() {
    local wanted=$1 got
    shift
    got=$("$@") && [ "$got" = "$wanted" ] && return
    echo "it wrote: $got"
    return 1
}

# tells TEXT STATUS COMMAND...: ends so, and what it writes has this in it.
tells() {
    local wanted=$1 status=$2 got ended=0
    shift 2
    got=$("$@" 2>&1) || ended=$?
    [ "$ended" = "$status" ] && [[ $got == *"$wanted"* ]] && return
    echo "it ended with $ended and wrote: $got"
    return 1
}

# lists COUNT COMMAND...: writes so many lines.
lists() {
    local wanted=$1 got
    shift
    got=$("$@" | wc -l)
    [ "$got" -eq "$wanted" ] && return
    echo "it wrote $got lines"
    return 1
}

# answers_as_released COMMAND...: what the program of any package must do.
answers_as_released() {
    holds 'it tells its version' answers "bergerie $version" "$@" --version
    holds 'it lists moves' lists 1080 "$@" moves enclos
    holds 'it checks a record' answers 'draw agreed' "$@" replay "$records/agreed.txt"
    holds 'it tells all licences' tells 'MIT OR Apache-2.0: ' 0 "$@" credits --language en
}

# awkward_place: sets place, a folder whose name not every program can bear.
awkward_place() {
    place="$work/À l’été, sous les châtaigniers"
    mkdir "$place"
}

# become_a_player: sets player, what goes before a command that may write at home alone. Root may write everywhere: nobody may not.
become_a_player() {
    mkdir "$work/home"
    player=(env -C / HOME="$work/home" XDG_RUNTIME_DIR="$work/home")
    if [ "$(id -u)" = 0 ]; then
        chmod 755 "$work"
        chown nobody "$work/home"
        player+=(setpriv --reuid nobody --regid nogroup --clear-groups)
    fi
}

# counted: what ./check adds up.
counted() {
    echo "test result: packages. $passed passed; $failed failed; $skipped ignored"
    [ "$failed" = 0 ]
}
