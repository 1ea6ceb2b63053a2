# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Build files: they name all sources, and warnings are errors in presets."""

import fnmatch
import json
import re
from pathlib import PurePosixPath

from project import files

_FOLDERS = ("src", "tests")
_PRESETS = "CMakePresets.json"
_NAME = re.compile(r"[\w./*${}-]+\.cpp\b")


def sources_are_built(root):
    """Each C++ file is named, or matched by a pattern, in a CMakeLists.txt of its folder or above: it is built."""
    lists = {}
    for file in files(root, ".", "CMakeLists.txt"):
        # A variable at the start of a name is a folder and is removed; a variable inside a name matches any word.
        names = (re.sub(r"\$\{\w+\}", "*", re.sub(r"^\$\{\w+\}/", "", name)) for name in _NAME.findall(file.text))
        lists[PurePosixPath(file.path).parent] = set(names)
    if not lists:
        return
    for folder in _FOLDERS:
        for file in files(root, folder, ".cpp"):
            path = PurePosixPath(file.path)
            named = any(
                fnmatch.fnmatch(path.relative_to(above).as_posix(), name)
                for above in path.parents
                for name in lists.get(above, ())
            )
            if not named:
                yield f"{path}:1: no CMakeLists.txt names it: it is never built"


def warnings_are_errors_in_presets(root):
    """Warnings are errors only with VOZKA_WERROR, which is off by default and on in every preset except "package"."""
    for file in files(root, ".", "CMakeLists.txt", ".cmake"):
        for number, line in file.lines():
            if "-Werror" in line and "VOZKA_WERROR" not in line:
                yield f"{file.path}:{number}: -Werror without VOZKA_WERROR"
            if re.search(r"option\(VOZKA_WERROR .*\bON\)", line):
                yield f"{file.path}:{number}: VOZKA_WERROR is on by default"
    if (root / _PRESETS).exists():
        presets = {each["name"]: each for each in json.loads((root / _PRESETS).read_text())["configurePresets"]}
        for name, preset in presets.items():
            chain = [preset]
            while "inherits" in chain[-1]:
                chain.append(presets[chain[-1]["inherits"]])
            values = [each["cacheVariables"]["VOZKA_WERROR"] for each in chain
                      if "VOZKA_WERROR" in each.get("cacheVariables", {})]
            expected = "OFF" if name == "package" else "ON"
            if values[:1] != [expected]:
                yield f"{_PRESETS}:1: preset {name} needs VOZKA_WERROR {expected}"
