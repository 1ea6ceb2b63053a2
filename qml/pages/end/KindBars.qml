// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One kind of feature: for each player his emblem, a bar as long as his points for it, and their number.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property string label
    required property list<int> kindPoints
    required property int sum
    required property StandingsModel standings
    /// The points of the longest bar.
    required property int measure

    spacing: Math.round(3 * Theme.scale)
    Accessible.role: Accessible.List
    Accessible.name: root.label

    Item {
        width: root.width
        height: title.implicitHeight

        ElidedLabel {
            id: title

            width: parent.width - whole.implicitWidth - Theme.spacing
            font.bold: true
            text: root.label
        }
        Caption {
            id: whole

            anchors.right: parent.right
            anchors.baseline: title.baseline
            //: The sum of the points of all players.
            text: qsTr("%1 in all").arg(root.sum)
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
            readonly property int points: bar.seat < root.kindPoints.length ? root.kindPoints[bar.seat] : 0
            readonly property real longest: width - chip.width - Theme.spacing - number.width - Theme.spacing

            width: root.width
            height: Math.round(20 * Theme.scale)
            objectName: "bar:" + root.label + ":" + bar.seat
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
                width: bar.points > 0 ? Math.max(3, Math.round(bar.longest * bar.points / root.measure)) : 0
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
