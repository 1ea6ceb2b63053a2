# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether what lies there is built."""

import fnmatch
import re
from pathlib import PurePosixPath

from project import files

_FOLDERS = ("src", "tests")
_NAME = re.compile(r"[\w./*${}-]+\.cpp\b")


def sources_are_built(root):
    """Each C++ file is named, or found by its pattern, in the CMakeLists.txt of its folder or one above."""
    lists = {}
    for file in files(root, ".", "CMakeLists.txt"):
        # A variable is a folder in front of a name ("${CMAKE_CURRENT_SOURCE_DIR}/"), any word within it.
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
