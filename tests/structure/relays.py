# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signal handlers in QML that only emit a signal of their component."""

import re

import limits
from project import files, without_comments

SECTION = "relays"
_SIGNAL = re.compile(r"^\s*signal (\w+)", re.MULTILINE)
_HANDLER = re.compile(r"\bon[A-Z]\w*:\s*(?:\(?[\w, ]*\)?\s*=>\s*)?root\.(\w+)\([^()]*\)\s*;?\s*$", re.MULTILINE)


def count(root):
    """{path: number of handlers that only emit a signal of the component in that file}."""
    found = {}
    for file in files(root, "qml", ".qml"):
        # A control is used in many places: its signals are its interface.
        if file.path.startswith("qml/style/"):
            continue
        code = without_comments(file.text)
        own = set(_SIGNAL.findall(code))
        number = sum(name in own for name in _HANDLER.findall(code))
        if number:
            found[file.path] = number
    return found


def signals_are_not_relayed(root):
    """No new handler in QML only emits a signal of its component; it calls the object that acts, or Navigator."""
    return limits.findings(root, SECTION, count(root), lambda path: "call the object that acts, or Navigator")
