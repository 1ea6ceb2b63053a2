// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who played how many games and won how many of them. A shared victory counts for all who share it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Card {
    id: root

    required property ResultPlayerModel players
    /// As wide as the widest of the headings and of the numbers.
    readonly property int numberWidth: Math.ceil(Math.max(games.advanceWidth, won.advanceWidth, share.advanceWidth,
                                                          mean.advanceWidth, best.advanceWidth, number.advanceWidth)
                                                 + Theme.spacing * 2 * Theme.scale)

    implicitHeight: column.height + Theme.spacing * 3
    objectName: "resultTable"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    component Measure: TextMetrics {
        font.pixelSize: Theme.smallSize
        font.bold: true
    }
    Measure { id: games; text: qsTr("Games") }
    Measure { id: won; text: qsTr("Won") }
    Measure { id: share; text: qsTr("Share", "of games that somebody won") }
    Measure { id: mean; text: qsTr("Mean", "points on average") }
    Measure { id: best; text: qsTr("Best", "the most points of a game") }
    TextMetrics { id: number; font.pixelSize: Theme.textSize; text: "8888.8" }

    Column {
        id: column

        x: Theme.spacing * 2
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 4

        CardTitle {
            id: title

            width: parent.width
            text: qsTr("Players")
        }
        ResultCells {
            width: parent.width
            numberWidth: root.numberWidth
            heading: true
            cells: [games.text, won.text, share.text, mean.text, best.text]
            Accessible.ignored: true
        }
        Repeater {
            id: rows

            model: root.players

            ResultCells {
                required name
                required computer
                required property int games
                required property int won
                required property string share
                required property string mean
                required property int best
                required property string spoken

                width: column.width
                numberWidth: root.numberWidth
                cells: [games, won, share, mean, best]
                Accessible.role: Accessible.ListItem
                Accessible.name: spoken
            }
        }
    }
}
