// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of a menu with the letter underlined that chooses it ("&File").
import QtQuick
import Vozka.Models

Text {
    id: root

    required property string label
    readonly property string plain: root.label.replace("&", "")

    // Labels are our own; a mark of text format in them would be shown as it is.
    textFormat: root.label.indexOf("&") >= 0 ? Text.StyledText : Text.PlainText
    text: root.label.replace("<", "‹").replace(/&(.)/, "<u>$1</u>")
    color: Theme.text
    font.pixelSize: Theme.textSize
}
