// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile under the pointer with all its symbols. On the smallest tiles most symbols are hidden otherwise.
import QtQuick
import Vozka.Style

Image {
    id: root

    required property BoardView board
    readonly property TileItem tile: pointer.hovered ? root.board.tileAt(root.board.cellAt(pointer.point.position)) : null

    x: root.tile === null ? 0 : root.tile.cellX * root.board.camera.cell
    y: root.tile === null ? 0 : root.tile.cellY * root.board.camera.cell
    width: root.board.camera.cell
    height: root.board.camera.cell
    sourceSize.width: root.board.detail
    source: root.tile === null ? "" : root.tile.source + (Theme.contrast ? Theme.artLevel : "?map")
    objectName: "pointedTile"

    HoverHandler {
        id: pointer

        parent: root.board
        enabled: root.board.level === "?plan"
    }
}
