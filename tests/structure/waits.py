# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that wait for a time instead of a condition."""

import re

import limits
from project import files

SECTION = "waits"
# Calls that wait for a fixed time. wait(0) and qWait(0) only process pending events.
_WAIT = {
    ".qml": re.compile(r"(?<![\w.])wait\((?!0\))|Modifier,\s*[1-9]\d*\)"),
    ".cpp": re.compile(r"\bqWait\((?!0\))|\bqSleep\(|\b[mu]?sleep\(|\bsleep_(for|until)\(|\bsingleShot\((?!0\b)"),
    ".h": re.compile(r"\bqWait\((?!0\))|\bqSleep\(|\b[mu]?sleep\(|\bsleep_(for|until)\(|\bsingleShot\((?!0\b)"),
    ".py": re.compile(r"\bsleep\("),
    ".sh": re.compile(r"(^|[;&|]|do|then)\s*sleep\b"),
}


def count(root):
    """{path: calls that wait for a fixed time} of the tests."""
    found = {}
    for file in files(root, "tests", *_WAIT):
        # Benchmarks measure times; the checks name these calls.
        if file.path.startswith(("tests/bench/", "tests/structure/")):
            continue
        pattern = next(pattern for ending, pattern in _WAIT.items() if file.path.endswith(ending))
        lines = file.lines() if file.path.endswith((".py", ".sh")) else file.code_lines()
        number = sum(len(pattern.findall(line)) for _, line in lines)
        if number:
            found[file.path] = number
    return found


def tests_wait_for_conditions(root):
    """Tests wait for conditions (tryVerify, qWaitFor), not for a fixed time, which is too short on slow machines."""
    return limits.findings(root, SECTION, count(root), lambda path: "wait for a condition, or set the clock")
