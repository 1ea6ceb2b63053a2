// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for a move, one per line.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Column {
    id: root

    /// The reasons, separated by line breaks.
    required property string text
    property color color: Theme.text
    property int pixelSize: Theme.textSize

    /// The reason with this number is hovered; -1: none.
    signal pointed(reason: int)

    spacing: 2

    Repeater {
        model: root.text.length > 0 ? root.text.split("\n") : []

        Label {
            required property int index
            required property string modelData

            width: root.width
            color: root.color
            font.pixelSize: root.pixelSize
            text: modelData
            Component.onDestruction: {
                if (pointer.hovered)
                    root.pointed(-1);
            }

            HoverHandler {
                id: pointer

                onHoveredChanged: {
                    root.pointed(hovered ? parent.index : -1);
                }
            }
        }
    }
}
