// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Words of a place where a figure may be set, beside its tile and off all other places to choose.
import QtQuick
import Vozka.Models

HintBubble {
    id: root

    required property FeatureHandle handle
    readonly property rect marker: Qt.rect(root.handle.x, root.handle.y, root.handle.side, root.handle.side)
    readonly property int cell: root.handle.cell
    // A corner has no tile of its own.
    readonly property rect tile: root.handle.isCorner
        ? root.marker : Qt.rect(root.handle.cellX * root.cell, root.handle.cellY * root.cell, root.cell, root.cell)
    readonly property point place: root.visible ? root.handle.clear.beside(root.width, root.height, [root.tile, root.marker],
                                                                           root.handle.taken) : Qt.point(0, 0)

    objectName: "featureWords"
    x: root.place.x - root.handle.x
    y: root.place.y - root.handle.y
    delay: root.handle.lit ? 0 : 250
    text: root.handle.said
}
