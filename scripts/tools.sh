# shellcheck shell=bash
# Programs of others that are built once for all clones; sourced after system.sh.

tools=${XDG_CACHE_HOME:-$HOME/.cache}/bergerie/tools

# ensure_tool PROGRAM VERSION CRATE OPTIONS...: sets tool, a program out of
# cargo's registry. The options are those of cargo install.
ensure_tool() {
    local program=$1 version=$2 crate=$3 folder=$tools/$1-$2
    shift 3
    tool=$folder/bin/$program
    [ -x "$tool" ] && return
    say "Building $program $version. This takes a few minutes, once."
    # Without optimisation it builds in half the time, and works fast enough.
    cargo install --quiet --root "$folder" --bin "$program" --config 'profile.release.opt-level=1' \
        --config 'profile.release.lto=false' "$crate" --version "=$version" "$@"
}
