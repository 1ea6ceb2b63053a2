#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# fresh_root.sh PACKAGE.deb GAME.vozka [ROOT.tar]: installs the package in a bare Debian 12 system in a folder, starts
# the program under Xvfb, opens the game as a double click does, and removes the package. Requires: root, mmdebstrap and
# the network. ROOT.tar is an existing bare system.
set -euo pipefail

if [[ ${1:-} != --inside ]]; then
    # Mounts and processes of the test end with these namespaces.
    exec unshare --mount --pid --fork --kill-child "${BASH_SOURCE[0]}" --inside "$(realpath "$1")" "$(realpath "$2")" ${3:+"$(realpath "$3")"}
fi
package=$2 game=$3 archive=${4:-}

workdir=$(mktemp -d)
trap 'umount -l "$workdir/root/proc" "$workdir/root/dev" 2>/dev/null || true; rm -rf --one-file-system "$workdir"' EXIT
root=$workdir/root
mkdir "$root"

if [[ -z $archive ]]; then
    archive=$workdir/bare.tar
    mmdebstrap --quiet --variant=apt bookworm "$archive"
fi
tar -C "$root" --exclude='./dev/*' -xf "$archive"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
cp "$package" "$root/tmp/vozka.deb"
cp "$game" "$root/tmp/game.vozka"

# inside COMMAND...: runs the command in the bare system with a clean environment.
inside()
{
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games \
        HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"
}

# as_player COMMAND: runs a shell command as an ordinary user.
as_player()
{
    inside runuser -u player -- env HOME=/home/player XDG_RUNTIME_DIR=/tmp/runtime sh -c "$1"
}

# list_files: lists the files in etc, opt and usr.
list_files()
{
    (cd "$root" && find etc opt usr -xdev ! -path '*/__pycache__*' | LC_ALL=C sort)
}

heading()
{
    printf '== %s\n' "$*"
}

heading "Installing the package and what it depends on"
inside apt-get update -qq
inside useradd --create-home player
inside install -d -m 700 -o player /tmp/runtime
inside apt-get install -y -qq --no-install-recommends /tmp/vozka.deb >"$workdir/apt.log" 2>&1 \
    || { tail -20 "$workdir/apt.log"; exit 1; }

heading "Every page, without a display"
as_player 'QT_QPA_PLATFORM=offscreen vozka --self-test'
as_player 'vozka --picture /tmp/runtime/board.png /tmp/game.vozka && test -s /tmp/runtime/board.png'
as_player 'vozka-cli replay /tmp/game.vozka >/dev/null'

heading "Under Xvfb, every page"
inside apt-get install -y -qq --no-install-recommends xvfb xauth xdotool libglib2.0-bin desktop-file-utils \
    shared-mime-info man-db dbus >"$workdir/apt.log" 2>&1 || { tail -20 "$workdir/apt.log"; exit 1; }
as_player 'xvfb-run -a -s "-screen 0 1280x800x24" vozka --self-test'

heading "A double click"
kind=$(as_player 'gio info -a standard::content-type /tmp/game.vozka')
[[ $kind == *application/x-vozka-game* ]] || { echo "Type of the game file: $kind"; exit 1; }
# The title of the window contains the name of the game. The time limit ends a blocked program.
cat >"$root/tmp/double_click.sh" <<'CLICK'
set -e
gio open /tmp/game.vozka
xdotool search --sync --onlyvisible --name "game.*Vozka" >/dev/null
CLICK
as_player 'timeout 120 dbus-run-session -- xvfb-run -a -s "-screen 0 1280x800x24" sh /tmp/double_click.sh'

heading "The manual"
# A bare system does not install manuals. Read the pages from the package.
as_player 'dpkg-deb --fsys-tarfile /tmp/vozka.deb | tar -C /tmp/runtime -xf - ./usr/share/man'
for page in man6/vozka.6.gz man6/vozka-cli.6.gz cs/man6/vozka.6.gz cs/man6/vozka-cli.6.gz de/man6/vozka.6.gz de/man6/vozka-cli.6.gz; do
    as_player "man -l /tmp/runtime/usr/share/man/$page | grep -q vozka"
done

heading "Removing it"
inside apt-get purge -y -qq vozka >"$workdir/apt.log" 2>&1 || { tail -20 "$workdir/apt.log"; exit 1; }
if list_files | grep -i vozka; then
    echo "Files above are left after the removal."
    exit 1
fi
heading "The package is installed, works, and is removed completely."
