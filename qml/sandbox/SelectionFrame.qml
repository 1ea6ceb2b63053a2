// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Frame of the cell for the keyboard, visible on every tile.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property int cell
    /// The board has the focus, and keys are used.
    property bool focused: false

    width: root.cell
    height: root.cell
    color: "transparent"
    border.width: Math.max(3, Math.round(root.cell * 0.035))
    border.color: Theme.badge

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        color: "transparent"
        border.width: Math.max(1, parent.border.width - 2)
        border.color: Theme.glow
    }
    FocusRing {
        radius: 2
        overMap: true
        shown: root.focused
    }
}
