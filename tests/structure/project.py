# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the project, and how to read code without its comments."""

import os
import re
from pathlib import Path

_SKIPPED = re.compile(r"^(build.*|\..*|__pycache__)$")


class File:
    """A text file: its path relative to the root of the project, with slashes, and its text."""

    def __init__(self, root: Path, path: Path):
        self.path = path.relative_to(root).as_posix()
        self.text = path.read_text(encoding="utf-8", errors="replace")

    def lines(self):
        """Numbered lines, from 1."""
        return enumerate(self.text.splitlines(), start=1)

    def code_lines(self):
        """Lines without comments, each with its number in the file."""
        return enumerate(without_comments(self.text).splitlines(), start=1)


def files(root: Path, folder: str, *endings: str):
    """The files below a folder whose names have one of these endings, in a fixed order; builds are left out."""
    for place, folders, names in os.walk(root / folder):
        folders[:] = sorted(name for name in folders if not _SKIPPED.match(name))
        for name in sorted(names):
            if name.endswith(endings):
                yield File(root, Path(place) / name)


# A single quote after a digit separates digits (1'000) and starts no character.
_COMMENT_OR_STRING = re.compile(
    r"""(?P<raw>R"(?P<mark>[^()\s\\]{0,16})\(.*?\)(?P=mark)")"""
    r"""|(?P<string>"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])*')"""
    r"""|(?P<comment>//[^\n]*|/\*.*?\*/)""",
    re.DOTALL,
)


def without_comments(code: str) -> str:
    """C++, QML or JavaScript without comments; strings and line breaks stay."""

    def replacement(match):
        comment = match.group("comment")
        return match.group(0) if comment is None else " " + "\n" * comment.count("\n")

    return _COMMENT_OR_STRING.sub(replacement, code)


def strings(code: str):
    """Every string of C++, QML or JavaScript in double quotes: the number of its first line, and its text."""
    for match in _COMMENT_OR_STRING.finditer(code):
        text = match.group("string") or match.group("raw") or ""
        if text.endswith('"'):
            yield code.count("\n", 0, match.start()) + 1, text.strip("R\"")


def comments(code: str):
    """Every line of the comments of C++, QML or JavaScript: its number, its text without marks, whether it is behind code."""
    for match in _COMMENT_OR_STRING.finditer(code):
        comment = match.group("comment")
        if comment is None:
            continue
        first = code.count("\n", 0, match.start()) + 1
        behind_code = code[code.rfind("\n", 0, match.start()) + 1 : match.start()].strip() != ""
        inner = comment[2:-2] if comment.startswith("/*") else comment[2:]
        for offset, line in enumerate(inner.split("\n")):
            yield first + offset, line.strip(" \t/*:"), behind_code and offset == 0
