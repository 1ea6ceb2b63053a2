#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# sources.sh COMMAND: checks or formats the C++ sources, for test.sh and targets of the build.
#   format         formats the sources
#   check-format   prints differences from the format
#   tidy BUILD     runs clang-tidy with the compile commands of a configured build: over every source of src/, or, if the
#                  build has unity files, over the sources of the engine
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# run_clang_format OPTION...
run_clang_format()
{
    find "$root/src" "$root/tests" \( -name '*.h' -o -name '*.cpp' \) -print0 | xargs -0 --no-run-if-empty clang-format "$@"
}

# run_tidy BUILD REGEX [OPTION...]: clang-tidy over the sources of a configured build whose paths match.
run_tidy()
{
    local build=$1 sources=$2
    shift 2
    run-clang-tidy -quiet -j "$build_jobs" -p "$build" "$@" "$sources" 2>&1 \
        | sed -e '/^clang-tidy/d' -e '/warnings\? generated/d' -e '/^Suppressed/d' -e '/^$/d'
}

# clang-tidy needs most of its time for headers, so unity files take a quarter of the time of separate sources. They include
# sources, so the check for that is off for them. The build might not be compiled yet, so sources must not include
# generated files.
tidy()
{
    local build=$1
    if grep -q '^VOZKA_UNITY:BOOL=ON$' "$build/CMakeCache.txt"; then
        run_tidy "$build" '/vozka_engine\.dir/Unity/' -checks=-bugprone-suspicious-include
    else
        run_tidy "$build" "^$(printf '%s' "$root/src/" | sed 's/[][\.*^$+?(){}|]/\\&/g')"
    fi
}

case "${1:-} $#" in
"format 1") run_clang_format -i ;;
"check-format 1") run_clang_format --dry-run -Werror ;;
"tidy 2") tidy "$2" ;;
*) die "usage: packaging/sources.sh format | check-format | tidy BUILD" ;;
esac
