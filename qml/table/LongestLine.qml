// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Invisible text of the bar above the board, as high as the longest sentence with the longest name needs.
import QtQuick
import Vozka.Models
import Vozka.Style

Label {
    id: root

    required property var sentences
    required property string longestName
    /// Part of the width at which a name is cut.
    required property real nameShare
    /// Returns the text for a name and a sentence.
    required property var lineOf

    visible: false
    font.bold: true
    text: TextLines.tallest(root.sentences.map(sentence => root.lineOf(name.elidedText, sentence)), root.font, root.width)
    Accessible.ignored: true

    TextMetrics {
        id: name

        font: root.font
        text: root.longestName
        elide: Text.ElideRight
        elideWidth: root.width * root.nameShare
    }
}
