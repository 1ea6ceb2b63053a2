// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players in the order of their places, with their points and what gave them.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Card {
    id: root

    required property PlayerModel players

    implicitHeight: column.height + Theme.spacing * 4

    StandingsModel {
        id: standings

        players: root.players
    }
    Column {
        id: column

        x: Theme.spacing * 3
        y: Theme.spacing * 2
        width: parent.width - Theme.spacing * 6

        Repeater {
            model: standings

            StandingRow {
                width: column.width
                mostPoints: standings.mostPoints
            }
        }
    }
}
