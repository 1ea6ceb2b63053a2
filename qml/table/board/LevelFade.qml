// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tiles of a board in the previous level of detail, which fade out above the new ones.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ScaledLayer {
    id: root

    required property BoardModel board
    /// Side and level of the previous pictures.
    property int side: 0
    property string level: ""

    opacity: 0
    objectName: "levelFade"

    function begin(side: int, level: string): void {
        if (Theme.pace <= 0)
            return;
        root.side = side;
        root.level = level;
        tiles.model = root.board;
        fading.restart();
    }

    Repeater {
        id: tiles

        Item {
            id: tile

            required property string source
            required property int cellX
            required property int cellY

            x: tile.cellX * root.unit
            y: tile.cellY * root.unit
            width: root.unit
            height: root.unit

            Image {
                anchors.fill: parent
                sourceSize.width: root.side
                source: tile.source + root.level
            }
        }
    }
    NumberAnimation {
        id: fading

        target: root
        property: "opacity"
        from: 1
        to: 0
        duration: 120 * Theme.pace
        onFinished: tiles.model = null
    }
}
