// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlights of the game. A click shows one on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property RowList highlights
    readonly property int inRow: Math.max(1, Math.floor(grid.width / (270 * Theme.scale)))
    /// As few rows as possible, with equal numbers.
    readonly property int columns: Math.max(1, Math.ceil(highlighted.count / Math.max(1, Math.ceil(highlighted.count / root.inRow))))

    /// Greatest height, which all have.
    readonly property real tallest: {
        let tallest = 0;
        for (let i = 0; i < highlighted.count; ++i)
            tallest = Math.max(tallest, highlighted.itemAt(i) ? highlighted.itemAt(i).implicitHeight : 0);
        return tallest;
    }

    signal picked(int row)

    implicitHeight: column.height + Theme.spacing * 3.5
    objectName: "highlights"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Column {
        id: column

        x: Theme.spacing * 2
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 4
        spacing: Theme.spacing / 2

        CardTitle {
            id: title

            width: parent.width
            text: qsTr("Highlights")
        }
        Grid {
            id: grid

            width: parent.width
            columns: root.columns
            columnSpacing: Theme.spacing / 2
            rowSpacing: Theme.spacing / 2

            Repeater {
                id: highlighted

                model: root.highlights

                Highlight {
                    required property int index

                    width: Math.floor((grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns)
                    height: root.tallest
                    objectName: "highlight:" + index
                    onClicked: root.picked(index)
                }
            }
        }
    }
}
