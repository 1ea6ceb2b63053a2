#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh [OPTION...] [FILE]: installs missing packages (Debian 12), builds Vozka and starts it with these arguments.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# needs_display ARGUMENT...: false if Vozka will not open a window.
needs_display()
{
    local argument
    for argument in "$@"; do
        case $argument in
        --picture | --picture=* | --film | --film=* | --self-test | --help | -h | --version | -v) return 1 ;;
        esac
    done
}

# Checked before the build, which takes long.
if ! needs_display "$@"; then
    export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
elif [[ -z ${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-} ]]; then
    die "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.
Start it in a graphical session, or log in with a forwarded display (ssh -X), or use a virtual display
(xvfb-run -s '-screen 0 1400x900x24' packaging/run.sh).
Without a display these work: --picture OUT.png FILE (draws a board), --film OUT FILE (draws a game), --self-test, --help, --version."
fi

ensure_packages "$root/packaging/packages-run.txt"

build=$root/build/release
if [[ -f $build/CMakeCache.txt ]]; then
    configure release -DVOZKA_GUI=ON # keeps VOZKA_TESTS
else
    configure release -DVOZKA_GUI=ON -DVOZKA_TESTS=OFF
fi
cmake --build "$build" --target vozka --parallel "$build_jobs"
exec "$build/src/app/vozka" "$@"
