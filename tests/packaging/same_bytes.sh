#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# same_bytes.sh SOURCE: builds the packages twice from scratch, in the same folder and without a compiler cache, and
# compares their bytes.
set -euo pipefail

source=$(realpath "$1")
workdir=$(mktemp -d)
trap 'rm -rf "$workdir"' EXIT
# The branch can change during the builds.
commit=$(git -C "$source" rev-parse HEAD)
export CCACHE_DISABLE=1

copy=$workdir/source
for run in first second; do
    mkdir -p "$copy"
    git -C "$source" archive "$commit" | tar -C "$copy" -xf -
    "$copy/packaging/package.sh" >"$workdir/log" 2>&1 || { tail -30 "$workdir/log"; exit 1; }
    (cd "$copy/build/package" && sha256sum vozka_*.deb vozka-*.tar.xz) | tee "$workdir/$run.sums"
    rm -rf "$copy"
done
cmp "$workdir/first.sums" "$workdir/second.sums"
