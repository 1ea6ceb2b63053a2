// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with a table of points: a row for each kind of feature, a column for each player, with bars on one scale.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property Statistics statistics
    required property StandingsModel standings
    readonly property int labelWidth: Math.round(Math.min(130 * Theme.scale, table.width * 0.34))
    readonly property int columnWidth: Math.floor((table.width - root.labelWidth) / Math.max(1, root.standings.seats)) - Theme.spacing
    readonly property int numberWidth: Math.round(30 * Theme.scale)

    topMargin: Theme.spacing * 1.5
    spacing: Theme.spacing * 0.75
    objectName: "pointsByKind"

    CardTitle {
        width: parent.width
        text: qsTr("Points by kind of feature")
    }
    Column {
        id: table

        width: parent.width
        spacing: Math.round(3 * Theme.scale)

        Row {
            x: root.labelWidth + Theme.spacing
            spacing: Theme.spacing

            Repeater {
                model: root.standings

                Item {
                    required property string colour

                    width: root.columnWidth
                    height: emblem.height

                    Emblem {
                        id: emblem

                        colour: parent.colour
                        size: Math.round(16 * Theme.scale)
                    }
                }
            }
        }
        Repeater {
            model: root.statistics.kinds

            Row {
                id: kind

                required property string label
                required property list<int> kindPoints
                required property int sum

                spacing: Theme.spacing
                Accessible.role: Accessible.List
                //: A kind of feature, and the sum of the points of all players.
                Accessible.name: qsTr("%1: %2 in all").arg(kind.label).arg(kind.sum)

                ElidedLabel {
                    width: root.labelWidth
                    text: kind.label
                }
                Repeater {
                    model: root.standings

                    Item {
                        id: bar

                        required property string name
                        required property color colourValue
                        required property int seat
                        readonly property int points: bar.seat < kind.kindPoints.length ? kind.kindPoints[bar.seat] : 0
                        readonly property real longest: root.columnWidth - Theme.spacing - root.numberWidth

                        width: root.columnWidth
                        height: Math.round(20 * Theme.scale)
                        objectName: "bar:" + kind.label + ":" + bar.seat
                        Accessible.role: Accessible.ListItem
                        Accessible.name: qsTr("%1: %n point(s)", "", bar.points).arg(bar.name)

                        Rectangle {
                            id: length

                            anchors.verticalCenter: parent.verticalCenter
                            width: bar.points > 0 ? Math.max(3, Math.round(bar.longest * bar.points / root.statistics.mostOfOneKind)) : 0
                            height: Math.round(12 * Theme.scale)
                            radius: 3
                            visible: bar.points > 0
                            color: bar.colourValue
                            border.width: 1
                            border.color: Theme.dim
                        }
                        Label {
                            x: bar.points > 0 ? length.width + Theme.spacing : 0
                            anchors.verticalCenter: parent.verticalCenter
                            width: root.numberWidth
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
