#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# package.sh [CMAKE OPTION...]: installs what is missing (Debian 12) and makes the packages in build/package: a .deb and
# an archive. The same sources in the same folder make the same bytes; what the package says of the time is the day of its
# changelog. VOZKA_HOMEPAGE and VOZKA_MAINTAINER are set by options (-DVOZKA_HOMEPAGE=https://...).
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

ensure_packages "$root/packaging/packages-run.txt"
build=$root/build/package
configure package "$@"
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l "$build/packaging/made/changelog.Debian" -S Timestamp)
# Qt writes its resources in an order that depends on this.
export SOURCE_DATE_EPOCH QT_HASH_SEED=0 LC_ALL=C.UTF-8 TZ=UTC
umask 022
# Qt's compiler of QML writes in an order that depends on where things lie in memory.
fixed=(setarch "$(uname -m)" --addr-no-randomize)
if ! "${fixed[@]}" true 2>/dev/null; then
    say "Here memory cannot be laid out the same way twice: the packages will work, but their bytes will differ."
    fixed=()
fi
"${fixed[@]}" cmake --build "$build" --parallel "$build_jobs"
(cd "$build" && cpack)
for made in "$build"/vozka_*.deb "$build"/vozka-*.tar.xz; do
    say "$made"
done
