#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# coverage.sh: prints, for each folder of src/, how many lines the tests have run. Run the tests first:
# cmake --workflow --preset coverage. Sources that are not built are not counted. Needs gcovr.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

build=$root/build/coverage
command -v gcovr >/dev/null || die "gcovr is missing: apt-get install gcovr"
[[ -n $(find "$build" -name '*.gcda' -print -quit 2>/dev/null) ]] \
    || die "No test has run with coverage: cmake --workflow --preset coverage"

# Reads the counts once; the totals below come from this file.
counts=$build/coverage.json
gcovr --root "$root" --filter "$root/src/" -j "$build_jobs" --json "$counts" "$build"
for folder in "$root"/src/*/; do
    lines=$(gcovr --root "$root" --add-tracefile "$counts" --filter "$folder" --print-summary --output /dev/null | grep '^lines:')
    if [[ $lines != *"out of 0)" ]]; then
        printf '%-10s %s\n' "$(basename "$folder")" "${lines#lines: }"
    fi
done
