# What the system must have; sourced by ./play and ./check.
#
# Each list names packages that give the same things: a C compiler and the
# headers of ALSA (sound) and udev (gamepads) to build, the X11, keyboard,
# Vulkan and ALSA libraries to run.

say() { printf '%s\n' "$*" >&2; }
have() { command -v "$1" >/dev/null 2>&1; }

# as_root COMMAND...: with sudo where we are not root.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        return 127
    fi
}

package_manager() {
    for manager in apt-get dnf pacman brew; do
        if have $manager; then
            echo $manager
            return
        fi
    done
}

# packages MANAGER build|run|render
packages() {
    case "$1 $2" in
    'apt-get build') echo gcc libc6-dev pkg-config libasound2-dev libudev-dev ;;
    'apt-get run') echo libx11-6 libx11-xcb1 libxcursor1 libxi6 libxcb1 libxkbcommon0 libxkbcommon-x11-0 libvulkan1 ;;
    'apt-get render') echo mesa-vulkan-drivers ;;
    'dnf build') echo gcc pkgconf-pkg-config alsa-lib-devel systemd-devel ;;
    'dnf run') echo libX11 libX11-xcb libXcursor libXi libxcb libxkbcommon libxkbcommon-x11 vulkan-loader alsa-lib ;;
    'dnf render') echo mesa-vulkan-drivers ;;
    'pacman build') echo gcc pkgconf alsa-lib systemd-libs ;;
    'pacman run') echo libx11 libxcursor libxi libxcb libxkbcommon libxkbcommon-x11 vulkan-icd-loader ;;
    'pacman render') echo vulkan-swrast ;;
    esac
}

is_installed() {
    case "$1" in
    apt-get) dpkg-query -W -f='${Status}' "$2" 2>/dev/null | grep -q 'install ok installed' ;;
    dnf) rpm -q "$2" >/dev/null 2>&1 ;;
    pacman) pacman -Q "$2" >/dev/null 2>&1 ;;
    brew) brew list "$2" >/dev/null 2>&1 ;;
    esac
}

install_packages() {
    local manager=$1
    shift
    case "$manager" in
    apt-get)
        as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
        ;;
    dnf) as_root dnf install -y "$@" ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" ;;
    brew) brew install "$@" ;;
    esac
}

# ensure_packages build|run|render...: names what is missing, and installs it.
ensure_packages() {
    case "$(uname -s)" in
    Linux) ;;
    Darwin)
        if ! xcode-select -p >/dev/null 2>&1; then
            say "Apple's command line tools are missing. Install them with: xcode-select --install"
            return 1
        fi
        return 0
        ;;
    *) return 0 ;;
    esac
    local manager purpose package missing=''
    manager=$(package_manager)
    if [ -z "$manager" ] || [ "$manager" = brew ]; then
        say "No known package manager (apt, dnf, pacman) is here: please see to a C compiler, pkg-config and the"
        say "development files of ALSA and udev yourself. Going on."
        return 0
    fi
    for purpose in "$@"; do
        for package in $(packages "$manager" "$purpose"); do
            is_installed "$manager" "$package" || missing="$missing $package"
        done
    done
    [ -n "$missing" ] || return 0
    say "Installing what is missing:$missing"
    # shellcheck disable=SC2086
    if ! install_packages "$manager" $missing >&2; then
        say "These packages could not be installed:$missing"
        say "Install them as root, for example: $manager install$missing"
        return 1
    fi
}

# Rust, at least as new as Cargo.toml asks for.
ensure_rust() {
    if ! have cargo && [ -f "$HOME/.cargo/env" ]; then
        . "$HOME/.cargo/env"
    fi
    if ! have cargo; then
        if [ "$(package_manager)" = brew ]; then
            brew install rustup >&2 && rustup default stable >&2
        elif have rustup; then
            rustup default stable >&2
        else
            say "Rust is missing. Install it from https://rustup.rs (one command, no root needed), then start this again."
            return 1
        fi
    fi
    local needed present
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    present=$(rustc --version | cut -d' ' -f2)
    if [ "$(printf '%s\n%s\n' "$needed" "$present" | sort -V | head -n 1)" != "$needed" ]; then
        say "Rust $present is too old: Bergerie needs $needed."
        if ! have rustup || ! rustup update stable >&2; then
            say "Please bring Rust up to date, for example with: rustup update stable"
            return 1
        fi
    fi
}
