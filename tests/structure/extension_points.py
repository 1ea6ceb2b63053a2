# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number of classes with virtual functions that expansions derive from."""

import re
from collections import Counter

from project import files

_FOLDER = "src/engine/rules/hooks"
_MOST_CLASSES = 12
_MOST_FUNCTIONS = 35
_FEWEST_USERS = 2
_CLASS = re.compile(r"^(?:class|struct) (\w+)\b[^;]*$")
# Destructors and functions that are defined as default are not counted.
_FUNCTION = re.compile(r"\bvirtual\b(?!.*= default)")
_BASE = re.compile(r"\bpublic (\w+)")


def extension_points_are_few(root):
    """At most 12 classes in rules/hooks have virtual functions, at most 35 together, each with two users."""
    functions = Counter()
    places = {}
    for file in files(root, _FOLDER, ".h"):
        name = None
        for number, line in file.code_lines():
            if found := _CLASS.match(line):
                name = found.group(1)
            if name and _FUNCTION.search(line):
                functions[name] += 1
                places.setdefault(name, f"{file.path}:{number}")
    users = Counter()
    for file in files(root, "src/engine", ".h", ".cpp"):
        for _, line in file.code_lines():
            users.update(_BASE.findall(line))
    if len(functions) > _MOST_CLASSES:
        yield f"{_FOLDER}: {len(functions)} classes with virtual functions, the limit is {_MOST_CLASSES}"
    if functions.total() > _MOST_FUNCTIONS:
        yield f"{_FOLDER}: {functions.total()} virtual functions, the limit is {_MOST_FUNCTIONS}"
    for name, place in places.items():
        if users[name] < _FEWEST_USERS:
            yield f"{place}: {name} has {users[name]} derived classes; with fewer than two use a function or data"
