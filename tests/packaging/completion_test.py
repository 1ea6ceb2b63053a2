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
COMPLETION_SCRIPT = """
compopt() { :; }
source "$1"; shift
function=$1; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
"$function"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def completions(program, *words):
    """Returns the completions of bash for the last word."""
    name = {"vozka": "_vozka", "vozka-cli": "_vozka_cli"}[program]
    first = CLI if program == "vozka-cli" else program
    result = run("bash", "-c", COMPLETION_SCRIPT, "bash", FOLDER / f"{program}.bash", name, first, *words)
    assert result.stderr == "", result.stderr
    return set(result.stdout.split("\n")) - {""}


class Completion(unittest.TestCase):
    def test_vozka_offers_options_and_values(self):
        self.assertEqual(completions("vozka", "-"), options_of_vozka())
        self.assertEqual(completions("vozka", "--s"), {"--size", "--self-test"})
        self.assertEqual(completions("vozka", "--lang", ""), {"cs", "de", "en"})
        self.assertEqual(completions("vozka", "--overlay", "c"), {"compare"})

    def test_vozka_offers_its_file_types(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("a b.vozka", "c.position.json", "d.txt"):
            (folder / name).touch()
        self.assertEqual(completions("vozka", f"{folder}/"), {f"{folder}/a b.vozka", f"{folder}/c.position.json"})

    def test_cli_offers_commands_and_options(self):
        commands = commands_of_cli()
        self.assertEqual(completions("vozka-cli", ""), set(commands) - {""})
        for command, options in commands.items():
            self.assertEqual(completions("vozka-cli", *([command] if command else []), "-"), options, command)

    def test_each_value_of_list_is_completed(self):
        self.assertEqual(completions("vozka-cli", "play", "--players", "easy,h"), {"easy,hard"})
        known = re.findall(r"^([a-z0-9-]+):", run(CLI, "sets").stdout, re.MULTILINE)
        self.assertIn("base", known)
        self.assertEqual(completions("vozka-cli", "play", "--sets", "base,"), {f"base,{name}" for name in known})
        self.assertEqual(completions("vozka-cli", "bench", "--players", ""), set("23456"))

    def test_zsh_names_same_options(self):
        options_in = lambda file: set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*(?=[\[,}])", file.read_text(encoding="utf-8")))
        self.assertEqual(options_in(FOLDER / "_vozka"), options_of_vozka())
        commands = commands_of_cli()
        self.assertEqual(options_in(FOLDER / "_vozka-cli"), set().union(*commands.values()))
        text = (FOLDER / "_vozka-cli").read_text(encoding="utf-8")
        described = set(re.findall(r"^        '([a-z]+):", text, re.MULTILINE))
        cases = set(re.findall(r"^    ([a-z]+)\)", text, re.MULTILINE))
        self.assertEqual(described, set(commands) - {""})
        self.assertEqual(cases, described)

    @unittest.skipUnless(shutil.which("zsh"), "zsh is not installed")
    def test_zsh_parses_completions(self):
        for file in sorted(FOLDER.glob("_*")):
            result = run("zsh", "-n", file)
            self.assertEqual((result.returncode, result.stderr), (0, ""), file)


if __name__ == "__main__":
    unittest.main()
