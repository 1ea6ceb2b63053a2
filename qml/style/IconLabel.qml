// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A text with an icon before it, centred in the item.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string symbol
    required property string text
    required property color colour
    property font font
    property real gap: Theme.spacing

    /// Width of the text: the larger of advance and bounding width, and a margin for rounding.
    readonly property real wordsWidth: Math.ceil(Math.max(natural.advanceWidth, natural.boundingRect.width)) + 2
    readonly property real iconRoom: icon.visible ? icon.width + row.spacing : 0

    implicitWidth: root.wordsWidth + root.iconRoom
    implicitHeight: Math.max(words.height, icon.visible ? icon.height : 0)

    // Width of the text in one line. The label cannot be measured, as its width depends on this.
    TextMetrics {
        id: natural

        font: root.font
        text: root.text
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: root.gap

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            visible: root.symbol.length > 0
            name: root.symbol
            colour: root.colour
        }
        Label {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(root.wordsWidth, root.width - root.iconRoom)
            text: root.text
            horizontalAlignment: root.symbol.length > 0 ? Text.AlignLeft : Text.AlignHCenter
            font: root.font
            color: root.colour
        }
    }
}
