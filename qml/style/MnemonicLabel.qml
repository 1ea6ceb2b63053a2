// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The text of a menu with its mnemonic underlined ("&File"); "&&" is shown as "&".
import QtQuick
import Vozka.Style

Text {
    id: root

    required property string label

    function escaped(letter: string): string {
        return letter === "<" ? "&lt;" : letter === ">" ? "&gt;" : letter;
    }

    textFormat: root.label.indexOf("&") >= 0 ? Text.StyledText : Text.PlainText
    // All other characters are shown as they are: a label may contain a name with "<".
    text: root.label.indexOf("&") < 0 ? root.label
        : root.label.replace(/&(.)|[<>]/g, (all, letter) => letter === undefined ? root.escaped(all)
                                                          : letter === "&" ? "&amp;" : "<u>" + root.escaped(letter) + "</u>")
    color: Theme.text
    font.pixelSize: Theme.textSize
}
