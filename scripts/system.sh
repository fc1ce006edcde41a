# shellcheck shell=bash
# What the system must have; sourced by ./play, ./check and ./release.
#
# Each list names packages that give the same things: build, a C compiler, with
# which Rust links; window, the headers of ALSA (sound) to build and the X11,
# keyboard and Vulkan libraries to run; render, a Vulkan driver without a GPU;
# node, Node.js with npm; browser, Chromium; deb, appimage, mingw and zip, what
# the packages for Linux and for Windows are made with; try, debian and wine, what packages are
# tried with.

say() { printf '%s\n' "$*" >&2; }
have() { command -v "$1" >/dev/null 2>&1; }

# yes_to QUESTION: asks where somebody can answer; Enter means yes.
yes_to() {
    local answer
    [ -t 0 ] && [ -t 2 ] || return 1
    printf '%s [Y/n] ' "$1" >&2
    read -r answer || return 1
    case "$answer" in [nN]*) return 1 ;; esac
}

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
    local manager
    for manager in apt-get dnf pacman; do
        if have "$manager"; then
            echo "$manager"
            return
        fi
    done
}

# packages MANAGER build|window|render|node|browser|deb|appimage|mingw|zip|try|debian|wine
packages() {
    case "$1 $2" in
    'apt-get build') echo gcc libc6-dev ;;
    'apt-get window') echo pkg-config libasound2-dev libx11-6 libx11-xcb1 libxcursor1 libxi6 libxcb1 libxkbcommon0 libxkbcommon-x11-0 libvulkan1 ;;
    'apt-get render') echo mesa-vulkan-drivers ;;
    'apt-get node') echo nodejs npm ;;
    'apt-get browser') echo chromium ;;
    'apt-get deb') echo dpkg-dev ;;
    'apt-get appimage') echo squashfs-tools ;;
    'apt-get mingw') echo gcc-mingw-w64-x86-64 ;;
    'apt-get zip') echo zip ;;
    'apt-get try') echo xvfb desktop-file-utils ;;
    'apt-get debian') echo debootstrap ;;
    'apt-get wine') echo wine wine64 unzip ;;
    'dnf build') echo gcc glibc-devel ;;
    'dnf window') echo pkgconf-pkg-config alsa-lib-devel libX11 libX11-xcb libXcursor libXi libxcb libxkbcommon libxkbcommon-x11 vulkan-loader ;;
    'dnf render') echo mesa-vulkan-drivers ;;
    'dnf node') echo nodejs npm ;;
    'dnf browser') echo chromium ;;
    'dnf deb') echo dpkg-dev ;;
    'dnf appimage') echo squashfs-tools ;;
    'dnf mingw') echo mingw64-gcc ;;
    'dnf zip') echo zip ;;
    'dnf try') echo xorg-x11-server-Xvfb desktop-file-utils ;;
    'dnf debian') echo debootstrap ;;
    'dnf wine') echo wine unzip ;;
    'pacman build') echo gcc ;;
    'pacman window') echo pkgconf alsa-lib libx11 libxcursor libxi libxcb libxkbcommon libxkbcommon-x11 vulkan-icd-loader ;;
    'pacman render') echo vulkan-swrast ;;
    'pacman node') echo nodejs npm ;;
    'pacman browser') echo chromium ;;
    'pacman deb') echo dpkg ;;
    'pacman appimage') echo squashfs-tools ;;
    'pacman mingw') echo mingw-w64-gcc ;;
    'pacman zip') echo zip ;;
    'pacman try') echo xorg-server-xvfb desktop-file-utils ;;
    'pacman debian') echo debootstrap ;;
    'pacman wine') echo wine unzip ;;
    esac
}

# programs PURPOSE: what packages of programs alone are wanted for. Where these are there already, however they came
# (Node.js of nodesource.com brings an npm of its own, and refuses Debian's), nothing is missing.
programs() {
    case "$1" in
    node) echo node npm ;;
    deb) echo dpkg-shlibdeps ;;
    appimage) echo mksquashfs ;;
    zip) echo zip ;;
    debian) echo debootstrap ;;
    esac
}

# has_programs PURPOSE
has_programs() {
    local program
    [ -n "$(programs "$1")" ] || return
    for program in $(programs "$1"); do
        have "$program" || return
    done
}

# is_installed MANAGER PACKAGE
is_installed() {
    case "$1" in
    apt-get) dpkg-query -W -f='${Status}' "$2" 2>/dev/null | grep -q 'install ok installed' ;;
    dnf) rpm -q --whatprovides "$2" >/dev/null 2>&1 ;;
    pacman) pacman -T "$2" >/dev/null 2>&1 ;;
    esac
}

# install_packages MANAGER PACKAGE...
install_packages() {
    local manager=$1
    shift
    case "$manager" in
    apt-get)
        # Old lists are better than none: one dead source is no reason to stop.
        as_root apt-get update -qq || true
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
        ;;
    dnf) as_root dnf install -y "$@" ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" ;;
    esac
}

# ensure_packages PURPOSE...: names what is missing, and installs it.
ensure_packages() {
    case "$(uname -s)" in
    Linux) ;;
    Darwin)
        xcode-select -p >/dev/null 2>&1 && return
        say "Apple's command line tools are missing. Install them with: xcode-select --install"
        return 1
        ;;
    *) return 0 ;;
    esac
    local manager purpose package missing='' install
    manager=$(package_manager)
    if [ -z "$manager" ]; then
        say "No package manager known here (apt, dnf, pacman). Going on: what is needed is a C compiler and, for"
        say "the window, pkg-config, the development files of ALSA, and the libraries of X11, xkbcommon and Vulkan."
        return 0
    fi
    for purpose in "$@"; do
        has_programs "$purpose" && continue
        for package in $(packages "$manager" "$purpose"); do
            is_installed "$manager" "$package" || missing="$missing $package"
        done
    done
    [ -n "$missing" ] || return 0
    say "Installing what is missing:$missing"
    # shellcheck disable=SC2086
    if ! install_packages "$manager" $missing >&2; then
        install="$manager install"
        [ "$manager" != pacman ] || install='pacman -S'
        say "These packages could not be installed:$missing"
        say "Install them as root, then start this again: $install$missing"
        return 1
    fi
}

# Whether Rust is at least as new as Cargo.toml asks for.
rust_is_new() {
    local needed present
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    present=$(rustc --version 2>/dev/null | cut -d' ' -f2)
    [ -n "$present" ] && [ "$(printf '%s\n%s\n' "$needed" "$present" | sort -V | head -n 1)" = "$needed" ]
}

ensure_rust() {
    # shellcheck disable=SC1091
    if ! have cargo && [ -f "$HOME/.cargo/env" ]; then
        . "$HOME/.cargo/env"
    fi
    rust_is_new && return
    if have rustup; then
        # Where rustup is new, nothing is chosen yet.
        rustup update stable >&2 && { rustc --version >/dev/null 2>&1 || rustup default stable >&2; }
        rust_is_new && return
    elif have curl && yes_to "Rust is missing or too old. Install it for you alone, with https://rustup.rs?"; then
        curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --no-modify-path >&2
        PATH=$HOME/.cargo/bin:$PATH
        rust_is_new && return
    fi
    say "Bergerie is built with Rust, at least $(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)."
    say "Install it from https://rustup.rs (one command, no root needed), then start this again. Where rustup is"
    say "there already: rustup update stable && rustup default stable"
    return 1
}
