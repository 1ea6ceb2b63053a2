# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages list exactly the options of the programs, in every language, and man reports no errors."""

import re
import unittest

from called import SOURCE, commands_of_cli, options_of_vozka, run

PAGES = SOURCE / "packaging" / "man"
LANGUAGES = ("", *sorted(folder.name for folder in PAGES.iterdir() if folder.is_dir()))
# Options of several commands are listed once, below a heading with these commands. A heading without commands means
# all.
SHARED = re.compile(r"^\.SS (?:Options of|Optionen von|Volby) (.*)$")
COMMAND = re.compile(r"^\.(?:B|BI) ([a-z]+)(?: \".*)?$")
OPTION = re.compile(r"^\.(?:B|BR|BI) .*?(-.*)$")


def lines_of(language, page):
    return (PAGES / language / page).read_text(encoding="utf-8").replace(r"\-", "-").splitlines()


def options_in(line):
    """Returns the options in a heading. Quoted parts are values."""
    return set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", re.sub(r'"(?:[^"]*)"', " ", line)))


def documented_options(lines, commands):
    """Returns the options that the page of vozka-cli lists for each command."""
    result = {command: set() for command in commands}
    current_commands = []
    for before, line in zip([""] + lines, lines):
        shared = SHARED.match(line)
        if shared:
            current_commands = [name for name in commands if name and name in re.split(r",? ", shared.group(1))]
            current_commands = current_commands or list(commands)
        elif line.startswith(".SH"):
            current_commands = []
        elif before == ".TP":
            command = COMMAND.match(line)
            if command and command.group(1) in commands:
                current_commands = [command.group(1)]
            elif OPTION.match(line):
                for name in current_commands:
                    result[name] |= options_in(line)
    return result


class Manual(unittest.TestCase):
    def test_page_of_vozka_lists_all_options(self):
        for language in LANGUAGES:
            lines = lines_of(language, "vozka.6")
            headings = [line for before, line in zip(lines, lines[1:]) if before == ".TP"]
            named = set().union(*(options_in(line) for line in headings if OPTION.match(line)))
            examples = {line for line in headings if line.startswith(".B vozka ")}
            named -= set().union(*(options_in(line) for line in examples)) - options_of_vozka()
            self.assertEqual(named, options_of_vozka(), language)

    def test_page_of_cli_lists_options_of_each_command(self):
        commands = commands_of_cli()
        for language in LANGUAGES:
            page = documented_options(lines_of(language, "vozka-cli.6"), commands)
            for command, options in commands.items():
                # --version is listed once for all commands.
                self.assertEqual(page[command] - {"--version"}, options - {"--version"}, f"{language} {command}")
            self.assertIn("--version", page[""])

    def test_man_reports_no_errors(self):
        for page in sorted(PAGES.rglob("*.6")):
            result = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", page, MANWIDTH=80)
            self.assertEqual((result.returncode, result.stderr), (0, ""), page)

    def test_pages_have_current_version(self):
        version = re.search(r"project\(vozka VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8"))
        for page in sorted(PAGES.rglob("*.6")):
            self.assertIn(f'"Vozka {version.group(1)}"', page.read_text(encoding="utf-8"), page)


if __name__ == "__main__":
    unittest.main()
