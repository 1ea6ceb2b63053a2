// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of each player by kind of feature, as bars on one scale.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property Statistics statistics
    required property StandingsModel standings
    /// As many blocks in a row as fit; few players have two rows, which fill the card better.
    readonly property real narrowest: 150 * Theme.scale + grid.columnSpacing
    readonly property int room: Math.floor((grid.width + grid.columnSpacing) / root.narrowest)
    readonly property bool inOneRow: root.standings.seats > 3 || blocks.count === 3
    readonly property int wanted: root.inOneRow ? blocks.count : Math.ceil(blocks.count / 2)
    readonly property int most: Math.max(1, Math.min(root.room, root.wanted))
    /// Number for rows of similar length.
    readonly property int columns: Math.max(1, Math.ceil(blocks.count / Math.ceil(blocks.count / root.most)))

    implicitHeight: column.height + Theme.spacing * 3.5
    objectName: "pointsByKind"

    Column {
        id: column

        x: Theme.spacing * 2
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 4
        spacing: Theme.spacing * 1.25

        CardTitle {
            width: parent.width
            text: qsTr("Points by kind of feature")
        }
        Grid {
            id: grid

            width: parent.width
            columns: root.columns
            columnSpacing: Theme.spacing * 3
            rowSpacing: Theme.spacing * 1.5

            Repeater {
                id: blocks

                model: root.statistics.kinds

                KindBars {
                    width: Math.floor((grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns)
                    standings: root.standings
                    measure: root.statistics.kinds.mostPoints
                }
            }
        }
        DimLabel {
            width: parent.width
            visible: root.statistics.mostPoints === 0
            text: qsTr("Nobody got any points.")
        }
    }
}
