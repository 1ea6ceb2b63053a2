// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Table with games, victories and points of each player. A shared victory counts for all players who share it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property RowList players
    /// Widths of the columns. Each has space for its heading and for a number.
    readonly property list<real> widths: [root.widthOf(games), root.widthOf(won), root.widthOf(share), root.widthOf(mean),
                                          root.widthOf(best)]

    function widthOf(heading: TextMetrics): real {
        return Math.ceil(Math.max(heading.advanceWidth, number.advanceWidth) + Theme.spacing * 1.5 * Theme.scale);
    }

    topMargin: Theme.spacing * 1.5
    bottomMargin: Theme.spacing * 1.5
    objectName: "resultTable"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    component Cells: Item {
        id: line

        property string name: ""
        /// Strength of a computer, empty for a person.
        property string computer: ""
        required property list<string> cells
        property bool heading: false

        implicitHeight: Math.round((line.heading ? 30 : 42) * Theme.scale)

        Line {
            width: parent.width
            visible: !line.heading
            opacity: 0.6
        }
        Column {
            anchors.left: parent.left
            anchors.right: numbers.left
            anchors.rightMargin: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            visible: !line.heading

            ElidedLabel {
                width: parent.width
                font.bold: true
                text: line.name
            }
            ElidedLabel {
                width: parent.width
                visible: text.length > 0
                font.pixelSize: Theme.smallSize
                color: Theme.dim
                text: line.computer
            }
        }
        Row {
            id: numbers

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: line.cells

                Label {
                    required property string modelData
                    required property int index

                    width: root.widths[index]
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    font.pixelSize: line.heading ? Theme.smallSize : Theme.textSize
                    font.bold: line.heading
                    color: line.heading ? Theme.dim : Theme.text
                    text: modelData
                }
            }
        }
    }

    component Measure: TextMetrics {
        font.pixelSize: Theme.smallSize
        font.bold: true
    }
    Measure { id: games; text: qsTr("Games") }
    Measure { id: won; text: qsTr("Won") }
    Measure { id: share; text: qsTr("Share", "column: share of games won") }
    Measure { id: mean; text: qsTr("Mean", "points on average") }
    Measure { id: best; text: qsTr("Best", "the most points of a game") }
    TextMetrics { id: number; font.pixelSize: Theme.textSize; text: "888.8" }

    CardTitle {
        id: title

        width: parent.width
        text: qsTr("Players")
    }
    Cells {
        width: parent.width
        heading: true
        cells: [games.text, won.text, share.text, mean.text, best.text]
        Accessible.ignored: true
    }
    Repeater {
        model: root.players

        Cells {
            required name
            required computer
            required property int games
            required property int won
            required property string share
            required property string mean
            required property int best
            required property string description

            width: root.contentWidth
            cells: [games, won, share, mean, best]
            Accessible.role: Accessible.ListItem
            Accessible.name: description
        }
    }
}
