// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The text of a tool tip, as wide as its longest line.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property real room
    required property string text

    signal pointedAt

    implicitWidth: Math.ceil(words.contentWidth)
    implicitHeight: words.implicitHeight

    Label {
        id: words

        width: root.room
        text: root.text
        font.pixelSize: Theme.smallSize
    }
    HoverHandler {
        id: hover

        margin: Theme.spacing
        onHoveredChanged: {
            if (hover.hovered)
                root.pointedAt();
        }
    }
}
