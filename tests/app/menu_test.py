#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""menu_test.py VOZKA VOZKA_CLI: the bar of menus under a real pointer.

Where the pointer stands when a menu is left by a key decides what the next click does, and only a display has a pointer.
"""

from pathlib import Path

from real_program import Program, ProgramTest, until

GAME = Path(__file__).resolve().parents[1] / "quick" / "two_players.vozka"
# The first menu of the bar, in the window.
FILE = (30, 18)
# A click that comes while a busy machine still closes a menu is another click. What is broken is broken every time.
ATTEMPTS = 3
SECONDS_TO_QUIT = 30
SECONDS_TO_REST = 20


class Menus(ProgramTest):
    def setUp(self):
        super().setUp()
        self.program = None

    def start(self):
        self.program = Program(self.vozka, self.folder, self.display)
        self.program.start(GAME)
        self.addCleanup(self.program.kill)
        # Its bar is there with its first words.
        self.program.wait(self.program.said, "says nothing")

    def rests(self):
        """None of its threads works or waits for a processor."""
        try:
            tasks = [task.read_text(encoding="utf-8") for task in Path(f"/proc/{self.program.pid()}/task").glob("*/stat")]
        except OSError:
            return False  # One has just ended.
        return all(task.rpartition(")")[2].split()[0] == "S" for task in tasks)

    def let_rest(self):
        """Waits until what it was told is done, as far as can be seen from outside."""
        calm = 0

        def rests_on():
            nonlocal calm
            calm = calm + 1 if self.rests() else 0
            return calm >= 10
        until(rests_on, SECONDS_TO_REST)

    def quits_after(self, keys):
        """Opens the first menu by a click and leaves it by these keys. The pointer stays, and one more click opens the menu
        again, whose last entry ends the program, which that letter does nowhere else."""
        self.start()
        if keys:
            self.program.click(*FILE)
            self.let_rest()
            self.program.keys(*keys)
            self.let_rest()
        self.program.click(*FILE)
        def quits():
            self.program.keys("q")
            return not self.program.runs()
        has_ended = until(quits, SECONDS_TO_QUIT)
        self.program.kill()
        return has_ended

    def test_a_click_opens_a_menu(self):
        for keys in ((), ("Down", "Return"), ("Escape",)):
            with self.subTest(keys=keys):
                self.assertTrue(any(self.quits_after(keys) for _ in range(ATTEMPTS)), "no menu was open")


if __name__ == "__main__":
    Menus.run_all()
