# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours come only from resources/art/svg/palette.json, and each has one meaning."""

import re

from project import files

# The one place that reads the palette: src/models/art/palette.h, palette_something.cpp.
_LOADER = re.compile(r"src/models/(?:\w+/)?palette(_\w+)?\.(h|cpp)")

_ANYWHERE = [
    re.compile(r'"#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"'),
    # In the middle of a string, for instance an SVG or a style. Only the long form: "#123" can be a number.
    re.compile(r"#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?\b"),
    re.compile(r"\brgba?\("),
]
_CPP = [
    re.compile(r'\bQColor(?:\s+\w+)?\s*[({]\s*(?:["\d]|u"|QStringLiteral|QLatin1String|Qt::)'),
    re.compile(r"\bQColor::from\w+\s*\(\s*\d"),
    re.compile(r'\bsetNamedColor\s*\(\s*(?:"|u"|QStringLiteral|QLatin1String)'),
    re.compile(r"\bqRgba?\s*\(\s*(?:0x)?\d"),
    re.compile(
        r"\bQt::(?:black|white|(?:dark|light)?[gG]ray|(?:dark)?(?:[rR]ed|[gG]reen|[bB]lue|[cC]yan|[mM]agenta|[yY]ellow))\b"
    ),
]
_QML = [
    re.compile(r"\bQt\.(?:rgba|hsla|hsva|color)\b"),
    # A property of Qt ("border.color") or a declared property of type color, bound to the name of a colour, also in an
    # expression (on ? "red" : ...).
    re.compile(r'(?:\b\w*[cC]olor|\bproperty\s+color\s+\w+)\s*:[^"\n]*"(?!transparent")[A-Za-z]+"'),
    # A "colour" can be the colour of a player, by its name in the palette.
    re.compile(r'\b\w*[cC]olour\s*:[^"\n]*"(?!(?:transparent|black|red|blue|yellow|white|pink)")[A-Za-z]+"'),
]


def colours_from_palette(root):
    """No colour literal but "transparent" in qml/ and src/ outside the palette loader: themes set all colours."""
    for folder, endings, patterns in (
        ("qml", (".qml", ".js"), _ANYWHERE + _QML),
        ("src", (".h", ".cpp"), _ANYWHERE + _CPP),
    ):
        for file in files(root, folder, *endings):
            if _LOADER.fullmatch(file.path):
                continue
            for number, line in file.code_lines():
                if any(pattern.search(line) for pattern in patterns):
                    yield f"{file.path}:{number}: a colour literal: {line.strip()}"


# Colours of the theme with one meaning, and the files that may use them. Accent: the one next step of a page.
_MEANINGS = {
    re.compile(r"\bTheme\.accent(?:Text)?\b"): {"qml/style/Button.qml", "qml/table/hand/RoundButton.qml"},
}
# Cyan means range; the overlays and lessons paint it in C++.
_RANGE = re.compile(r"\bTheme\.glow\b")


def colours_have_one_meaning(root):
    """The accent colour only in the buttons for the next step; the colour of ranges not on the table."""
    for file in files(root, "qml", ".qml"):
        for number, line in file.code_lines():
            for pattern, allowed in _MEANINGS.items():
                if pattern.search(line) and file.path not in allowed:
                    yield f"{file.path}:{number}: the accent colour is only for the next step: {line.strip()}"
            if _RANGE.search(line) and file.path.startswith("qml/table/"):
                yield f"{file.path}:{number}: the colour of ranges is not for choices: {line.strip()}"
