// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Line from a mark next to its feature to a dot on the feature.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property real placeX
    required property real placeY
    required property point tip
    required property bool hasLine
    /// Side of a cell, in pixels.
    required property int cell
    readonly property int line: Math.max(2, Math.round(root.cell * 0.016))
    readonly property real wayX: (root.tip.x - root.placeX) * root.cell
    readonly property real wayY: (root.tip.y - root.placeY) * root.cell

    x: root.placeX * root.cell
    y: root.placeY * root.cell
    visible: root.hasLine

    Rectangle {
        y: -root.line
        width: Math.hypot(root.wayX, root.wayY)
        height: root.line * 2
        transformOrigin: Item.Left
        rotation: Math.atan2(root.wayY, root.wayX) * 180 / Math.PI
        antialiasing: true
        color: Theme.badge

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: root.line / 2
            anchors.bottomMargin: root.line / 2
            antialiasing: true
            color: Theme.badgeText
        }
    }
    Rectangle {
        x: root.wayX - width / 2
        y: root.wayY - width / 2
        width: root.line * 4
        height: width
        radius: width / 2
        color: Theme.badgeText
        border.width: Math.max(1, root.line / 2)
        border.color: Theme.badge
    }
}
