// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A card about moves at the bottom of the board. Its content scrolls where it is too high.
import QtQuick
import Vozka.Style

Card {
    id: root

    /// Greatest width and height.
    required property real room
    property real highest: Infinity
    /// Distance from the bottom of the parent.
    required property real foot
    property real padding: Theme.spacing * 1.5
    /// Width without the space for the scroll bar.
    readonly property alias contentWidth: column.width
    default property alias parts: column.data
    property alias spacing: column.spacing

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: root.foot
    height: Math.min(root.highest, body.contentHeight + root.padding * 2)
    border.width: 2
    border.color: Theme.accent
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
