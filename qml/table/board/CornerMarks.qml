// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks of a player's tile: an angle in each corner, in the player's colour with an edge that is visible on every tile.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property color ink
    /// Width of the line without its edges, in pixels.
    property real line: Math.max(2, Math.min(3, Math.round(root.width * 0.025)))
    readonly property color edge: root.ink.hslLightness > 0.8 ? Theme.badge : Theme.badgeText
    readonly property int arm: Math.round(root.width * 0.22)

    // No rotated items: they would be drawn one by one.
    Repeater {
        model: root.visible ? 4 : 0

        Item {
            id: corner

            required property int index
            readonly property bool isRight: corner.index % 2 === 1
            readonly property bool isBottom: corner.index > 1

            anchors.fill: parent

            Rectangle {
                x: corner.isRight ? root.width - width : 0
                y: corner.isBottom ? root.height - height : 0
                width: root.arm + 2
                height: root.line + 2
                color: root.edge
            }
            Rectangle {
                x: corner.isRight ? root.width - width : 0
                y: corner.isBottom ? root.height - height : 0
                width: root.line + 2
                height: root.arm + 2
                color: root.edge
            }
            Rectangle {
                x: corner.isRight ? root.width - width - 1 : 1
                y: corner.isBottom ? root.height - height - 1 : 1
                width: root.arm
                height: root.line
                color: root.ink
            }
            Rectangle {
                x: corner.isRight ? root.width - width - 1 : 1
                y: corner.isBottom ? root.height - height - 1 : 1
                width: root.line
                height: root.arm
                color: root.ink
            }
        }
    }
}
