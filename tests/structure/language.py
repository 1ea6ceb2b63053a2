# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain language: words of language.txt in comments, in *.md files and in names of tests."""

import bisect
import collections
import io
import re
import tokenize

import limits
from project import comments, files

SECTION = "language"
FILE = "tests/structure/language.txt"
_FOLDERS = ("src", "qml", "tests", "packaging", "resources", "translations")
_SLASHES = (".h", ".cpp", ".qml", ".js")
_HASHES = (".cmake", "CMakeLists.txt", ".sh")
# Rule ids, quoted text and code.
_EXEMPT = re.compile(r'\bRule: [\w.-]+(?:, [\w.-]+)*|"[^"\n]*"|“[^”\n]*”|`[^`\n]*`')
_LICENCE = re.compile(r"\s*SPDX-")
_TEST_NAME = {
    ".cpp": re.compile(r"^\s*(?:TYPED_)?TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\s*\)", re.MULTILINE),
    ".qml": re.compile(r"^\s*function test_(\w+)()", re.MULTILINE),
    ".py": re.compile(r"^\s*def test_(\w+)()", re.MULTILINE),
}
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")

Unit = collections.namedtuple("Unit", "path line text")


def patterns(root, part=None):
    """{regular expression: what to write instead} of language.txt, or of one part of it ("forbid", "ratchet")."""
    found, current = {}, None
    path = root / FILE
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.startswith("[") and line.endswith("]"):
            current = line[1:-1]
        elif "\t" in line and part in (None, current):
            pattern, instead = line.split("\t")
            found[pattern] = instead
    return found


def _joined(lines):
    """Units of (line number, text, whether it is behind code): neighbours are one unit, text behind code is its own.

    Licence lines are left out.
    """
    block, start, last = [], 0, None
    for number, text, behind_code in lines:
        if _LICENCE.match(text):
            continue
        if block and (number != last + 1 or behind_code):
            yield start, " ".join(block)
            block = []
        if not block:
            start = number
        block.append(text)
        last = number
    if block:
        yield start, " ".join(block)


def _python(text):
    """Comments and docstrings."""
    lines = []
    start_of_statement = True
    depth = 0  # of brackets
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            behind_code = token.line[: token.start[1]].strip() != ""
            lines.append((token.start[0], token.string.lstrip("#!"), behind_code))
        elif token.type == tokenize.STRING and start_of_statement:
            inner = token.string.strip("rbuf").strip("\"'")
            lines.extend((token.start[0] + number, line, False) for number, line in enumerate(inner.splitlines()))
        elif token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
        if token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.ENCODING):
            start_of_statement = depth == 0
        elif token.type != tokenize.COMMENT:
            start_of_statement = False
    return lines


def _hashes(file):
    """Comments of CMake and shell; "#" starts one at the start of a line or after a space."""
    for number, line in file.lines():
        without_strings = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'', lambda found: "_" * len(found.group()), line)
        begin = re.search(r"(?:^|\s)#(?!!)", without_strings)
        if begin:
            yield number, line[begin.end():], line[: begin.start()].strip() != ""


def _paragraphs(file):
    """Paragraphs of a page; code blocks are left out."""
    fenced = False
    for number, line in file.lines():
        if line.startswith("```"):
            fenced = not fenced
        elif line.strip() and not fenced and not line.startswith("    "):
            yield number, line, False


def _units_of(file):
    if file.path.endswith(".md"):
        yield from _joined(_paragraphs(file))
    elif file.path.endswith(_SLASHES):
        yield from _joined(comments(file.text))
    elif file.path.endswith(".py"):
        yield from _joined(_python(file.text))
    else:
        yield from _joined(_hashes(file))
    if file.path.startswith("tests/"):
        for ending, name in _TEST_NAME.items():
            for found in name.finditer(file.text) if file.path.endswith(ending) else ():
                line = file.text.count("\n", 0, found.start(1)) + 1
                yield line, " ".join(_WORD.findall(" ".join(found.groups())))


def units(root):
    """Every text that is searched: a block of comments, a paragraph of a page, or the name of a test."""
    endings = (".md", ".py", *_SLASHES, *_HASHES)
    for file in files(root, ".", *endings):
        if "/" not in file.path or file.path.startswith(tuple(f"{folder}/" for folder in _FOLDERS)):
            for line, text in _units_of(file):
                yield Unit(file.path, line, " ".join(_EXEMPT.sub(" _ ", text).split()))


def hits(root):
    """(pattern, unit, found text) of every hit."""
    every = [unit for unit in units(root) if unit.text]
    text = "\n".join(unit.text for unit in every)
    starts, at = [], 0
    for unit in every:
        starts.append(at)
        at += len(unit.text) + 1
    for pattern in patterns(root):
        for found in re.finditer(pattern, text, re.IGNORECASE):
            yield pattern, every[bisect.bisect_right(starts, found.start()) - 1], found.group()


def count(root):
    """{pattern: hits}."""
    return collections.Counter(pattern for pattern, _, _ in hits(root))


def language_is_plain(root):
    """Comments, pages and names of tests use the words of language.txt at most as often as limits.json allows."""
    instead = patterns(root)

    def advice(pattern):
        return f"write: {instead[pattern]} (python3 tests/structure/check.py --hits . PATH prints the hits in a file)"

    return limits.findings(root, SECTION, count(root), advice)


def print_hits(root, paths):
    """Prints every hit in these files with its replacement, or without paths the 20 files with the most hits."""
    instead = patterns(root)
    found = list(hits(root))
    if not paths:
        worst = collections.Counter(unit.path for _, unit, _ in found).most_common(20)
        print("\n".join(f"{number:5} {path}" for path, number in worst))
        return
    for pattern, unit, text in sorted(found, key=lambda hit: (hit[1].path, hit[1].line)):
        if unit.path in paths:
            print(f'{unit.path}:{unit.line}: "{text}": {instead[pattern]}')
