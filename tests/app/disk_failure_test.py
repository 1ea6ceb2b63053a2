#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""disk_failure_test.py VOZKA VOZKA_CLI: no game is lost when the disk refuses to write.

The real program plays on a separate display while its folders are full, read-only, missing, or used by another window.
It reports the problem, the game continues, it can be saved elsewhere, and no file is corrupted. Test disks are mounted
in a separate mount namespace. If that is not permitted, the tests of full and read-only disks are skipped.
"""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile

from real_program import Program, ProgramTest, replayed

OWN_MOUNTS = "VOZKA_TEST_HAS_OWN_MOUNTS"
# A new game of two people.
GAME = {"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Ada", "colour": "red", "kind": "human"}, {"name": "Emi", "colour": "blue", "kind": "human"}],
        "seed": 5, "actions": []}
MESSAGES = {
    "no space": {"en": "cannot be written: no space is left on the disk.", "cs": "nelze zapsat: na disku není místo."},
    "too large": {"en": "cannot be written: it exceeds the size limit of the system.",
                  "cs": "nelze zapsat: systém nedovolí, aby byl tak velký."},
    "read-only": {"en": "cannot be written: it is on a read-only disk.",
                  "cs": "nelze zapsat: leží na disku, který je jen pro čtení."},
    "no folder": {"en": "cannot be written: a part of its path is not a folder.",
                  "cs": "nelze zapsat: část jeho cesty není složka."},
    "no home": {"en": "There is no home folder", "cs": "Chybí domovská složka"},
    "settings": {"en": "The settings cannot be written to", "cs": "Nastavení nelze zapsat do",
                 "de": "Die Einstellungen lassen sich nicht in"},
}


class DiskFailure(ProgramTest):
    def setUp(self):
        super().setUp()
        self.started_game = self.folder / "begun.vozka"
        self.started_game.write_text(json.dumps(GAME), encoding="utf-8")
        self.state = self.folder / "state"
        self.program = None

    def start(self, *arguments, language="en", place=None, **variables):
        """Starts the program. `place`: a folder of the program that a file replaces before the start."""
        self.program = Program(self.vozka, self.folder, self.display, variables)
        if place is not None:
            shutil.rmtree(place)
            place.write_text("blocks the folder")
        self.program.start(*arguments, language=language)
        self.addCleanup(self.program.kill)

    def play(self, more=3):
        """Makes `more` decisions. The game continues even if it cannot be saved."""
        wanted = self.program.history_length() + more

        def decided():
            self.program.keys("Return", "Return", "r")
            return self.program.history_length() >= wanted
        self.program.wait(decided, f"does not reach history entry {wanted}")

    def mount(self, folder, size):
        folder.mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)], check=True)
        self.addCleanup(subprocess.run, ["umount", "-l", str(folder)], check=False)

    def expect_message(self, what, language, before=0):
        words = MESSAGES[what][language]
        self.program.wait(lambda: any(words in sentence for sentence in self.program.announcements()[before:]),
                          f"does not say \"{words}\"")

    def save_in_other_folder(self):
        """Saves the game in another folder. Checks that the file has all actions and replays."""
        there = self.folder / "elsewhere.vozka"
        there.unlink(missing_ok=True)
        self.program.save_as(there)
        self.assertEqual(self.length(there), self.program.history_length())

    def length(self, file):
        replayed(self.cli, file)
        # Draws are actions, too.
        return len(json.loads(file.read_text(encoding="utf-8"))["actions"])

    def autosaved_lengths(self):
        """Returns the lengths of the autosaved games, in ascending order. Expects that no file is broken."""
        games = self.program.games
        self.assertEqual([file.name for file in games.rglob("*") if "broken" in file.name], [])
        return sorted(self.length(file) for file in games.glob("*.vozka"))

    def expect_autosaved_again(self):
        """Expects that the whole game is autosaved without user action after the problem has ended."""
        self.program.wait(lambda: self.autosaved_lengths()[-1:] == [self.program.history_length()],
                          "does not save the game again")

    def test_full_disk(self):
        if OWN_MOUNTS not in os.environ:
            self.skipTest("disks may not be mounted here")
        filler = self.state / "filler"

        def fill():
            with filler.open("wb", buffering=0) as file, self.assertRaises(OSError):
                while True:
                    file.write(b"." * 4096)
        for language in ("en", "cs"):
            with self.subTest(language):
                shutil.rmtree(self.state, ignore_errors=True)
                self.mount(self.state, "256k")
                self.start(self.started_game, language=language)
                self.continues_without_space("no space", language, fill, filler.unlink)

    def test_file_size_limit(self):
        for language in ("en", "cs"):
            with self.subTest(language):
                shutil.rmtree(self.state, ignore_errors=True)
                self.start(self.started_game, language=language)
                self.continues_without_space("too large", language, lambda: self.program.limit_file_size(100),
                                             lambda: self.program.limit_file_size(None))

    def continues_without_space(self, what, language, fill_disk, free_space):
        """While there is no space, the old autosave stays. Afterwards the whole game is autosaved."""
        self.play()
        at_least = self.autosaved_lengths()
        fill_disk()
        self.play(5)
        self.expect_message(what, language)
        # A write that was already running can still succeed. Later writes fail.
        before = self.autosaved_lengths()
        self.assertGreaterEqual(before, at_least, "autosaves are unchanged")
        self.play(2)
        self.assertEqual(self.autosaved_lengths(), before, "autosaves are unchanged")
        if what == "no space":
            self.save_in_other_folder()
        free_space()
        self.expect_autosaved_again()
        self.program.kill()

    def test_full_disk_at_saving(self):
        there = self.folder / "stick"
        if OWN_MOUNTS not in os.environ:
            self.skipTest("disks may not be mounted here")
        self.mount(there, "64k")
        file = there / "game.vozka"
        shutil.copy(self.started_game, file)
        for language in ("en", "cs"):
            with self.subTest(language):
                self.start(file, language=language)
                self.play(5)
                with (there / "filler").open("wb", buffering=0) as filler, self.assertRaises(OSError):
                    while True:
                        filler.write(b"." * 4096)
                before = file.read_bytes()
                self.program.keys("ctrl+s")
                self.expect_message("no space", language)
                self.assertEqual(file.read_bytes(), before)
                self.assertEqual(sorted(each.name for each in there.iterdir()), ["filler", "game.vozka"])
                (there / "filler").unlink()
                self.play(1)
                self.program.kill()

    def test_read_only_disk(self):
        if OWN_MOUNTS not in os.environ:
            self.skipTest("disks may not be mounted here")
        for language in ("en", "cs"):
            with self.subTest(language):
                self.start(self.started_game, language=language)
                self.play()
                # Mount the folder onto itself, because open files in it would prevent a remount.
                subprocess.run(["mount", "--bind", "-o", "ro", str(self.state), str(self.state)], check=True)
                self.play(5)
                self.expect_message("read-only", language)
                self.save_in_other_folder()
                subprocess.run(["umount", str(self.state)], check=True)
                self.expect_autosaved_again()
                self.program.kill()

    def remove(self, folder):
        """Removes the folder with its content, also while the program writes into it."""
        while folder.exists():
            with contextlib.suppress(OSError):
                shutil.rmtree(folder)

    def test_removed_folder_is_created_again(self):
        self.start(self.started_game)
        self.play()
        for gone in (self.program.games, self.state / "vozka", self.state):
            self.remove(gone)
            self.play(1)
            self.expect_autosaved_again()
        self.assertEqual(len(self.autosaved_lengths()), 1)

    def test_file_in_place_of_folder(self):
        for language in ("en", "cs"):
            with self.subTest(language):
                self.start(self.started_game, language=language)
                self.play()
                self.remove(self.state / "vozka")
                (self.state / "vozka").write_text("blocks the folder")
                self.play(5)
                self.expect_message("no folder", language)
                self.save_in_other_folder()
                self.assertEqual((self.state / "vozka").read_text(), "blocks the folder", "the foreign file is unchanged")
                (self.state / "vozka").unlink()
                self.expect_autosaved_again()
                self.program.kill()

    def test_no_home(self):
        nowhere = {name: None for name in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
        for language in ("en", "cs"):
            with self.subTest(language):
                self.start(self.started_game, language=language, **nowhere)
                self.expect_message("no home", language)
                there = self.folder / "elsewhere.vozka"
                there.unlink(missing_ok=True)

                def played_and_saved():
                    there.unlink(missing_ok=True)
                    self.program.keys("Return", "Return", "r", "Return", "ctrl+shift+s", "ctrl+a")
                    self.program.write(str(there))
                    self.program.keys("Return")
                    return there.exists() and self.length(there) > 1
                self.program.wait(played_and_saved, "saves nothing")
                self.program.kill()

    def test_unwritable_settings_are_reported(self):
        config = self.folder / "config"
        for language in ("en", "cs"):
            with self.subTest(language):
                self.start(language=language, place=config)

                def is_problem_announced():
                    # Change a setting by keyboard. This can change the language, so messages of all languages count.
                    self.program.keys("ctrl+comma", "Tab", "Tab", "Tab", "Right")
                    announced = "\n".join(self.program.announcements())
                    return any(words in announced for words in MESSAGES["settings"].values())
                self.program.wait(is_problem_announced, "does not say that the settings cannot be written")
                self.program.kill()
                self.assertEqual(config.read_text(), "blocks the folder")
                config.unlink()

    def test_two_windows(self):
        """Each window autosaves its own game and does not offer that of the other window."""
        self.start(self.started_game)
        first = self.program
        self.play(4)
        other = self.folder / "other"
        other.mkdir()
        second = Program(self.vozka, other, self.display, {"XDG_STATE_HOME": self.state})
        second.start()
        self.addCleanup(second.kill)
        second.keys("Return")
        second.keys("Escape")
        self.assertEqual(second.autosave_log(), [], "the other window's game is not offered")
        second.kill()
        second.start(self.started_game)
        self.program, length = second, first.history_length()
        self.play(14)
        self.program = first
        self.play(1)
        # A busy machine can handle keys late and make one more decision, but the other game is far ahead.
        self.assertGreater(first.history_length(), length)
        self.assertLess(first.history_length(), second.history_length())
        # The file is written shortly after the log entry.
        for each in (first, second):
            each.wait(lambda each=each: each.history_length() in self.autosaved_lengths(), "does not keep its game")
        first.kill()
        second.kill()
        self.assertEqual(self.autosaved_lengths(), sorted([first.history_length(), second.history_length()]))


def with_own_mounts():
    """Restarts this test in a separate mount namespace, if the system permits it."""
    ways = (["unshare", "--mount"], ["unshare", "--mount", "--map-root-user"])
    for way in ways:
        with tempfile.TemporaryDirectory() as folder:
            tried = subprocess.run([*way, "mount", "-t", "tmpfs", "none", folder], capture_output=True, check=False)
        if tried.returncode == 0:
            os.execvpe(way[0], [*way, sys.executable, *sys.argv], {**os.environ, OWN_MOUNTS: "yes"})


def main():
    if OWN_MOUNTS not in os.environ and shutil.which("unshare"):
        with_own_mounts()
    DiskFailure.run_all()


if __name__ == "__main__":
    main()
