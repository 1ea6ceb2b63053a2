// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the players by place, with their points.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property StandingsModel standings
    /// True for four or more players: lower rows leave space for the curves below.
    readonly property bool compact: root.standings.seats > 3

    topMargin: Theme.spacing
    bottomMargin: Theme.spacing
    objectName: "standings"
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Places")

    Repeater {
        id: rows

        model: root.standings

        Item {
            id: row

            required property string name
            required property string colour
            required property color colourValue
            required property int points
            required property int place

            readonly property bool first: row.place === 1
            required property int index

            width: root.contentWidth
            implicitHeight: Math.round((row.first ? 56 : 48) * (root.compact ? 0.7 : 1) * Theme.scale)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Place %1: %2, %n point(s)", "", row.points).arg(row.place).arg(row.name)

            Heading {
                id: placeWords

                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(34 * Theme.scale)
                wrapMode: Text.NoWrap
                //: A place in a ranking: first, second, ...
                text: qsTr("%1.").arg(row.place)
                color: row.first ? Theme.text : Theme.dim
                font.pixelSize: Math.round((row.first ? 24 : 20) * (root.compact ? 0.8 : 1) * Theme.scale)
                Accessible.ignored: true
            }
            Emblem {
                // All emblems are in one column.
                x: placeWords.width + Math.round((19 * Theme.scale) - width / 2)
                anchors.verticalCenter: parent.verticalCenter
                colour: row.colour
                size: Math.round((row.first ? 38 : 32) * (root.compact ? 0.75 : 1) * Theme.scale)
            }
            Column {
                anchors.left: placeWords.right
                anchors.leftMargin: Math.round(38 * Theme.scale) + Theme.spacing * 1.5
                anchors.right: total.left
                anchors.rightMargin: Theme.spacing * 1.5
                anchors.verticalCenter: parent.verticalCenter
                spacing: Math.round((root.compact ? 2 : 4) * Theme.scale)

                ElidedLabel {
                    width: parent.width
                    text: row.name
                    font.bold: row.first
                    font.pixelSize: Theme.textSize + (row.first ? 2 : 0)
                }
                Rectangle {
                    width: Math.max(4, parent.width * row.points / root.standings.mostPoints)
                    height: Math.round(6 * Theme.scale)
                    radius: height / 2
                    color: row.colourValue
                    border.width: 1
                    border.color: Theme.dim
                }
            }
            Heading {
                id: total

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                // All rows have the same width here, so that the bars have the same scale.
                width: Math.round(58 * Theme.scale)
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                text: row.points
                font.pixelSize: Math.round((row.first ? 30 : 24) * (root.compact ? 0.8 : 1) * Theme.scale)
                Accessible.ignored: true
            }
            Line {
                anchors.bottom: parent.bottom
                width: parent.width
                visible: row.index < rows.count - 1
                opacity: 0.6
            }
        }
    }
}
