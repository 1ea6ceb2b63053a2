#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""menu_test.py VOZKA VOZKA_CLI: the bar of menus under a real pointer.

Where the pointer stands when a menu is left by a key decides what the next click does, and only a display has a pointer.
"""

import json
import time

from real_program import Program, ProgramTest

GAME = {"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Ada", "colour": "red", "kind": "human"}, {"name": "Emi", "colour": "blue", "kind": "human"}],
        "seed": 5, "actions": []}
# The first menu of the bar, in the window.
FILE = (30, 18)


class Menus(ProgramTest):
    def setUp(self):
        super().setUp()
        begun = self.folder / "begun.vozka"
        begun.write_text(json.dumps(GAME), encoding="utf-8")
        self.program = Program(self.vozka, self.folder, self.display)
        self.program.start(begun)
        self.addCleanup(self.program.kill)
        # Its bar is there with its first words.
        self.program.wait(self.program.said, "says nothing")

    def leave_by(self, *keys):
        """Opens the first menu by a click, and leaves it by these keys; the pointer stays."""
        self.program.click(*FILE)
        # Nothing tells that a menu is open. Were it not yet, less would be asked of the program, and nothing fails.
        time.sleep(1)
        self.program.keys(*keys)
        time.sleep(1)

    def quits_by_menu(self):
        """One click opens the menu; its last entry ends the program, which no letter does elsewhere."""
        self.program.click(*FILE)
        self.program.quit("q")

    def test_a_click_opens_a_menu(self):
        self.quits_by_menu()

    def test_a_click_opens_a_menu_after_a_key_has_chosen(self):
        self.leave_by("Down", "Return")
        self.quits_by_menu()

    def test_a_click_opens_a_menu_after_escape(self):
        self.leave_by("Escape")
        self.quits_by_menu()


if __name__ == "__main__":
    Menus.run_all()
