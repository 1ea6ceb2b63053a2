// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text of a menu, with the letter after "&" underlined; "&&" is shown as "&".
import QtQuick
import Vozka.Style

Text {
    id: root

    required property string label

    function escaped(letter: string): string {
        return letter === "<" ? "&lt;" : letter === ">" ? "&gt;" : letter;
    }

    textFormat: root.label.indexOf("&") >= 0 ? Text.StyledText : Text.PlainText
    // "<" and ">" are escaped, because a name in the label may contain them.
    text: root.label.indexOf("&") < 0 ? root.label
        : root.label.replace(/&(.)|[<>]/g, (all, letter) => letter === undefined ? root.escaped(all)
                                                          : letter === "&" ? "&amp;" : "<u>" + root.escaped(letter) + "</u>")
    color: Theme.text
    font.pixelSize: Theme.textSize
}
