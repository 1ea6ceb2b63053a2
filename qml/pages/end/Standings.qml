// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players by place, with their points.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property StandingsModel standings

    implicitHeight: column.height + Theme.spacing * 2
    objectName: "standings"
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Places")

    Column {
        id: column

        x: Theme.spacing * 2
        y: Theme.spacing
        width: parent.width - Theme.spacing * 4

        Repeater {
            id: rows

            model: root.standings

            StandingRow {
                id: row

                required property int index

                width: column.width
                mostPoints: root.standings.mostPoints
                last: row.index === rows.count - 1
            }
        }
    }
}
