// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games and victories of each player. A shared victory counts for all who share it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property RowList players
    /// Widths of the columns: of the heading or the number.
    readonly property list<real> widths: [root.widthOf(games), root.widthOf(won), root.widthOf(share), root.widthOf(mean),
                                          root.widthOf(best)]

    function widthOf(heading: TextMetrics): real {
        return Math.ceil(Math.max(heading.advanceWidth, number.advanceWidth) + Theme.spacing * 1.5 * Theme.scale);
    }

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
    TextMetrics { id: number; font.pixelSize: Theme.textSize; text: "888.8" }

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
            widths: root.widths
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
                widths: root.widths
                cells: [games, won, share, mean, best]
                Accessible.role: Accessible.ListItem
                Accessible.name: spoken
            }
        }
    }
}
