# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by the scripts of this folder: installs missing packages, configures a build. Sourced, not run.
# Root or sudo is needed only if a package is missing.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export build_jobs=${VOZKA_JOBS:-$(nproc)}

# say LINE...: prints the lines.
say()
{
    printf '%s\n' "$@"
}

# die LINE...: prints the lines on standard error and exits with 1.
die()
{
    printf '%s\n' "$@" >&2
    exit 1
}

# list_packages FILE...: prints the names in these package lists, one per line.
list_packages()
{
    sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@"
}

# missing_packages NAME...: prints the packages that are not installed, one per line.
missing_packages()
{
    local installed
    # dpkg-query fails if one of the names is unknown, but prints the others.
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    printf '%s\n' "$@" | awk -v installed="$installed" '
        BEGIN {
            count = split(installed, lines, "\n")
            for (i = 1; i <= count; ++i)
                if (split(lines[i], word, " ") == 2 && word[2] == "installed")
                    there[word[1]] = 1
        }
        !($1 in there)'
}

# may_use_sudo: true if sudo works. Asks for a password only in a terminal.
may_use_sudo()
{
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return 0
    [[ -t 0 ]] && sudo -v
}

# install_packages NAME...: installs with apt-get, as root or with sudo; otherwise prints the command and exits.
install_packages()
{
    local -a as_root=()
    say "Installing from Debian: $*"
    if [[ $(id -u) -ne 0 ]]; then
        may_use_sudo || die "These packages are missing, and this user may not install them (not root, and no sudo).
An administrator can run:
    apt-get install --no-install-recommends $*"
        as_root=(sudo)
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # Waits for another apt-get instead of failing.
    local -a apt=("${as_root[@]}" apt-get -o DPkg::Lock::Timeout=600)
    "${apt[@]}" update -qq || say "The package lists could not be refreshed; trying with the existing lists."
    "${apt[@]}" install -y -qq --no-install-recommends "$@" \
        || die "The packages could not be installed; see the output of apt-get above."
}

# ensure_packages FILE...: installs the packages of these lists that are missing.
ensure_packages()
{
    local -a wanted missing
    mapfile -t wanted < <(list_packages "$@")
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        die "This script installs the packages that it needs on Debian 12 and its derivatives; apt-get was not found.
On other systems install: a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 or newer with Quick, Quick Controls,
Svg and the Linguist tools, nlohmann-json and CLI11 (for the tests also GoogleTest, Google
Benchmark, Python 3, clang-format and clang-tidy 14, Xvfb and xdotool). Then:
    cmake --preset release && cmake --build build/release && build/release/src/app/vozka"
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    if [[ ${#missing[@]} -gt 0 ]]; then
        install_packages "${missing[@]}"
    fi
}

# configure PRESET [CMAKE OPTION...]: configures a build.
configure()
{
    local preset=$1
    shift
    cmake -S "$root" --preset "$preset" --no-warn-unused-cli "$@"
}
