#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill_test.py VOZKA VOZKA_CLI [--runs N] [--seed N] [--slow-sync LIB]: no game is lost when the program is killed.

Plays in the real program on a separate display (Xvfb, keys by xdotool): with random keys, and with computer players
only. The games have one or several sets. At a random time the program is killed with SIGKILL and started again.
"Continue" must restore the table, at most one action behind, and the file must replay. The program logs the state of
the table (logging category vozka.autosave). Every second table uses a slow disk (LIB is preloaded), so that most kills come
before the game is on the disk.
"""

import argparse
import json
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from real_program import SKIPPED, TIMEOUT, Program, display, replayed

BASE = ["base"]
MANY_SETS = ["base", "abbey-and-mayor", "drawbridges", "inns-and-cathedrals", "abbot", "river", "river-2",
             "traders-and-builders", "princess-and-dragon", "tower"]
# Sets and kinds of players. A game continues from kill to kill, so that later kills meet dragons and towers.
SET_UPS = [
    (BASE, ["human", "human"]),
    (BASE, ["medium", "easy"]),
    (MANY_SETS, ["human", "easy", "human"]),
    (MANY_SETS, ["medium", "hard"]),
    (["base", "princess-and-dragon", "tower"], ["medium", "human"]),
]
# Keys that play, move the focus, undo and redo.
KEYS = ["Return"] * 8 + ["Left", "Right", "Up", "Down", "r", "space", "space", "1", "2", "ctrl+z", "ctrl+shift+z"]


def beginning(sets, kinds, seed):
    return {"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": sets, "options": {}},
            "players": [{"name": f"{kind} {i}", "colour": ["red", "blue", "green"][i], "kind": kind}
                        for i, kind in enumerate(kinds)],
            "seed": seed, "actions": []}


class Table:
    """One set-up: its folder, its game, and counts of its restarts and kills."""

    def __init__(self, arguments, set_up, folder, display, chance, variables):
        self._arguments, self._chance = arguments, chance
        self._sets, self._kinds = set_up
        self._program = Program(arguments.vozka, folder, display, variables)
        self._folder, self._known = folder, None
        self.resume_count, self.longest, self.unsynced = 0, 0, 0

    def kill_once(self):
        self._begin() if self._known is None else self._resume()
        until = time.monotonic() + self._chance.uniform(0, 1.5)
        while time.monotonic() < until and self._program.runs():
            if "human" in self._kinds:
                self._program.keys(*self._chance.choices(KEYS, k=4))
            time.sleep(self._chance.uniform(0, 0.05))
        if not self._program.runs():
            raise AssertionError("The program ended without a signal.")
        self._program.kill()
        self._known = self._allowed()
        # While a version is flushed to the disk, it has a second name (.*.tmp).
        self.unsynced += any(self._program.games.glob(".*.tmp"))
        self._check_files()

    def _begin(self):
        game = self._folder / "begun.vozka"
        game.write_text(json.dumps(beginning(self._sets, self._kinds, self._chance.randrange(2**31))))
        self._program.start(str(game))
        if "human" in self._kinds:
            self._program.keys("Return", "Return")
        until = time.monotonic() + TIMEOUT
        while not self._program.autosave_log():
            self._program.keys(*self._chance.choices(KEYS, k=3))
            if time.monotonic() > until:
                raise AssertionError("Nothing is played.")

    def _resume(self):
        self._program.start()
        state = self._program.resume_game()
        if state not in self._known:
            raise AssertionError(f"restored {state}, expected {self._known}")
        self.resume_count += 1
        self.longest = max(self.longest, int(state.split()[0]))

    def _allowed(self):
        """Returns the last two states of the table."""
        states = []
        for _, state in self._program.autosave_log():
            if not states or states[-1] != state:
                states.append(state)
        return states[-2:]

    def _check_files(self):
        broken = [file.name for file in self._program.games.rglob("*") if file.name.endswith(".broken")]
        if broken:
            raise AssertionError(f"Set aside as broken: {broken}")
        for file in self._program.games.glob("*.vozka"):
            if replayed(self._arguments.cli, file)["final"]["over"]:
                file.unlink()
                self._known = None


def run(arguments, display):
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory(prefix="vozka-kill-") as top:
        tables = []
        for number, set_up in enumerate(SET_UPS):
            folder = Path(top) / str(number)
            folder.mkdir()
            variables = {"LD_PRELOAD": arguments.slow_sync} if arguments.slow_sync and number % 2 else {}
            tables.append(Table(arguments, set_up, folder, display, chance, variables))
        for number in range(arguments.runs):
            table = tables[number % len(tables)]
            try:
                table.kill_once()
            except AssertionError as fault:
                kept = Path(tempfile.mkdtemp(prefix="vozka-killed-"))
                shutil.copytree(top, kept, dirs_exist_ok=True)
                sys.exit(f"run {number + 1}, set-up {number % len(tables)}: {fault}\nThe folders are kept in {kept}.")
        resume_count = sum(table.resume_count for table in tables)
        longest = max(table.longest for table in tables)
        unsynced = sum(table.unsynced for table in tables)
        print(f"killed {arguments.runs} times, {unsynced} times before the game was on the disk, resumed {resume_count} times, "
              f"longest game {longest}, nothing lost")
        if arguments.slow_sync and unsynced == 0:
            sys.exit("The program was never killed before the game was on the disk.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("vozka")
    parser.add_argument("cli")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=random.randrange(2**31))
    parser.add_argument("--slow-sync", help="library that makes fsync slow")
    arguments = parser.parse_args()
    print("seed", arguments.seed, flush=True)
    with display() as where:
        if where is None:
            print("no display could be made")
            sys.exit(SKIPPED)
        run(arguments, where)


if __name__ == "__main__":
    main()
