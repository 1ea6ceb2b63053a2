// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of a menu with the letter underlined that chooses it ("&File"); "&&" is the sign "&".
import QtQuick
import Vozka.Models

Text {
    id: root

    required property string label

    function escaped(letter: string): string {
        return letter === "<" ? "&lt;" : letter === ">" ? "&gt;" : letter;
    }

    textFormat: root.label.indexOf("&") >= 0 ? Text.StyledText : Text.PlainText
    // Whatever else is in a label is shown as it is, names above all; "&&" is the sign itself.
    text: root.label.indexOf("&") < 0 ? root.label
        : root.label.replace(/&(.)|[<>]/g, (all, letter) => letter === undefined ? root.escaped(all)
                                                          : letter === "&" ? "&amp;" : "<u>" + root.escaped(letter) + "</u>")
    color: Theme.text
    font.pixelSize: Theme.textSize
}
