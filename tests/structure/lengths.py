# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lengths of files."""

import limits
from project import files

SECTION = "lengths"
# Maximum number of lines of a new file.
_MAX_LINES = {".h": 120, ".cpp": 300, ".qml": 200, ".js": 200}
_MAX_LINES_OF_TESTS = {".cpp": 400, ".qml": 400, ".py": 400}
# Limits of longer files are multiples of this, so that not every removed line changes a limit.
_STEP = 20


def count(root):
    """{path: limit} of the files that are longer than the maximum of a new file."""
    found = {}
    for folder, max_lines in (("src", _MAX_LINES), ("qml", _MAX_LINES), ("tests", _MAX_LINES_OF_TESTS)):
        for file in files(root, folder, *max_lines):
            lines = len(file.text.splitlines())
            if lines > next(limit for ending, limit in max_lines.items() if file.path.endswith(ending)):
                found[file.path] = -(-lines // _STEP) * _STEP
    return found


def long_files_do_not_grow(root):
    """New files have at most the number of lines in lengths.py, and longer files only shrink."""
    return limits.findings(root, SECTION, count(root), lambda path: "split the file (lines, rounded up)")
