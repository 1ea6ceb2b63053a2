# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number of classes with virtual functions that expansions derive from."""

import re
from collections import Counter

from project import files

_FOLDER = "src/engine/rules/hooks"
_MAX_CLASSES = 12
_MAX_FUNCTIONS = 35
_MIN_DERIVED_CLASSES = 2
_CLASS = re.compile(r"^(?:class|struct) (\w+)\b[^;]*$")
# Destructors and functions that are defined as default are not counted.
_FUNCTION = re.compile(r"\bvirtual\b(?!.*= default)")
_BASE = re.compile(r"\bpublic (\w+)")


def extension_points_are_few(root):
    """At most 12 classes in rules/hooks have virtual functions, together at most 35; each has two or more users."""
    functions = Counter()
    locations = {}
    for file in files(root, _FOLDER, ".h"):
        name = None
        for number, line in file.code_lines():
            if found := _CLASS.match(line):
                name = found.group(1)
            if name and _FUNCTION.search(line):
                functions[name] += 1
                locations.setdefault(name, f"{file.path}:{number}")
    derived_classes = Counter()
    for file in files(root, "src/engine", ".h", ".cpp"):
        for _, line in file.code_lines():
            derived_classes.update(_BASE.findall(line))
    if len(functions) > _MAX_CLASSES:
        yield f"{_FOLDER}: {len(functions)} classes with virtual functions, the limit is {_MAX_CLASSES}"
    if functions.total() > _MAX_FUNCTIONS:
        yield f"{_FOLDER}: {functions.total()} virtual functions, the limit is {_MAX_FUNCTIONS}"
    for name, location in locations.items():
        if derived_classes[name] < _MIN_DERIVED_CLASSES:
            number = derived_classes[name]
            yield f"{location}: {name} has {number} derived classes; with fewer than two use a function or data"
