#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the checks of colours."""

import unittest

from tree import Tree


class Colours(Tree):
    def test_in_qml(self):
        for line in [
            'color: "#1e2a30"',
            'color: "#fff"',
            "color: Qt.rgba(0, 0, 0, 1)",
            'border.color: "red"',
            'color: root.on ? "red" : theme.bg',
            'readonly property color lineColour: "navy"',
            'readonly property color mine: "red"',
            'lineColour: "navy"',
        ]:
            self.assert_found("colours-from-palette", "qml/Board.qml", line + "\n")

    def test_in_cpp(self):
        for line in [
            'QColor c("#123456");',
            "QColor(255, 0, 0)",
            'auto c = QColor{"red"};',
            "fill(Qt::white);",
            "qRgb(1, 2, 3)",
            "QStringLiteral(\"<rect fill='#00ff00'/>\")",
            'QColor(QStringLiteral("red"))',
            "Qt::darkGray",
            "QColor::fromRgb(1, 2, 3)",
        ]:
            self.assert_found("colours-from-palette", "src/models/tile_provider.cpp", line + "\n")

    def test_allowed(self):
        self.assert_clean(
            "colours-from-palette",
            "qml/Board.qml",
            'color: "transparent"\ncolor: Theme.bg\n// "#fff"\ntext: "red"\ntext: qsTr("Seat #1")\n',
        )
        # A player's colour by its name in the palette.
        self.assert_clean("colours-from-palette", "qml/Board.qml", '{ figure: "wagon", colour: "red" }\n')
        self.assert_clean(
            "colours-from-palette",
            "src/models/tiles.cpp",
            'fill(Qt::transparent);\nQColor tint(colour);\nid == "red";\n"%1 #123"\n#define X\n',
        )
        self.assert_clean("colours-from-palette", "src/models/art/palette.cpp", 'QColor("#123456");\n')

    def test_other_meanings_are_found(self):
        check = "colours-have-one-meaning"
        for line in ["color: root.chosen ? Theme.accent : Theme.card", "border.color: Theme.accent", "color: Theme.accentText"]:
            self.assert_found(check, "qml/table/hand/HandCard.qml", line + "\n")
            self.assert_clean(check, "qml/style/Button.qml", line + "\n")
        self.assert_found(check, "qml/table/board/ReachLayer.qml", "color: Theme.glow\n")
        self.assert_clean(check, "qml/lessons/Range.qml", "color: Theme.glow\n")
        self.assert_clean(check, "qml/table/board/Board.qml", "// Theme.accent\ncolor: Theme.accents\n")


if __name__ == "__main__":
    unittest.main()
