# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Licences of all files: SPDX lines, or the patterns of .reuse/dep5."""

import os
import re
import subprocess

_DEP5 = ".reuse/dep5"
_TEXT = "LICENSE"
# A comment in the first lines of a file. Two parts, because this file must not contain such a comment itself.
_SPDX = re.compile(r"^\W*SPDX-License-" r"Identifier: ([\w.+-]+)", re.MULTILINE)
_FIRST_LINES = 6


def _paths(root):
    """Files that git tracks or would add; without a repository, all files except hidden folders and builds."""
    found = subprocess.run(["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                           capture_output=True, text=True, check=False) if (root / ".git").exists() else None
    if found is not None and found.returncode == 0:
        return sorted(path for path in found.stdout.split("\0") if path and (root / path).is_file())
    paths = []
    for place, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not re.match(r"\.git$|build|__pycache__$", name)]
        paths += [os.path.relpath(os.path.join(place, name), root).replace(os.sep, "/") for name in names]
    return sorted(paths)


def _paragraphs(text):
    """The paragraphs of a file in Debian's copyright format: {field: its lines}."""
    for block in re.split(r"\n\s*\n", text):
        fields = {}
        for line in block.splitlines():
            name, colon, value = line.partition(":")
            if line[:1].isspace() and fields:
                fields[next(reversed(fields))].append(line.strip())
            elif colon:
                fields[name] = [value.strip()]
        yield fields


def _matches(pattern, path):
    """True if the pattern matches: "*" is any text, also slashes, and "?" one character."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*").replace(r"\?", "."), path) is not None


def _own_licence(root, path):
    """The licence in the first lines of a file, or None."""
    with open(root / path, encoding="utf-8", errors="replace") as file:
        found = _SPDX.search("".join(line for line, _ in zip(file, range(_FIRST_LINES))))
    return found.group(1) if found else None


def licences_are_stated(root):
    """Every file has an SPDX line or matches a pattern of .reuse/dep5, which agree; dep5 has the text of every licence."""
    if not (root / _DEP5).is_file():
        yield f"{_DEP5}:1: is missing"
        return
    stated, texts, used = [], {}, set()
    for fields in _paragraphs((root / _DEP5).read_text(encoding="utf-8")):
        licence = fields.get("License", [""])[0]
        if "Files" in fields:
            stated += [(pattern, licence) for line in fields["Files"] for pattern in line.split()]
            if not licence or not fields.get("Copyright", [""])[0]:
                yield f"{_DEP5}:1: the paragraph of {fields['Files'][0]} has no licence or no copyright"
        elif licence:
            texts[licence] = " ".join(fields["License"][1:])

    named = {licence for _, licence in stated}
    for path in _paths(root):
        matching = [(pattern, licence) for pattern, licence in stated if _matches(pattern, path)]
        used |= {pattern for pattern, _ in matching}
        own = _own_licence(root, path)
        named |= {own} if own else set()
        if path == _TEXT:
            continue
        if not own and not matching:
            yield f"{path}:1: has no SPDX line and matches no pattern of {_DEP5}"
        elif own and matching and own != matching[-1][1]:
            yield f"{path}:1: its SPDX line names {own}, but {_DEP5} names {matching[-1][1]}"
    for pattern, _ in stated:
        if pattern not in used:
            yield f"{_DEP5}:1: {pattern} matches no file"
    for licence in sorted(named - {""}):
        text = texts.get(licence, "")
        if not text or (f"file {_TEXT}" in text and not (root / _TEXT).is_file()):
            yield f"{_DEP5}:1: has no text of {licence}"
    for licence in sorted(texts.keys() - named):
        yield f"{_DEP5}:1: no file has the licence {licence}"
