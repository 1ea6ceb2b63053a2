# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Arguments of the tests in this folder, and the options that the programs list in their help."""

import os
import re
import subprocess
import sys
from pathlib import Path

SOURCE, BUILD, VOZKA, CLI = (Path(argument) for argument in sys.argv[1:5])
del sys.argv[1:5]

# Environment of the called programs: independent of the display, the language and the terminal width of the user.
_PLAIN = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}


def run(*command, **variables):
    """Runs a command and returns the finished process. Its output is text."""
    words = [str(word) for word in command]
    environment = {**os.environ, **_PLAIN, **{name: str(value) for name, value in variables.items()}}
    return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False, env=environment)


# In the help, an option is at the start of its line: "-h,--help" or "-h, --help".
_OPTIONS = re.compile(r"^\s+((?:-\w,\s?)?--[a-z-]+)", re.MULTILINE)


def _options_in(text):
    return {option for line in _OPTIONS.findall(text) for option in re.split(r",\s?", line)}


def options_of_vozka():
    return _options_in(run(VOZKA, "--help").stdout)


def commands_of_cli():
    """Returns the options of each command of vozka-cli. The key "" has the options before a command."""
    text = run(CLI, "--help").stdout
    names = re.findall(r"^  ([a-z]+) ", text.split("Subcommands:")[1], re.MULTILINE)
    return {"": _options_in(text)} | {name: _options_in(run(CLI, name, "--help").stdout) for name in names}
