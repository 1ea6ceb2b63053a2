#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# test.sh [--quick | --full]: installs missing packages (Debian 12), builds Vozka and tests it without a display.
#   --quick   the release build and its tests
#   (none)    also the format, clang-tidy over the engine, the libraries without unity files, a build without Qt and with
#             sanitizers
#   --full    also every header separately, clang-tidy over everything in src/, cppcheck and clazy, the sanitizers with the
#             graphical part, the thread sanitizer, 120,000 games under all laws, the program killed 500 times while it
#             plays, everything without Qt built for Windows, the package in a bare system, and the package made twice
# Every step is run, even after one that failed. The tests of the release build come last, so that the output
# ends with CTest's summary of them. The exit code is 0 only if every step succeeds.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
. "$(dirname "${BASH_SOURCE[0]}")/steps.sh"

usage="usage: packaging/test.sh [--quick | --full]"
case ${1:-} in
"" | --quick | --full) extent=${1:-} ;;
-h | --help)
    sed -n '4,12s/^# //p' "${BASH_SOURCE[0]}"
    exit 0
    ;;
*) die "$usage" ;;
esac
[[ $# -le 1 ]] || die "$usage"

ensure_packages "$root/packaging/packages-run.txt" "$root/packaging/packages-test.txt"
if [[ $extent == --full ]]; then
    ensure_packages "$root/packaging/packages-full.txt"
fi
make_test_folders

step "Release build" build_release
if [[ $extent != --quick ]]; then
    step "Format" check_format
    step "Build and tests without Qt, with sanitizers" test_without_qt
    if [[ $extent == --full ]]; then
        step "Headers and sources without precompiled headers" check_includes
        step "clang-tidy over src" check_tidy
        step "cppcheck" check_with_cppcheck
        step "clazy" check_with_clazy
        step "Tests with sanitizers, graphical part" test_sanitized_gui
        step "Computer players with the thread sanitizer" test_threads
        step "Soak test" soak
        step "Kill test" kill_often
        step "Everything without Qt, built for Windows" build_for_windows
        step "The package, and the program in a bare system" test_package
        step "Reproducible package" "$root/tests/packaging/same_bytes.sh" "$root"
    else
        step "Libraries without unity files" build_without_unity
        step "clang-tidy over src/engine" check_tidy_engine
    fi
fi
finish "Release tests" test_release
