// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mark of the tile that counts as just placed: a lesson made from the position starts with it.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property int cell
    required property point on

    x: root.on.x * root.cell + Math.round(root.cell * 0.05)
    y: root.on.y * root.cell + Math.round(root.cell * 0.05)
    width: Math.round(Math.max(18, Math.min(40, root.cell * 0.22)))
    height: width
    radius: width / 2
    color: Theme.badge
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The tile just placed")

    Icon {
        anchors.centerIn: parent
        name: "last-tile"
        colour: Theme.badgeText
        size: Math.round(parent.width * 0.7)
    }
    HoverHandler { id: placedHover }
    ToolTip {
        visible: placedHover.hovered
        text: qsTr("The tile just placed")
    }
}
