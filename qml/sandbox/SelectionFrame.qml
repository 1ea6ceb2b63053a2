// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cell of the sandbox's board that the keys are for, in a frame that is seen on every tile.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property int cell
    /// The keys go here, and somebody uses them.
    property bool focused: false

    objectName: "sandboxSelection"
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
