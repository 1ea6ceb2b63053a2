# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lengths of files."""

import limits
from project import files

SECTION = "lengths"
# The most lines of a new file.
_MOST_LINES = {".h": 120, ".cpp": 300, ".qml": 200, ".js": 200}
_MOST_LINES_OF_TESTS = {".cpp": 400, ".qml": 400, ".py": 400}
# Limits of longer files are multiples of this, so that not every removed line changes a limit.
_STEP = 20


def count(root):
    """{path: limit} of the files that are longer than a new file may be."""
    found = {}
    for folder, most in (("src", _MOST_LINES), ("qml", _MOST_LINES), ("tests", _MOST_LINES_OF_TESTS)):
        for file in files(root, folder, *most):
            lines = len(file.text.splitlines())
            if lines > next(limit for ending, limit in most.items() if file.path.endswith(ending)):
                found[file.path] = -(-lines // _STEP) * _STEP
    return found


def long_files_do_not_grow(root):
    """Files have at most the usual number of lines; older ones that have more do not grow."""
    return limits.findings(root, SECTION, count(root), lambda path: "split the file (lines, rounded up)")
