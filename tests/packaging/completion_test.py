# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The completions offer exactly what the programs accept. bash runs its completions. The completions of zsh are
compared as text, and parsed if zsh is installed."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from called import CLI, SOURCE, commands_of_cli, options_of_vozka, run

FOLDER = SOURCE / "packaging" / "completions"
ASK = """
compopt() { :; }
source "$1"; shift
function=$1; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
"$function"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def offered(program, *words):
    """Returns the completions of bash for the last word."""
    name = {"vozka": "_vozka", "vozka-cli": "_vozka_cli"}[program]
    first = CLI if program == "vozka-cli" else program
    result = run("bash", "-c", ASK, "bash", FOLDER / f"{program}.bash", name, first, *words)
    assert result.stderr == "", result.stderr
    return set(result.stdout.split("\n")) - {""}


class Completion(unittest.TestCase):
    def test_window_options(self):
        self.assertEqual(offered("vozka", "-"), options_of_vozka())
        self.assertEqual(offered("vozka", "--s"), {"--size", "--self-test"})
        self.assertEqual(offered("vozka", "--lang", ""), {"cs", "de", "en"})
        self.assertEqual(offered("vozka", "--overlay", "c"), {"compare"})

    def test_files(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("a b.vozka", "c.position.json", "d.txt"):
            (folder / name).touch()
        self.assertEqual(offered("vozka", f"{folder}/"), {f"{folder}/a b.vozka", f"{folder}/c.position.json"})

    def test_commands(self):
        commands = commands_of_cli()
        self.assertEqual(offered("vozka-cli", ""), set(commands) - {""})
        for command, options in commands.items():
            self.assertEqual(offered("vozka-cli", *([command] if command else []), "-"), options, command)

    def test_lists_with_commas(self):
        self.assertEqual(offered("vozka-cli", "play", "--players", "easy,h"), {"easy,hard"})
        known = re.findall(r"^([a-z0-9-]+):", run(CLI, "sets").stdout, re.MULTILINE)
        self.assertIn("base", known)
        self.assertEqual(offered("vozka-cli", "play", "--sets", "base,"), {f"base,{name}" for name in known})
        self.assertEqual(offered("vozka-cli", "bench", "--players", ""), set("23456"))

    def test_zsh_names_same_options(self):
        named = lambda file: set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*(?=[\[,}])", file.read_text(encoding="utf-8")))
        self.assertEqual(named(FOLDER / "_vozka"), options_of_vozka())
        commands = commands_of_cli()
        self.assertEqual(named(FOLDER / "_vozka-cli"), set().union(*commands.values()))
        text = (FOLDER / "_vozka-cli").read_text(encoding="utf-8")
        described = set(re.findall(r"^        '([a-z]+):", text, re.MULTILINE))
        cases = set(re.findall(r"^    ([a-z]+)\)", text, re.MULTILINE))
        self.assertEqual(described, set(commands) - {""})
        self.assertEqual(cases, described)

    @unittest.skipUnless(shutil.which("zsh"), "there is no zsh here")
    def test_zsh_parses_completions(self):
        for file in sorted(FOLDER.glob("_*")):
            result = run("zsh", "-n", file)
            self.assertEqual((result.returncode, result.stderr), (0, ""), file)


if __name__ == "__main__":
    unittest.main()
