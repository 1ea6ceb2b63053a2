// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the tile sets of a new game and pictures of their tiles.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property TileSetModel sets
    /// Emitted before a set is chosen or removed.
    signal turning

    spacing: Theme.spacing * 1.5

    Item {
        width: parent.width
        height: Math.max(title.height, total.height)

        CardTitle {
            id: title

            anchors.left: parent.left
            anchors.right: total.left
            anchors.rightMargin: Theme.spacing
            text: qsTr("Tiles")
        }
        DimLabel {
            id: total

            anchors.right: parent.right
            anchors.baseline: title.baseline
            // A single set shows the number of its tiles itself.
            visible: sets.count > 1
            text: qsTr("%n tile(s) in all", "", root.sets.tileCount)
        }
    }
    Repeater {
        id: sets

        model: root.sets

        TileSetRow {
            required property int index

            width: root.contentWidth
            onPicked: on => {
                root.turning();
                root.sets.choose(index, on);
            }
        }
    }
    Caption {
        width: parent.width
        text: root.sets.without
    }
}
