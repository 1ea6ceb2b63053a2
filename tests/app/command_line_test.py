# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""command_line_test.py VOZKA: tests the command line of the program."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from real_program import until

VOZKA = sys.argv.pop(1)
GAME = {"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Ada", "colour": "red", "kind": "human"}, {"name": "Emi", "colour": "pink", "kind": "human"}], "seed": 5, "actions": []}
POSITION = {"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
            "players": [{"name": "Ada"}, {"name": "Emi"}], "toMove": 0,
            "tiles": [{"tile": "D", "at": [0, 0], "turns": 0}], "figures": []}

FOUR_TURNS = [{"draw": "P"}, {"place": "P", "at": [0, -1], "turns": 3}, {"pass": True},
              {"draw": "U"}, {"place": "U", "at": [1, -1], "turns": 1}, {"deploy": "follower", "at": [1, -1], "feature": "field-1"},
              {"draw": "Q"}, {"place": "Q", "at": [-1, -1], "turns": 0}, {"pass": True},
              {"draw": "U"}, {"place": "U", "at": [0, 1], "turns": 1}, {"pass": True}]


TIMEOUT = 180  # seconds; enough for a busy machine


def run(*arguments, **variables):
    return subprocess.run([VOZKA, *map(str, arguments)], capture_output=True, text=True, timeout=TIMEOUT, check=False,
                          env={**os.environ, **{name: str(value) for name, value in variables.items()}})


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def file(self, name, content):
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def refused(self, code, *arguments):
        """Expects this exit code and exactly one line on standard error. Returns the line."""
        result = run(*arguments)
        self.assertEqual(result.returncode, code, result.stderr)
        self.assertEqual(len(result.stderr.splitlines()), 1, result.stderr)
        self.assertEqual(result.stdout, "")
        return result.stderr

    def test_version_and_help(self):
        self.assertRegex(run("--version").stdout, r"^vozka \d+\.\d+\.\d+\n$")
        self.assertIn("--self-test", run("--help").stdout)
        self.assertIn("Vypíše verzi", run("--help", "--lang", "cs").stdout)

    def test_file_names_of_any_bytes_are_accepted(self):
        out = self.folder / "out.png"
        for name in (b"\xff\xfe.vozka", b"100%41 #?.vozka", "ř".encode() * 124 + b".vozka"):
            path = os.path.join(os.fsencode(self.folder), name)
            with open(path, "w", encoding="utf-8") as file:
                json.dump(GAME, file)
            result = subprocess.run([VOZKA, "--picture", out, path], capture_output=True, timeout=TIMEOUT, check=False)
            self.assertEqual(result.returncode, 0, result.stderr)
            out.unlink()
            result = subprocess.run([VOZKA, "--picture", out, name], capture_output=True, timeout=TIMEOUT, check=False,
                                    cwd=self.folder)
            self.assertEqual(result.returncode, 0, result.stderr)

    def test_file_addresses_are_file_names(self):
        path = self.file("hra č. 1.vozka", {**GAME, "actions": FOUR_TURNS})
        picture = self.folder / "a picture.png"
        for address in (path.as_uri(), path.as_uri().replace("file://", "file://localhost"), f"file:{path}"):
            result = run(f"--picture={picture.as_uri()}", address, "--size", "400x300")
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            picture.unlink()
        pictures = self.folder / "many pictures"
        result = run("--film", pictures.as_uri(), path.as_uri(), "--size", "320x200")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(len(list(pictures.iterdir())), 5)
        self.assertEqual(sorted(each.name for each in self.folder.iterdir()), ["hra č. 1.vozka", "many pictures"])

    def test_films_have_relative_names(self):
        self.file("game.vozka", {**GAME, "actions": FOUR_TURNS})
        for name in ("film.webp", "./film.gif", "pictures/"):
            result = subprocess.run([VOZKA, "--film", name, "game.vozka", "--size", "320x200"], capture_output=True,
                                    timeout=TIMEOUT, check=False, cwd=self.folder)
            self.assertEqual((result.returncode, result.stderr), (0, b""))
        self.assertEqual(sorted(each.name for each in self.folder.iterdir()),
                         ["film.gif", "film.webp", "game.vozka", "pictures"])

    def test_other_addresses_are_refused(self):
        path = self.file("game.vozka", GAME)
        for address, reason in (("https://example.org/a", "https"), ("file://elsewhere.example/a", "elsewhere.example")):
            self.assertIn(reason, self.refused(2, "--picture", address, path))
            self.assertIn(reason, self.refused(2, "--film", address, path))
            self.assertIn(reason, self.refused(1, "--picture", self.folder / "out.png", address))
            self.assertIn(reason, self.refused(1, "--film", self.folder / "out.webp", address))
        self.assertEqual([each.name for each in self.folder.iterdir()], ["game.vozka"])

    def test_malformed_addresses_are_refused(self):
        path = self.file("game.vozka", GAME)
        for address in ("file:///a%zz", "file:///a%", "file:///a%00b", "file:/a%4"):
            for arguments in (("--picture", address, path), ("--film", address, path),
                              ("--picture", self.folder / "out.png", address),
                              ("--film", self.folder / "out.webp", address), ("--self-test", address)):
                with self.subTest(arguments=arguments):
                    refusal = self.refused(2, *arguments)
                    self.assertIn("hexadecimal", refusal)
                    self.assertIn(address, refusal)
        self.assertEqual([each.name for each in self.folder.iterdir()], ["game.vozka"])

    def test_picture_of_game_and_position(self):
        for name, content in (("game.vozka", GAME), ("board.position.json", POSITION)):
            picture = self.folder / "out.png"
            result = run("--picture", picture, self.file(name, content), "--size", "400x300")
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            header = picture.read_bytes()[:24]
            self.assertEqual(header[1:4], b"PNG")
            size = int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")
            self.assertEqual(size, (400, 300))
            picture.unlink()

    def film(self, out, *arguments):
        """Makes an animated WebP. Returns the duration of each frame in milliseconds, and stores the size in
        `self.size`."""
        result = run("--film", out, *arguments)
        if "WebP" in result.stderr:
            self.skipTest(result.stderr)
        self.assertEqual(result.returncode, 0, result.stderr)
        data = out.read_bytes()
        self.assertEqual((data[:4], data[8:12]), (b"RIFF", b"WEBP"))
        durations, at = [], 12
        while at < len(data):
            name, length = data[at:at + 4], int.from_bytes(data[at + 4:at + 8], "little")
            if name == b"VP8X":
                self.size = tuple(int.from_bytes(data[at + 12 + i:at + 15 + i], "little") + 1 for i in (0, 3))
            if name == b"ANMF":
                durations.append(int.from_bytes(data[at + 20:at + 23], "little"))
            at += 8 + length + length % 2
        return durations

    def test_film_of_game(self):
        turns = {**GAME, "actions": FOUR_TURNS}
        film = self.folder / "out.webp"
        game = self.file("game.vozka", turns)
        self.assertEqual(self.film(film, game), [700] * 4 + [3000])
        self.assertEqual(self.size, (1280, 800))
        usual = film.read_bytes()
        self.assertEqual(self.film(film, game, "--frame-ms", 1000, "--size", "400x300", "--theme", "dark", "--lang", "cs"),
                         [1000] * 4 + [4000])
        self.assertEqual(self.size, (400, 300))
        self.assertNotEqual(film.read_bytes(), usual)
        self.assertEqual(self.film(film, game), [700] * 4 + [3000], "the previous content is replaced")
        self.assertEqual(film.read_bytes(), usual)
        self.assertEqual([path.name for path in self.folder.iterdir() if path.name.startswith("out")], ["out.webp"])
        # The file is replaced, not overwritten: a program that still reads the old file sees all of it.
        old = self.folder / "old.webp"
        old.hardlink_to(film)
        self.film(film, game, "--size", "400x300")
        self.assertEqual(old.read_bytes(), usual)

    def test_film_as_gif(self):
        game = self.file("game.vozka", {**GAME, "actions": FOUR_TURNS})
        film = self.folder / "out.GIF"
        result = run("--film", film, game, "--size", "400x300")
        self.assertEqual(result.returncode, 0, result.stderr)
        data = film.read_bytes()
        self.assertEqual(data[:6], b"GIF89a")
        self.assertEqual((int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")), (400, 300))

    def test_film_as_folder_of_pictures(self):
        game = self.file("game.vozka", {**GAME, "actions": FOUR_TURNS})
        (self.folder / "is.there").mkdir()
        for out in ("plain", "with.dot/", "is.there", "deep/er"):
            result = run("--film", f"{self.folder}/{out}", game, "--size", "320x200")
            self.assertEqual(result.returncode, 0, result.stderr)
            pictures = sorted((self.folder / out).iterdir())
            self.assertEqual([path.name for path in pictures], [f"000{i}.png" for i in range(1, 6)])
            for path in pictures:
                header = path.read_bytes()[:24]
                self.assertEqual(header[:4], b"\x89PNG")
                self.assertEqual((int.from_bytes(header[16:20]), int.from_bytes(header[20:24])), (320, 200))
        first = self.folder / "plain" / "0001.png"
        (self.folder / "old.png").hardlink_to(first)
        self.assertEqual(run("--film", first.parent, game, "--size", "400x300").returncode, 0)
        self.assertNotEqual((self.folder / "old.png").read_bytes(), first.read_bytes())

    def test_film_with_bad_input_is_refused(self):
        game = self.file("game.vozka", {**GAME, "actions": FOUR_TURNS})
        out = self.folder / "out"
        webp = self.folder / "out.webp"
        for arguments in (["--film", out], ["--film", "", game], ["--film", self.folder / "out.avi", game],
                          ["--film", out, game, "--frame-ms", "0"], ["--film", out, game, "--frame-ms", "soon"],
                          ["--film", out, game, "--picture", self.folder / "out.png"], ["--frame-ms", "100", game],
                          ["--film", out, game, "--size", "big"], ["--film", out, game, "--overlay", "owners"]):
            self.refused(2, *arguments)
        for target in (out, webp):
            self.refused(1, "--film", target, self.file("board.position.json", POSITION))
            self.refused(1, "--film", target, self.file("broken.vozka", "{"))
            self.refused(1, "--film", target, self.folder / "none.vozka")
        self.refused(1, "--film", self.folder / "no folder" / "out.webp", game)
        self.refused(1, "--film", game / "out", game)
        self.assertFalse(out.exists() or webp.exists())

    def test_picture_of_overlay(self):
        def wagon(player):
            return {"player": player, "kind": "wagon", "at": [0, 0], "feature": ["road-ew", "city-n"][player]}
        table = {**POSITION, "rules": {"edition": "C2", "sets": ["base", "abbey-and-mayor"], "options": {}}}
        one = self.file("one.position.json", {**table, "figures": [wagon(0)]})
        two = self.file("two.position.json", {**table, "figures": [wagon(0), wagon(1)]})
        picture = self.folder / "out.png"
        seen = set()
        for overlay in ("C1", "C2", "compare", "owners", "fields", "dead"):
            asked = ("--wagon", "0,0") if overlay in ("C1", "C2", "compare") else ()
            result = run("--picture", picture, one, "--overlay", overlay, *asked, "--lang", "cs", "--theme", "dark")
            self.assertEqual((result.returncode, result.stderr, result.stdout), (0, "", ""), overlay)
            seen.add(picture.read_bytes())
            picture.unlink()
        self.assertEqual(len(seen), 6)
        self.assertEqual(run("--picture", picture, two, "--overlay", "C1", "--wagon=0,0", "--player", 1).returncode, 0)
        picture.unlink()

        draw = ("--picture", picture)
        self.assertIn("No wagon stands on 1,0", self.refused(1, *draw, one, "--overlay", "C1", "--wagon", "1,0"))
        self.assertIn("No wagon stands on 0,-1", self.refused(1, *draw, one, "--overlay", "C1", "--wagon=0,-1"))
        self.assertIn("choose one with --player", self.refused(2, *draw, two, "--overlay", "C2", "--wagon", "0,0"))
        self.assertIn("no such player", self.refused(2, *draw, two, "--overlay", "C2", "--wagon", "0,0", "--player", 2))
        self.assertIn("range", self.refused(2, *draw, one, "--overlay", "range"))
        self.assertIn("two whole numbers", self.refused(2, *draw, one, "--overlay", "C1", "--wagon", "0;0"))
        self.assertIn("need --wagon", self.refused(2, *draw, one, "--overlay", "compare"))
        self.assertIn("--player takes", self.refused(2, *draw, one, "--overlay", "C1", "--wagon=0,0", "--player", "x"))
        self.refused(2, *draw, one, "--overlay", "fields", "--wagon", "0,0")
        self.refused(2, *draw, one, "--wagon", "0,0")
        self.refused(2, one, "--overlay", "fields")
        self.assertFalse(picture.exists())

    def test_damaged_settings_are_set_aside(self):
        settings = self.folder / "vozka" / "vozka.ini"
        settings.parent.mkdir()
        settings.write_bytes(b"\x00\xff no settings = at all\ntheme")
        result = run("--self-test", "--lang", "en", XDG_CONFIG_HOME=self.folder)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertTrue(settings.with_name("vozka.ini.broken").exists())

    def test_bad_files_are_refused(self):
        half = json.dumps(GAME)[:60]
        for content in ("", "no game", half, {**GAME, "players": []}, {**GAME, "version": 99}):
            path = self.file("bad.vozka", content)
            self.refused(1, "--self-test", path)
            self.refused(1, "--picture", self.folder / "out.png", path)
            self.assertFalse((self.folder / "out.png").exists())
        self.refused(1, "--self-test", self.folder / "none.vozka")
        self.refused(1, "--picture", self.folder / "no folder" / "out.png", self.file("game.vozka", GAME))

    def test_self_test_and_picture_write_no_state(self):
        state = self.folder / "state"
        self.assertEqual(run("--self-test", XDG_STATE_HOME=state).returncode, 0)
        run("--picture", self.folder / "out.png", self.file("game.vozka", GAME), XDG_STATE_HOME=state)
        self.assertFalse(state.exists())

    def started(self, *arguments, **variables):
        """Starts the program with its window, without waiting for the window."""
        state = self.folder / "state"
        environment = {**os.environ, "XDG_STATE_HOME": str(state), **variables}
        return subprocess.Popen([VOZKA, *map(str, arguments)], stderr=subprocess.PIPE, text=True, cwd=self.folder,
                                env={name: value for name, value in environment.items() if value is not None})

    def until(self, holds):
        self.assertTrue(until(holds, 20))

    def test_bad_file_is_reported_and_window_stays(self):
        program = self.started(self.file("notes.txt", "no game"), "--lang", "en")
        message = program.stderr.readline()
        self.assertIn("notes.txt", message)
        self.assertIn("not a file of Vozka", message)
        self.until(lambda: (self.folder / "state" / "vozka" / "window.ini").exists())
        self.assertIsNone(program.poll())
        program.terminate()
        self.assertEqual(program.wait(20), 1, "a file was refused")
        # The offscreen platform prints a warning when the minimum size of the window changes.
        rest = program.stderr.read().replace("This plugin does not support propagateSizeHints()\n", "")
        self.assertEqual(rest, "")
        program.stderr.close()

    def test_opened_file_stays_unchanged(self):
        game = self.file("game.vozka", GAME)
        program = self.started(game)
        # window.ini is written when the window is shown.
        self.until(lambda: (self.folder / "state" / "vozka" / "window.ini").exists())
        program.terminate()
        self.assertEqual(program.wait(20), 0, "the program ends normally")
        program.stderr.close()
        self.assertEqual(list(self.folder.glob("state/vozka/games/*.vozka")), [])
        self.assertEqual(json.loads(game.read_text(encoding="utf-8")), GAME)

    def test_relative_folders_are_ignored(self):
        home = self.folder / "home"
        home.mkdir()
        program = self.started(HOME=str(home), XDG_STATE_HOME="here", XDG_CONFIG_HOME="./there", XDG_DATA_HOME="../x",
                               XDG_CACHE_HOME="cache")
        self.until(lambda: (home / ".local" / "state" / "vozka" / "window.ini").exists())
        program.terminate()
        program.wait(20)
        program.stderr.close()
        self.assertEqual([path.name for path in self.folder.iterdir()], ["home"])

    def test_pipes_devices_and_folders_are_refused(self):
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        for path in (pipe, "/dev/zero", self.folder):
            self.refused(1, "--picture", self.folder / "out.png", path)
            self.refused(1, "--self-test", path)
        # Pipes in the folders of the program do not block it, either.
        for name in ("config/vozka/vozka.ini", "config/vozka/set-ups.json", "data/vozka/lessons/a.lesson.json",
                     "data/vozka/lessons/b.story.json"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            os.mkfifo(self.folder / name)
        result = run("--self-test", "--lang", "en", XDG_CONFIG_HOME=self.folder / "config",
                     XDG_DATA_HOME=self.folder / "data", XDG_STATE_HOME=self.folder / "state")
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_long_arguments_are_shortened_in_errors(self):
        word = "x" * 100_000 + "\x1b\u202e"
        for arguments in (["--self-test", word], ["--" + word], ["--lang", word], ["--theme", word],
                          ["--picture", "out.png", self.file("long.vozka", {**GAME, word: 1})]):
            message = run(*arguments).stderr
            self.assertLess(len(message), 1000)
            self.assertNotRegex(message, "[\x1b\u202e]")

    def test_wrong_usage_is_refused(self):
        game = self.file("game.vozka", GAME)
        for arguments in (["--nonsense"], ["--lang", "xx"], ["--theme", "blue"], [game, game], ["--picture", "out.png"],
                          ["--picture", "out.png", game, "--size", "big"],
                          ["--picture", "out.png", game, "--size", "99999x99999"],
                          ["--picture", "out.png", game, "--size", "8192x8192"],
                          ["--picture", "out.png", game, "--size", "9000x100"]):
            self.refused(2, *arguments)
        self.assertIn("Neznámá volba", self.refused(2, "--nonsense", "--lang", "cs"))

    def test_without_display_errors_have_one_line(self):
        without = {name: value for name, value in os.environ.items()
                   if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
        for arguments, code, words in ((["--lang", "xx"], 2, "xx"), (["--theme", "blue"], 2, "blue"), ([], 1, "display")):
            result = subprocess.run([VOZKA, *arguments], capture_output=True, text=True, timeout=TIMEOUT, check=False, env=without)
            self.assertEqual(result.returncode, code, result.stderr)
            self.assertEqual(len(result.stderr.splitlines()), 1, result.stderr)
            self.assertIn(words, result.stderr)


if __name__ == "__main__":
    unittest.main()
