// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card at the bottom of the board, or at the left. Its content scrolls if it is higher than the card.
import QtQuick
import Vozka.Style

Card {
    id: root

    /// Width available for the card.
    required property real room
    property real maxHeight: Infinity
    required property real bottomDistance
    property real padding: Theme.spacing * 1.5
    /// True if the card is at the left of the parent, at `topDistance`.
    property bool beside: false
    property real topDistance: 0
    /// Width of the content, without the scroll bar.
    readonly property alias contentWidth: column.width
    default property alias content: column.data
    property alias spacing: column.spacing

    x: root.beside ? Theme.spacing * 1.5 : Math.round((parent.width - width) / 2)
    y: root.beside ? root.topDistance : parent.height - root.bottomDistance - height
    height: Math.min(root.maxHeight, body.contentHeight + root.padding * 2)
    border.width: 2
    Accessible.role: Accessible.Dialog

    InputBlocker {}
    PageView {
        id: body

        x: root.padding
        y: root.padding
        width: parent.width - root.padding
        height: parent.height - root.padding * 2
        contentHeight: column.height
        clip: interactive

        Column {
            id: column

            width: parent.width - root.padding
        }
    }
}
