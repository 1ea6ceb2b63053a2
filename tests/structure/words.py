# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What may be named or written where."""

import re

from project import files, without_comments
from rooms import CORE, expansion_of, room_of

# How an expansion names its figures, features, actions, marks and options.
_BROUGHT = [
    re.compile(pattern)
    for pattern in (
        r'FigureRule\(\w+, "([\w-]+)"',
        r'FeatureKindName\{\w+, "([\w-]+)"',
        r'ActionForm\{"([\w-]+)"',
        r'mark\(FeatureKind::\w+, "([\w-]+)"',
        r'OptionSpec(?: \w+)?\{\s*"(\w+)"',
    )
]
# Words of plain English that say nothing of an expansion by themselves.
_PLAIN = {"and", "aside", "builders", "capture", "exchange", "large", "inn", "inns"}
# What is in every game, though its rules lie in folders of their own.
_OF_THE_BASE_GAME = {"monastery", "farmers"}
# Where the sentences of the expansions are worded: a file for each expansion.
_WORDED = "src/wording/expansions/"
# Who may name an expansion outside its folder, and why.
_MAY_NAME = {
    "src/engine/tiles/catalogue.cpp": "what the sides of tiles show",
    "src/engine/tiles/catalogue.h": "what the sides of tiles show",
    "src/engine/tiles/tile_kind.cpp": "what the files of tile sets say of a tile",
    "src/engine/tiles/tile_kind.h": "what the files of tile sets say of a tile",
    "src/records/tile_set.cpp": "the words of tile sets",
    "src/cli/reach.cpp": "the words of the command line",
    "src/cli/replay_json.cpp": "the words of what the command line prints",
    "src/app/arguments.cpp": "the words of the command line",
    "src/app/picture.cpp": "the words of the command line",
    "src/models/art/pictures.cpp": "drawings are named after what they show",
    "src/models/art/tile_art.cpp": "drawings are named after what they show",
    "src/models/overlays/connection_painting.cpp": "a picture for each kind of connection",
    "src/models/overlays/range_scene.cpp": "the overlay of the range cites the rule of going home",
    "src/models/sandbox/sandbox_controller.cpp": "the sets with which the sandbox begins",
    "src/players/weights.cpp": "a weight for each kind of figure",
    "src/players/weights.h": "a weight for each kind of figure",
    "src/sandbox/lesson_maker.cpp": "lessons made in the sandbox are about the wagon",
    "src/wording/sandbox_sentences.cpp": "lessons made in the sandbox are about the wagon",
}
_SEARCHED = [("src", (".h", ".cpp")), ("qml", (".qml", ".js"))]


def _words_of_expansions(root):
    """The stem of each word of an expansion, and whose it is."""
    stems = {}
    for file in files(root, "src/engine/expansions", ".h", ".cpp"):
        own = expansion_of(file.path[len("src/") :])
        if own is None:
            continue
        code = without_comments(file.text)
        words = set(own.split("_")).union(*(pattern.findall(code) for pattern in _BROUGHT)) - _PLAIN
        for word in words:
            stems[re.sub(r"(ies|y|s)$", "", word.replace("-", ""))] = own
    return stems


def core_names_no_expansion(root):
    """Identifiers and strings outside the folder of an expansion do not name it; comments may (they cite rules)."""
    owners = _words_of_expansions(root)
    if not owners:
        return
    stems = re.compile("|".join(sorted(owners, key=len, reverse=True)), re.IGNORECASE)
    owner_of = {stem.lower(): owner for stem, owner in owners.items()}
    for top, endings in _SEARCHED:
        for file in files(root, top, *endings):
            inside = file.path[len("src/") :] if top == "src" else file.path
            if inside.startswith("engine/expansions/") or file.path.startswith(_WORDED):
                continue
            in_core = top == "src" and room_of(inside) in CORE
            named = []
            for number, line in file.code_lines():
                # Sentences are checked where they are worded; here names count.
                code = re.sub(r'(?:[tT]r|translate)\(.*', "", re.sub(r"#\s*include.*", "", line)).replace("_", "")
                for found in stems.finditer(code):
                    whose = owner_of[found.group(0).lower()]
                    if in_core or whose not in _OF_THE_BASE_GAME:
                        named.append(f"{file.path}:{number}: names {whose} outside its folder: {line.strip()}")
            if file.path not in _MAY_NAME:
                yield from named
            elif not named:
                yield f"{file.path}:1: names no expansion, but tests/structure/words.py lists it among those that may"


_COPYRIGHT = re.compile(r"(//|#) SPDX-FileCopyrightText: \d{4} The Vozka developers")
_LICENCE = re.compile(r"(//|#) SPDX-License-Identifier: GPL-3\.0-or-later")
_SOURCES = (".h", ".cpp", ".qml", ".js", ".cmake", "CMakeLists.txt", ".py", ".sh")


def licence_headers(root):
    """Every source file begins with the two SPDX lines (after "#!" if there is one)."""
    for file in files(root, ".", *_SOURCES):
        lines = file.text.splitlines()
        if lines and lines[0].startswith("#!"):
            lines = lines[1:]
        if len(lines) < 2 or not _COPYRIGHT.fullmatch(lines[0]) or not _LICENCE.fullmatch(lines[1]):
            yield f"{file.path}:1: does not begin with the two SPDX lines"


def plain_conditions(root):
    """QML asks for null by plain conditions: "?." and "??" are suspected of crashes of Qt 6.4."""
    for file in files(root, "qml", ".qml", ".js"):
        for number, line in file.code_lines():
            code = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
            found = re.search(r"\?\?|\?\.(?!\d)", code)
            if found:
                yield f"{file.path}:{number}: {line.strip()}"


# A path from the project's root or from src/, as comments and the README files name it; examples of names are in capitals.
_PATH = re.compile(r"(?<![\w/.*<-])(?P<path>(?:%s)/[a-z0-9_./-]+)(?![\w*{<-])")
_SPOKEN_OF = ("src", "resources", "tests", "qml", "packaging", "translations")


def named_paths_exist(root):
    """What comments and README files call src/..., resources/..., tests/..., qml/... is there."""
    pattern = re.compile(_PATH.pattern % "|".join(_SPOKEN_OF))
    for file in files(root, ".", ".h", ".cpp", ".qml", ".md", ".py", "CMakeLists.txt", ".cmake"):
        if file.path.startswith("tests/structure/"):
            continue
        for number, line in file.lines():
            is_prose = file.path.endswith(".md") or re.match(r"\s*(//|#(?!include))", line)
            for found in pattern.finditer(line) if is_prose else ():
                path = found.group("path").rstrip("./")
                below = root / file.path.rsplit("/", 1)[0] if "/" in file.path else root
                if not any((place / path).exists() for place in (root, root / "src", below)):
                    yield f"{file.path}:{number}: names {path}, which is not there"


# Texts that interpret what they show: their words are made for it, with names escaped.
_INTERPRETED = ("qml/controls/MnemonicWords.qml", "qml/lessons/StoryGuide.qml")


def texts_are_plain(root):
    """What a player typed is shown as it is: every Text of QML says that its words are plain."""
    for file in files(root, "qml", ".qml"):
        if file.path in _INTERPRETED:
            continue
        lines = [line for _, line in file.code_lines()]
        for number, line in enumerate(lines, start=1):
            begins = re.match(r"(\s*)(?:[\w.]+: )?(?:Text|TextEdit|Label|T\.Label)\s*\{", line)
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
    """QML gets at objects by types and required properties, never by names put into its context."""
    for folder in ("src", "tests"):
        for file in files(root, folder, ".h", ".cpp"):
            for number, line in file.code_lines():
                if re.search(r"\bsetContext(Property|Object)\b|\bsetContextProperties\b", line):
                    yield f"{file.path}:{number}: {line.strip()}"
