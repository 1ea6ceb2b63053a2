# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of this folder are called with, and what the programs say of their options."""

import os
import re
import subprocess
import sys
from pathlib import Path

SOURCE, BUILD, VOZKA, CLI = (Path(argument) for argument in sys.argv[1:5])
del sys.argv[1:5]

# No settings and no display of whoever runs the tests.
_PLAIN = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}


def run(*command, **variables):
    """The finished process; what it wrote is text."""
    words = [str(word) for word in command]
    environment = {**os.environ, **_PLAIN, **{name: str(value) for name, value in variables.items()}}
    return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False, env=environment)


# In help an option stands at the beginning of its line; "-h,--help" or "-h, --help".
_OPTIONS = re.compile(r"^\s+((?:-\w,\s?)?--[a-z-]+)", re.MULTILINE)


def _options_in(text):
    return {option for line in _OPTIONS.findall(text) for option in re.split(r",\s?", line)}


def options_of_vozka():
    return _options_in(run(VOZKA, "--help").stdout)


def commands_of_cli():
    """The options of each command of vozka-cli; those before a command under ""."""
    text = run(CLI, "--help").stdout
    names = re.findall(r"^  ([a-z]+) ", text.split("Subcommands:")[1], re.MULTILINE)
    return {"": _options_in(text)} | {name: _options_in(run(CLI, name, "--help").stdout) for name in names}
