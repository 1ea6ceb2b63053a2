// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button at the edge of the visible board: an arrow towards the last tile, and the picture of that tile.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.AbstractButton {
    id: root

    required property BoardView board
    property rect cell
    /// True if the tile was not in view since it was placed.
    property bool unseen: false
    /// free: visible part of the board. target: middle of the tile. Both in pixels of the board.
    readonly property rect free: Qt.rect(0, root.board.topMargin, root.board.width,
                                         root.board.height - root.board.bottomMargin - root.board.topMargin)
    readonly property point target: root.board.pointOf(root.cell.x + 0.5, root.cell.y + 0.5)
    readonly property bool inView: root.target.x >= root.free.x && root.target.x <= root.free.right
                                && root.target.y >= root.free.y && root.target.y <= root.free.bottom
    readonly property TileItem tile: root.visible ? root.board.tileAt(Qt.point(root.cell.x, root.cell.y)) : null
    readonly property point middle: Qt.point(root.free.x + root.free.width / 2, root.free.y + root.free.height / 2)
    readonly property real angle: Math.atan2(root.target.y - root.middle.y, root.target.x - root.middle.x)
    readonly property color colour: root.tile !== null && root.tile.isLast ? root.tile.lastColour : Theme.badge

    function mark(cell: rect): void {
        root.cell = cell;
        root.unseen = !root.inView;
    }

    onInViewChanged: if (root.inView) root.unseen = false
    objectName: "rimArrow"
    x: Math.round(Math.max(root.free.x + Theme.spacing, Math.min(root.free.right - width - Theme.spacing, root.target.x - width / 2)))
    y: Math.round(Math.max(root.free.y + Theme.spacing, Math.min(root.free.bottom - height - Theme.spacing, root.target.y - height / 2)))
    width: 64
    height: 64
    focusPolicy: Qt.NoFocus
    text: qsTr("Go to the last tile")
    Accessible.name: root.text

    background: Item {
        Rectangle {
            x: 32 + 24 * Math.cos(root.angle) - width / 2
            y: 32 + 24 * Math.sin(root.angle) - height / 2
            width: 16
            height: 16
            rotation: root.angle * 180 / Math.PI + 45
            color: root.colour
            border.width: 2
            border.color: Theme.badgeText
        }
        Rectangle {
            anchors.centerIn: parent
            width: 48
            height: 48
            radius: 24
            color: root.colour
            border.width: 2
            border.color: Theme.badgeText
        }
    }
    contentItem: Item {
        Image {
            anchors.centerIn: parent
            width: 30
            height: 30
            sourceSize.width: 64
            source: root.tile !== null ? root.tile.source + Theme.artLevel : ""
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
