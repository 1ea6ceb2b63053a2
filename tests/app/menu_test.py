#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""menu_test.py VOZKA VOZKA_CLI: tests the menu bar with a real pointer, and shortcuts with a real keyboard.

After a key has closed a menu, the effect of the next click depends on the position of the pointer. Only a display has a
pointer and a keyboard with a layout.
"""

import shutil
import subprocess
from pathlib import Path

from real_program import Program, ProgramTest, until

GAMES = Path(__file__).resolve().parents[1] / "quick"
GAME = GAMES / "two_players.vozka"
WAGON = GAMES / "wagon.vozka"
# Key codes by the letters of a US keyboard.
KEY_CODES = {"A": 38, "F": 41, "N": 57, "O": 32, "Q": 24, "S": 39}
# Position of the first menu of the bar, in the window.
FILE = (30, 18)
# On a busy machine a click can come while a menu is still closing. A real defect fails in every attempt.
ATTEMPTS = 3
SECONDS_TO_QUIT = 30
SECONDS_TO_BECOME_IDLE = 20


class Menus(ProgramTest):
    def setUp(self):
        super().setUp()
        self.program = None

    def start(self, file=GAME):
        self.program = Program(self.vozka, self.folder, self.display)
        self.program.start(file)
        self.addCleanup(self.program.kill)
        # The menu bar exists when the first text is announced.
        self.program.wait(self.program.announcements, "announces nothing")

    def is_idle(self):
        """True if no thread of the program runs or waits for a processor."""
        try:
            tasks = [task.read_text(encoding="utf-8") for task in Path(f"/proc/{self.program.pid()}/task").glob("*/stat")]
        except OSError:
            return False  # A thread has just ended.
        return all(task.rpartition(")")[2].split()[0] == "S" for task in tasks)

    def wait_until_idle(self):
        """Waits until the program is idle."""
        idle_checks = 0

        def stays_idle():
            nonlocal idle_checks
            idle_checks = idle_checks + 1 if self.is_idle() else 0
            return idle_checks >= 10
        until(stays_idle, SECONDS_TO_BECOME_IDLE)

    def quits_after(self, keys):
        """Opens the first menu by a click and closes it by these keys. Returns True if one more click opens it again.

        The last entry of the menu ends the program. Its letter does so only while the menu is open.
        """
        self.start()
        if keys:
            self.program.click(*FILE)
            self.wait_until_idle()
            self.program.keys(*keys)
            self.wait_until_idle()
        self.program.click(*FILE)
        def quits():
            self.program.keys("q")
            return not self.program.runs()
        has_ended = until(quits, SECONDS_TO_QUIT)
        self.program.kill()
        return has_ended

    def test_click_opens_menu(self):
        for keys in ((), ("Down", "Return"), ("Escape",)):
            with self.subTest(keys=keys):
                self.assertTrue(any(self.quits_after(keys) for _ in range(ATTEMPTS)), "no menu was open")

    def choose_layout(self, name):
        subprocess.run(["setxkbmap", "-display", self.display, name], check=True)

    def press(self, *keys):
        """Presses keys by their key codes: xdotool would map Latin letters to unused keys."""
        self.program.keys(*(key.replace(letter, str(code)) for key in keys for letter, code in KEY_CODES.items()
                            if key.endswith(letter)))

    def test_russian_keyboard_letters_act_by_position(self):
        if shutil.which("setxkbmap") is None:
            self.skipTest("setxkbmap is missing")
        self.start(shutil.copy(WAGON, self.folder))
        self.addCleanup(self.choose_layout, "us")
        self.choose_layout("ru")
        with self.subTest("letter"):
            # The range of the wagon.
            self.press("O")
            self.program.wait(lambda: any("by the new rule" in line for line in self.program.announcements()),
                              "shows no range")
        with self.subTest("text"):
            # Ctrl+A selects the proposed name.
            self.press("ctrl+shift+S")
            self.wait_until_idle()
            self.press("ctrl+A", "O", "N")
            self.program.keys("Return")
            self.program.wait((self.folder / "щт.vozka").exists, "does not save under the typed name")
        with self.subTest("menu"):
            self.wait_until_idle()
            self.press("alt+F")
            self.wait_until_idle()
            self.press("Q")
            self.program.wait_for_end()


if __name__ == "__main__":
    Menus.run_all()
