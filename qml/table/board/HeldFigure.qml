// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure of a choice that is not confirmed yet, at the chosen place.
import QtQuick
import Vozka.Models

Image {
    id: root

    required property choice held
    required property int cell
    required property int detail
    readonly property int side: TilePictures.figure(root.cell, root.held.size)

    // Same position as that of a FigureItem.
    x: Math.round((root.held.cellX + root.held.foot.x) * root.cell - root.side / 2)
    y: Math.round((root.held.cellY + root.held.foot.y) * root.cell
                  - root.side * (root.held.target === Choice.Corner ? 0.5 : 0.92))
    width: root.side
    height: root.side
    sourceSize.width: Math.max(32, root.detail / 2)
    source: root.held.source
    visible: root.held.target !== Choice.Tile
    opacity: 0.6
    objectName: "heldFigure"
}
