# shellcheck shell=bash
# A display that nobody looks at, and windows on it; sourced after checks.sh.

# open_display: sets DISPLAY. Xvfb finds a number that is free.
open_display() {
    Xvfb -displayfd 3 -screen 0 640x480x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
    xvfb=$!
    local tries
    for tries in {1..100}; do
        [ -s "$work/display" ] && break
        sleep 0.1
    done
    [ -s "$work/display" ] || { echo "no display after $tries tries"; return 1; }
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
}

close_display() { kill "$xvfb" && wait "$xvfb" || true; }

# shows_a_window COMMAND...: opens it, which takes a while without a graphics
# card, and has drawn its first picture; then it is closed.
shows_a_window() {
    local tries window
    "$@" >"$work/window" 2>&1 &
    window=$!
    for tries in {1..300}; do
        grep -q 'first frame after' "$work/window" && break
        kill -0 "$window" 2>/dev/null || break
        sleep 1
    done
    kill "$window" 2>/dev/null
    wait "$window" 2>/dev/null
    grep -q 'first frame after' "$work/window" && ! grep -qE 'panicked| ERROR ' "$work/window" && return
    echo "after $tries s it had written:"
    cat "$work/window"
    return 1
}
