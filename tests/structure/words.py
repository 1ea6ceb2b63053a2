# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What may be named or written where."""

import re

from project import files
from rooms import CORE, room_of

# Stems, so that plurals are found too.
_EXPANSION_WORDS = re.compile(r"monaster|farmer|abbey|abbot|mayor|wagon|barn|drawbridge", re.IGNORECASE)


def core_names_no_expansion(root):
    """Identifiers and strings of the engine's core name no expansion; comments may (they cite rules)."""
    for file in files(root, "src/engine", ".h", ".cpp"):
        if room_of(file.path[len("src/") :]) not in CORE:
            continue
        for number, line in file.code_lines():
            found = _EXPANSION_WORDS.search(line.replace("_", ""))
            if found:
                yield f'{file.path}:{number}: the core names "{found.group(0)}": {line.strip()}'


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
