#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# same_bytes.sh SOURCE: builds the packages twice from scratch, in the same folder and without a compiler cache, and
# compares their bytes.
set -euo pipefail

source=$(realpath "$1")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
# The branch can change during the builds.
commit=$(git -C "$source" rev-parse HEAD)
export CCACHE_DISABLE=1

copy=$place/source
for run in first second; do
    mkdir -p "$copy"
    git -C "$source" archive "$commit" | tar -C "$copy" -xf -
    "$copy/packaging/package.sh" >"$place/log" 2>&1 || { tail -30 "$place/log"; exit 1; }
    (cd "$copy/build/package" && sha256sum vozka_*.deb vozka-*.tar.xz) | tee "$place/$run.sums"
    rm -rf "$copy"
done
cmp "$place/first.sums" "$place/second.sums"
