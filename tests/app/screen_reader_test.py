#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""screen_reader_test.py VOZKA VOZKA_CLI: tests the announcements for a player who uses only the keyboard.

Starts an accessibility bus, and a listener that records what Orca reads: new notifications and focused items. The
announcements of the program must arrive there, in a game and in a lesson.
"""

import os
import shutil
import signal
import subprocess
import sys
import unittest
from pathlib import Path

from real_program import SKIPPED, Program, ProgramTest, until

INSIDE = "VOZKA_TEST_HAS_OWN_BUS"
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
ROOT = Path(__file__).resolve().parents[2]
# The Python bindings are installed for the Python of the system.
PYTHON = "/usr/bin/python3"
LISTENER = """
import pyatspi
from gi.repository import GLib
def record(event):
    if not event.detail1 or event.source is None:
        return
    role = event.source.getRole()
    if event.type.endswith("focused"):
        print("focus", event.source.name, sep=": ", flush=True)
    elif role == pyatspi.ROLE_NOTIFICATION:
        print("notification", event.source.name, sep=": ", flush=True)
def record_if_present(event):
    try:
        record(event)
    except GLib.GError: # the source no longer exists
        pass
for name in ("object:state-changed:showing", "object:state-changed:focused"):
    pyatspi.Registry.registerEventListener(record_if_present, name)
# Programs report changed names only to a registered listener. Orca registers one, too.
pyatspi.Registry.registerEventListener(lambda event: None, "object:property-change:accessible-name")
print("listening", flush=True)
pyatspi.Registry.start()
"""


class ScreenReader(ProgramTest):
    def setUp(self):
        super().setUp()
        self.events = self.folder / "events"
        self.events.touch()
        self.listener = None
        self.addCleanup(self.stop_listening)
        self.assertTrue(until(self.listens), "the listener does not start")
        bus = "DBUS_SESSION_BUS_ADDRESS"
        self.program = Program(self.vozka, self.folder, self.display,
                               {bus: os.environ[bus], "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})

    def listens(self):
        """True if the listener is ready. Restarts a listener that has ended: on a busy machine it ends before the bus
        replies."""
        if self.listener is None or self.listener.poll() is not None:
            with self.events.open("wb") as file:
                self.listener = subprocess.Popen([PYTHON, "-c", LISTENER], stdout=file)
        return self.recorded("listening")

    def stop_listening(self):
        if self.listener is not None:
            self.listener.kill()
            self.listener.wait()

    def recorded(self, what):
        """Returns the texts of all recorded lines that start with `what`, in order of arrival."""
        return [line[len(what):].lstrip(": ") for line in self.events.read_text(encoding="utf-8").splitlines()
                if line.startswith(what)]

    def start(self, *arguments):
        self.program.start(*arguments)
        self.addCleanup(self.program.kill)

    def press(self, key, condition):
        """Presses the key once. Returns True if the condition becomes true afterwards.

        The wait is long enough for a slow program: the key must not be pressed again before it has answered.
        """
        self.program.keys(key)
        return until(condition, 20)

    def expect_answered(self, key, stop=None):
        """Presses the key until the program announces something. Waits until the listener has received the last
        announcement, and returns the new announcements of the program.

        If `stop` is given, Tab first moves the focus to the item of that name.
        """
        before = len(self.program.announcements())
        received = len(self.recorded("notification"))

        def has_announced():
            return len(self.program.announcements()) > before

        def answered():
            # On a slow bus an announcement is late, and an earlier key press still moves the focus.
            if not has_announced() and stop is not None and self.recorded("focus")[-1:] != [stop]:
                stops = len(self.recorded("focus"))
                self.press("Tab", lambda: len(self.recorded("focus")) > stops)
                return has_announced()
            return has_announced() or self.press(key, has_announced)
        self.program.wait(answered, f"announces nothing after {key} at {stop}: {self.recorded('focus')}")
        self.program.wait(lambda: self.program.announcements()[-1] in self.recorded("notification")[received:],
                          f"announced {self.program.announcements()[before:]}, "
                          f"but the listener received {self.recorded('notification')[received:]}")
        return self.program.announcements()[before:]

    def retry_once(self, part):
        """Runs the part again if it fails. An overloaded bus can block keys permanently; a real defect fails both
        times."""
        try:
            part()
        except AssertionError as fault:
            print(f"tried again: {fault}", file=sys.stderr)
            self.doCleanups()
            self.setUp()
            part()

    def test_game_is_announced(self):
        self.retry_once(self.play_a_game)

    def test_lesson_is_announced(self):
        self.retry_once(self.read_a_lesson)

    def play_a_game(self):
        self.start(ROOT / "tests" / "quick" / "two_players.vozka")
        fits = "the tile fits"
        self.program.wait(lambda: self.press("Right", lambda: fits in "".join(self.recorded("focus"))), "has no spaces")
        announced = [sentence for _ in range(6) for sentence in self.expect_answered("Return")]
        for what in ("Anna: place a figure", "Bedřich: place the tile", "Bedřich: place a figure",
                     "Anna: place the tile"):
            self.assertTrue(any(sentence.startswith(what) for sentence in announced), announced)

    def read_a_lesson(self):
        self.start()
        first = self.expect_answered("Return", "Learn to play")
        self.assertTrue(first[0].startswith("This is the start tile."), first)
        self.assertNotIn(self.expect_answered("Return", "Next")[0], first)


def main():
    asked = [PYTHON, "-c", "import pyatspi"]
    if not (Path(LAUNCHER).exists() and shutil.which("dbus-run-session")
            and subprocess.run(asked, capture_output=True, check=False).returncode == 0):
        print("skipped: at-spi2-core or python3-pyatspi is missing")
        sys.exit(SKIPPED)
    if INSIDE not in os.environ:
        again = ["dbus-run-session", "--", sys.executable, *sys.argv]
        os.execvpe(again[0], again, {**os.environ, INSIDE: "yes"})
    # A separate session, so that all processes of the launcher can be killed. They would keep the output of this test
    # open.
    bus = subprocess.Popen([LAUNCHER, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           start_new_session=True)
    try:
        ScreenReader.run_all()
    finally:
        os.killpg(bus.pid, signal.SIGKILL)
        bus.wait()


if __name__ == "__main__":
    main()
