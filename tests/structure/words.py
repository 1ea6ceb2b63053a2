# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and words that are not allowed in some files."""

import re

from project import files, without_comments
from modules import CORE, expansion_of, module_of

# Code with the words of an expansion for its figures, features, pieces, actions, marks and options.
_WORD_PATTERNS = [
    re.compile(pattern)
    for pattern in (
        r'\w+Rule>?\("([\w-]+)"',
        r'Code word = "([\w-]+)"',
        r'(?:Token|Area)Spec(?: \w+)?\{\s*\.word = "([\w-]+)"',
        r'Args\{ArgSpec\{"([\w-]+)"',
        r'mark\(FeatureKind::\w+, "([\w-]+)"',
        r'OptionSpec(?: \w+)?\{\s*"(\w+)"',
    )
]
# Further words of each expansion, which the patterns do not find.
_OTHER_WORDS = {
    "drawbridges": {"bridge"},
    "river": {"lake", "spring"},
    "traders_and_builders": {"cloth", "goods", "grain", "wine"},
    "princess_and_dragon": {"fairy", "portal", "volcano"},
    "tower": {"captive", "prisoner", "ransom"},
}
# Common words that do not identify an expansion.
_PLAIN = {"and", "aside", "capture", "circle", "count", "exchange", "fields", "flying", "land", "large", "leave", "quarter", "roll", "tunnel"}
# Parts of every game that have a folder like an expansion.
_BASE_GAME_WORDS = {"monastery", "farmers"}
# Folder of the texts of expansions, with a file for each.
_TEXT_FOLDER = "src/wording/expansions/"
# Files outside the folder of an expansion that may name it, each with the reason.
_MAY_NAME = {
    "src/cli/reach.cpp": "the words of the command line",
    "src/cli/replay_json.cpp": "the words in the output of the command line",
    "src/app/arguments.cpp": "the words of the command line",
    "src/models/app/desktop_service.h": "the desktop's service has \"portal\" in its name",
    "src/models/overlays/connection_painting.cpp": "a picture for each kind of connection",
    "src/models/art/tile_calm.cpp": "the ids of symbols in the drawings",
}
_SEARCHED = [("src", (".h", ".cpp")), ("qml", (".qml", ".js"))]
# Shorter words are found only as separate words: "inn" and "king", but not in "beginning" and "thinking".
_SHORTEST_WITHIN = 5


def _forms(word):
    """Singular and plural of a word."""
    one = word[:-1] if word.endswith("s") and not word.endswith("ss") and word != "goods" else word
    return {one, one + "s", one + "es", one[:-1] + "ies" if one.endswith("y") else one}


def _words_of_expansions(root):
    """{form of a word: expansion} of all words of expansions."""
    owners = {}
    for file in files(root, "src/engine/expansions", ".h", ".cpp"):
        own = expansion_of(file.path[len("src/") :])
        if own is None:
            continue
        code = without_comments(file.text)
        found = set().union(*(pattern.findall(code) for pattern in _WORD_PATTERNS))
        for word in found | set(own.split("_")) | _OTHER_WORDS.get(own, set()):
            if _forms(word) & _PLAIN:
                continue
            for form in _forms(word.replace("-", "").lower()):
                owners[form] = own
    return owners


_PART_OF_NAME = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def _named_in(line, owners, within):
    """The words of expansions in identifiers and strings of a line of code, in any case, also split by "_"."""
    code = re.sub(r"#\s*include.*", "", line)
    joined = code.replace("_", "")
    parts = [part.span() for part in _PART_OF_NAME.finditer(joined)]
    for found in within.finditer(joined):
        # Letters of two adjacent words do not count: "well" in "drawEllipse".
        if not any(start < found.start() < end < found.end() for start, end in parts):
            yield found.group(0).lower()
    for found in _PART_OF_NAME.finditer(code):
        word = found.group(0).lower()
        if len(word) < _SHORTEST_WITHIN and word in owners:
            yield word


def core_names_no_expansion(root):
    """Only comments name an expansion outside its folder, so that expansions are added without changes elsewhere."""
    owners = _words_of_expansions(root)
    if not owners:
        return
    longer = sorted((word for word in owners if len(word) >= _SHORTEST_WITHIN), key=len, reverse=True)
    within = re.compile("|".join(longer), re.IGNORECASE)
    for top, endings in _SEARCHED:
        for file in files(root, top, *endings):
            inside = file.path[len("src/") :] if top == "src" else file.path
            if inside.startswith("engine/expansions/") or file.path.startswith(_TEXT_FOLDER):
                continue
            in_core = top == "src" and module_of(inside) in CORE
            named = [
                f"{file.path}:{number}: names {owners[word]} outside its folder by \"{word}\" (if that is plain"
                f" English here, add it to _PLAIN in tests/structure/words.py): {line.strip()}"
                for number, line in file.code_lines()
                for word in _named_in(line, owners, within)
                if in_core or owners[word] not in _BASE_GAME_WORDS
            ]
            if file.path not in _MAY_NAME:
                yield from named
            elif not named:
                yield f"{file.path}:1: names no expansion, but tests/structure/words.py lists it in _MAY_NAME"


_COPYRIGHT = re.compile(r"(//|#) SPDX-FileCopyrightText: \d{4} The Vozka developers")
_LICENCE = re.compile(r"(//|#) SPDX-License-Identifier: GPL-3\.0-or-later")
_SOURCES = (".h", ".cpp", ".qml", ".js", ".cmake", "CMakeLists.txt", ".py", ".sh")


def licence_headers(root):
    """Every source file starts with the two SPDX lines, which may follow a line with "#!"."""
    for file in files(root, ".", *_SOURCES):
        lines = file.text.splitlines()
        if lines and lines[0].startswith("#!"):
            lines = lines[1:]
        if len(lines) < 2 or not _COPYRIGHT.fullmatch(lines[0]) or not _LICENCE.fullmatch(lines[1]):
            yield f"{file.path}:1: does not begin with the two SPDX lines"


def plain_conditions(root):
    """QML code contains no "?." and no "??", because they are suspected to crash Qt 6.4."""
    for file in files(root, "qml", ".qml", ".js"):
        for number, line in file.code_lines():
            code = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
            found = re.search(r"\?\?|\?\.(?!\d)", code)
            if found:
                yield f"{file.path}:{number}: {line.strip()}"


# A path from the project's root or from src/, as comments and the README files name it; examples of names are in capitals.
_PATH = re.compile(r"(?<![\w/.*<-])(?P<path>(?:%s)/[a-z0-9_./-]+)(?![\w*{<-])")
_PATH_FOLDERS = ("src", "resources", "tests", "qml", "packaging", "translations")


def named_paths_exist(root):
    """Paths in comments and README files (src/..., resources/..., tests/..., qml/...) exist."""
    pattern = re.compile(_PATH.pattern % "|".join(_PATH_FOLDERS))
    for file in files(root, ".", ".h", ".cpp", ".qml", ".md", ".py", "CMakeLists.txt", ".cmake"):
        if file.path.startswith("tests/structure/"):
            continue
        for number, line in file.lines():
            is_prose = file.path.endswith(".md") or re.match(r"\s*(//|#(?!include))", line)
            for found in pattern.finditer(line) if is_prose else ():
                path = found.group("path").rstrip("./")
                below = root / file.path.rsplit("/", 1)[0] if "/" in file.path else root
                if not any((place / path).exists() for place in (root, root / "src", below)):
                    yield f"{file.path}:{number}: names {path}, which does not exist"


# Files whose texts contain markup. Their code escapes typed text.
_INTERPRETED = ("qml/style/MnemonicLabel.qml", "qml/lessons/StoryGuide.qml")


def texts_are_plain(root):
    """Every Text of QML has a plain text format, so that typed text is shown unchanged."""
    for file in files(root, "qml", ".qml"):
        if file.path in _INTERPRETED:
            continue
        lines = [line for _, line in file.code_lines()]
        for number, line in enumerate(lines, start=1):
            begins = re.match(r"(\s*)(?:[\w.]+: )?(?:Text|TextEdit|T\.Label)\s*\{", line)
            if not begins:
                continue
            part = []
            for inner in lines[number:]:
                if inner.startswith(begins.group(1) + "}"):
                    break
                part.append(inner)
            if not any(re.match(r"\s*textFormat: Text(Edit)?\.PlainText\b", inner) for inner in part):
                yield f"{file.path}:{number}: its text format is not Text.PlainText"


def no_context_properties(root):
    """QML gets objects by types and required properties, not by context properties, which qmllint does not know."""
    for folder in ("src", "tests"):
        for file in files(root, folder, ".h", ".cpp"):
            for number, line in file.code_lines():
                if re.search(r"\bsetContext(Property|Object)\b|\bsetContextProperties\b", line):
                    yield f"{file.path}:{number}: {line.strip()}"
