#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# package.sh [CMAKE OPTION...]: installs missing packages (Debian 12) and makes a .deb and an archive in build/package.
# The same sources in the same folder make the same bytes: the time of all files is the time of the changelog.
# Useful options: -DVOZKA_HOMEPAGE=https://... and "-DVOZKA_MAINTAINER=NAME <ADDRESS>".
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

ensure_packages "$root/packaging/packages-run.txt"
build=$root/build/package
configure package "$@"
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l "$build/packaging/made/changelog.Debian" -S Timestamp)
# The order of Qt's resources depends on the seed, other output on the language and the time zone.
export SOURCE_DATE_EPOCH QT_HASH_SEED=0 LC_ALL=C.UTF-8 TZ=UTC
umask 022
# The output order of Qt's QML compiler depends on addresses in memory.
fixed=(setarch "$(uname -m)" --addr-no-randomize)
if ! "${fixed[@]}" true 2>/dev/null; then
    say "Address randomization cannot be switched off here: the packages will work, but their bytes can differ."
    fixed=()
fi
"${fixed[@]}" cmake --build "$build" --parallel "$build_jobs"
(cd "$build" && cpack)
for made in "$build"/vozka_*.deb "$build"/vozka-*.tar.xz; do
    say "$made"
done
