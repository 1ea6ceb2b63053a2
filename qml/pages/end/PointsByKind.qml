// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the points of each player by kind of feature, as bars on one scale.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property Statistics statistics
    required property StandingsModel standings
    /// Least width of a block with the space after it.
    readonly property real narrowest: 150 * Theme.scale + grid.columnSpacing
    readonly property int room: Math.floor((grid.width + grid.columnSpacing) / root.narrowest)
    /// False for up to three players, except with three blocks: two rows of blocks fill the card better.
    readonly property bool inOneRow: root.standings.seats > 3 || blocks.count === 3
    readonly property int wanted: root.inOneRow ? blocks.count : Math.ceil(blocks.count / 2)
    readonly property int most: Math.max(1, Math.min(root.room, root.wanted))
    /// Number of columns, so that the rows are about equally long.
    readonly property int columns: Math.max(1, Math.ceil(blocks.count / Math.ceil(blocks.count / root.most)))

    topMargin: Theme.spacing * 1.5
    spacing: Theme.spacing * 1.25
    objectName: "pointsByKind"

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

            Column {
                id: block

                required property string label
                required property list<int> kindPoints
                required property int sum

                width: Math.floor((grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns)
                spacing: Math.round(3 * Theme.scale)
                Accessible.role: Accessible.List
                Accessible.name: block.label

                Item {
                    width: block.width
                    height: title.implicitHeight

                    ElidedLabel {
                        id: title

                        width: parent.width - whole.implicitWidth - Theme.spacing
                        font.bold: true
                        text: block.label
                    }
                    Caption {
                        id: whole

                        anchors.right: parent.right
                        anchors.baseline: title.baseline
                        //: The sum of the points of all players.
                        text: qsTr("%1 in all").arg(block.sum)
                    }
                }
                Repeater {
                    model: root.standings

                    Item {
                        id: bar

                        required property string name
                        required property string colour
                        required property color colourValue
                        required property int seat
                        readonly property int points: bar.seat < block.kindPoints.length ? block.kindPoints[bar.seat] : 0
                        readonly property real longest: width - chip.width - Theme.spacing - number.width - Theme.spacing

                        width: block.width
                        height: Math.round(20 * Theme.scale)
                        objectName: "bar:" + block.label + ":" + bar.seat
                        Accessible.role: Accessible.ListItem
                        Accessible.name: qsTr("%1: %n point(s)", "", bar.points).arg(bar.name)

                        Emblem {
                            id: chip

                            anchors.verticalCenter: parent.verticalCenter
                            colour: bar.colour
                            size: Math.round(16 * Theme.scale)
                        }
                        Rectangle {
                            id: length

                            anchors.verticalCenter: parent.verticalCenter
                            x: chip.width + Theme.spacing
                            width: bar.points > 0 ? Math.max(3, Math.round(bar.longest * bar.points / root.statistics.mostOfOneKind)) : 0
                            height: Math.round(12 * Theme.scale)
                            radius: 3
                            visible: bar.points > 0
                            color: bar.colourValue
                            border.width: 1
                            border.color: Theme.dim
                        }
                        Label {
                            id: number

                            x: chip.width + Theme.spacing + (bar.points > 0 ? length.width + Theme.spacing : 0)
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.round(30 * Theme.scale)
                            wrapMode: Text.NoWrap
                            color: bar.points > 0 ? Theme.text : Theme.dim
                            font.pixelSize: Theme.smallSize
                            font.bold: bar.points > 0
                            text: bar.points < 0 ? "−" + -bar.points : bar.points
                        }
                    }
                }
            }
        }
    }
    DimLabel {
        width: parent.width
        visible: root.statistics.mostPoints === 0
        text: qsTr("Nobody got any points.")
    }
}
