// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Enlarged part of the board around the cell where the tile in hand is hovered or tried, if the cells are small.
import QtQuick
import Vozka.Models
import Vozka.Style

BoardLens {
    id: root

    required property BoardLayers layers
    readonly property TilePreview preview: root.layers.controller.preview
    readonly property CellMarker on: root.layers.drag.held || root.layers.quiet ? null : root.layers.cells.tried
    readonly property int boardCell: root.layers.cell
    // Proposed moves would be below the lens, and they show the tile themselves.
    readonly property bool wanted: root.boardCell < 64 && !root.layers.proposing && (root.on !== null || root.preview.active)
    /// True once `wanted` has been true for 150 ms.
    property bool isDelayOver: false
    /// Space for the buttons on each side of the tried tile, in pixels.
    readonly property int gap: 40
    /// Rectangle of the tile with its buttons, which the lens should not cover.
    readonly property rect kept: Qt.rect(root.middle.x * root.boardCell - root.gap, root.middle.y * root.boardCell - root.gap,
                                         root.boardCell + 2 * root.gap, root.boardCell + 2 * root.gap)
    readonly property point place: !root.visible ? Qt.point(0, 0) : root.layers.clearPlace.cheapest(root.width, root.height, [root.kept, ...root.corners],
        card => 100 * root.layers.clearPlace.overlap(card, [root.kept]) + root.layers.clearPlace.overlap(card, root.layers.taken)
              + 0.3 * root.layers.clearPlace.overlap(card, root.layers.tiles))
    /// Points of the view that the lens may also be next to: there is often free space at its edges.
    readonly property list<rect> corners: [Qt.rect(root.layers.view.x, root.layers.view.y, 0, 0),
        Qt.rect(root.layers.view.x + root.layers.view.width, root.layers.view.y, 0, 0)]

    /// Emitted for a click on the enlarged tile, with its cell.
    signal tapped(cell: point)

    objectName: "tileLens"
    table: root.layers.controller
    theme: Theme.kind
    middle: root.on !== null ? Qt.point(root.on.choice.cellX, root.on.choice.cellY) : Qt.point(root.preview.cellX, root.preview.cellY)
    turns: root.on !== null ? root.on.choice.turns : root.preview.turns
    cell: 80
    x: root.place.x
    y: root.place.y
    width: Math.round(2.2 * root.cell)
    height: width
    visible: root.wanted && root.isDelayOver
    onWantedChanged: root.isDelayOver = false
    onVisibleChanged: if (root.visible) root.layers.measure()

    Timer {
        interval: 150
        running: root.wanted
        onTriggered: root.isDelayOver = true
    }
    // Blocks clicks, which must not choose a cell that the lens covers. A click on the tile in the middle acts as a
    // click on that tile on the board.
    MouseArea {
        anchors.fill: parent
        enabled: root.on === null
        hoverEnabled: true
        cursorShape: over ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: if (over) root.tapped(root.middle)

        readonly property bool over: Math.max(Math.abs(mouseX - width / 2), Math.abs(mouseY - height / 2)) < root.cell / 2
    }
}
