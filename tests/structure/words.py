# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What may be named or written where."""

import re

from project import files
from rooms import CORE, room_of

# Stems, so that plurals are found too.
_EXPANSION_WORDS = re.compile(r"monaster|farmer|abbey|abbot|mayor|wagon|barn|drawbridge", re.IGNORECASE)


def core_names_no_expansion(root):
    """Identifiers and strings of the engine's core name no expansion; comments may (they cite rules)."""
    for file in files(root, "src/engine", ".h", ".cpp"):
        if room_of(file.path[len("src/") :]) not in CORE:
            continue
        for number, line in file.code_lines():
            found = _EXPANSION_WORDS.search(line.replace("_", ""))
            if found:
                yield f'{file.path}:{number}: the core names "{found.group(0)}": {line.strip()}'


_COPYRIGHT = re.compile(r"(//|#) SPDX-FileCopyrightText: \d{4} The Vozka developers")
_LICENCE = re.compile(r"(//|#) SPDX-License-Identifier: GPL-3\.0-or-later")
_SOURCES = (".h", ".cpp", ".qml", ".js", ".cmake", "CMakeLists.txt", ".py", ".sh")


def licence_headers(root):
    """Every source file begins with the two SPDX lines (after "#!" if there is one)."""
    for file in files(root, ".", *_SOURCES):
        lines = file.text.splitlines()
        if lines and lines[0].startswith("#!"):
            lines = lines[1:]
        if len(lines) < 2 or not _COPYRIGHT.fullmatch(lines[0]) or not _LICENCE.fullmatch(lines[1]):
            yield f"{file.path}:1: does not begin with the two SPDX lines"


def no_context_properties(root):
    """QML gets at objects by types and required properties, never by names put into its context."""
    for folder in ("src", "tests"):
        for file in files(root, folder, ".h", ".cpp"):
            for number, line in file.code_lines():
                if re.search(r"\bsetContext(Property|Object)\b|\bsetContextProperties\b", line):
                    yield f"{file.path}:{number}: {line.strip()}"
