# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain language: words of language.txt in comments, in *.md files, in names of tests and in strings of tests."""

import bisect
import collections
import io
import re
import tokenize

import limits
from project import comments, files, strings

SECTION = "language"
FILE = "tests/structure/language.txt"
_FOLDERS = ("src", "qml", "tests", "packaging", "resources", "translations")
_SLASHES = (".h", ".cpp", ".qml", ".js")
_HASHES = (".cmake", "CMakeLists.txt", ".sh")
# Rule ids, quoted text and code are not searched.
_EXEMPT = re.compile(r'\bRule: [\w.-]+(?:, [\w.-]+)*|"[^"\n]*"|“[^”\n]*”|`[^`\n]*`')
_LICENCE = re.compile(r"\s*SPDX-")
_TEST_NAME = {
    ".cpp": re.compile(r"^\s*(?:TYPED_)?TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\s*\)", re.MULTILINE),
    ".qml": re.compile(r"^\s*function test_(\w+)()", re.MULTILINE),
    ".py": re.compile(r"^\s*def test_(\w+)()", re.MULTILINE),
}
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")

# Kinds of units. `text` is a comment or a paragraph.
_TEXT, _NAME, _STRING = "text", "name", "string"
# (prefix of the key in limits.json, kinds of units, parts of language.txt).
_SEARCHES = (
    ("", (_TEXT, _NAME), ("forbid", "ratchet")),
    ("names of tests: ", (_NAME,), ("names",)),
    ("strings of tests: ", (_STRING,), ("forbid", "strings")),
)

Unit = collections.namedtuple("Unit", "path line text kind")


def patterns(root, *parts):
    """{regular expression: what to write instead} of these parts of language.txt ("forbid", "ratchet", ...)."""
    found, current = {}, None
    path = root / FILE
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.startswith("[") and line.endswith("]"):
            current = line[1:-1]
        elif "\t" in line and current in parts:
            pattern, instead = line.split("\t")
            found[pattern] = instead
    return found


def _joined(lines):
    """Joins (line number, text, behind code) to units: adjacent lines are one unit, text behind code a separate one.

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
    """Lines of comments and docstrings."""
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


def _strings(file):
    """(line number, text) of the string literals with a space. Not of tests/structure, which holds patterns."""
    if file.path.startswith("tests/structure/"):
        return
    if file.path.endswith(_SLASHES):
        found = strings(file.text)
    elif file.path.endswith(".py"):
        tokens = tokenize.generate_tokens(io.StringIO(file.text).readline)
        # Since Python 3.12 an f-string has several tokens.
        literals = (tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
        found = ((token.start[0], token.string) for token in tokens if token.type in literals and '"""' not in token.string)
    else:
        return
    yield from ((number, text) for number, text in found if " " in text)


def _hashes(file):
    """Comments of CMake and shell; "#" starts one at the start of a line or after a space."""
    for number, line in file.lines():
        without_strings = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'', lambda found: "_" * len(found.group()), line)
        begin = re.search(r"(?:^|\s)#(?!!)", without_strings)
        if begin:
            yield number, line[begin.end():], line[: begin.start()].strip() != ""


def _paragraphs(file):
    """Lines of the paragraphs of a page; code blocks are left out."""
    fenced = False
    for number, line in file.lines():
        if line.startswith("```"):
            fenced = not fenced
        elif line.strip() and not fenced and not line.startswith("    "):
            yield number, line, False


def _units_of(file):
    """(line number, text, kind) of each unit."""
    if file.path.endswith(".md"):
        found = _joined(_paragraphs(file))
    elif file.path.endswith(_SLASHES):
        found = _joined(comments(file.text))
    elif file.path.endswith(".py"):
        found = _joined(_python(file.text))
    else:
        found = _joined(_hashes(file))
    yield from ((line, _EXEMPT.sub(" _ ", text), _TEXT) for line, text in found)
    if file.path.startswith("tests/"):
        for ending, name in _TEST_NAME.items():
            for found in name.finditer(file.text) if file.path.endswith(ending) else ():
                line = file.text.count("\n", 0, found.start(1)) + 1
                yield line, " ".join(_WORD.findall(" ".join(found.groups()))), _NAME
        yield from ((line, text, _STRING) for line, text in _strings(file))


def units(root):
    """Every text that is searched: a block of comments, a paragraph of a page, the name or a string of a test."""
    endings = (".md", ".py", *_SLASHES, *_HASHES)
    for file in files(root, ".", *endings):
        if "/" not in file.path or file.path.startswith(tuple(f"{folder}/" for folder in _FOLDERS)):
            for line, text, kind in _units_of(file):
                yield Unit(file.path, line, " ".join(text.split()), kind)


def hits(root):
    """(key, unit, found text) of every hit. The key is the pattern, with a prefix if it is searched in tests only."""
    all_units = [unit for unit in units(root) if unit.text]
    for prefix, kinds, parts in _SEARCHES:
        searched = [unit for unit in all_units if unit.kind in kinds]
        text = "\n".join(unit.text for unit in searched)
        starts, offset = [], 0
        for unit in searched:
            starts.append(offset)
            offset += len(unit.text) + 1
        for pattern in patterns(root, *parts):
            for found in re.finditer(pattern, text, re.IGNORECASE):
                yield prefix + pattern, searched[bisect.bisect_right(starts, found.start()) - 1], found.group()


def _advice(root):
    """{key: what to write instead}."""
    return {prefix + pattern: instead for prefix, _, parts in _SEARCHES for pattern, instead in patterns(root, *parts).items()}


def count(root):
    """{key: hits}."""
    return collections.Counter(pattern for pattern, _, _ in hits(root))


def language_is_plain(root):
    """Comments, pages and tests use the words of language.txt at most as often as limits.json allows."""
    instead = _advice(root)

    def advice(pattern):
        return f"write: {instead[pattern]} (python3 tests/structure/check.py --hits . PATH prints the hits in a file)"

    return limits.findings(root, SECTION, count(root), advice)


def print_hits(root, paths):
    """Prints every hit in these files with its replacement, or without paths the 20 files with the most hits."""
    instead = _advice(root)
    found = list(hits(root))
    if not paths:
        worst = collections.Counter(unit.path for _, unit, _ in found).most_common(20)
        print("\n".join(f"{number:5} {path}" for path, number in worst))
        return
    for pattern, unit, text in sorted(found, key=lambda hit: (hit[1].path, hit[1].line)):
        if unit.path in paths:
            print(f'{unit.path}:{unit.line}: "{text}": {instead[pattern]}')
