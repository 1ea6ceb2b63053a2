// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One player at the end: place, name, a bar as long as the points, and the points by kind of feature.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property string name
    required property string colour
    required property color colourValue
    required property int points
    required property int place
    required property TallyModel tally
    required property int mostPoints

    height: 86
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Place %1: %2, %n point(s)", "", root.points).arg(root.place).arg(root.name)

    Heading {
        id: placeWords

        anchors.verticalCenter: parent.verticalCenter
        width: 40
        //: A place in a ranking: first, second, ...
        text: qsTr("%1.").arg(root.place)
        color: root.place === 1 ? Theme.text : Theme.dim
        font.pixelSize: Theme.titleSize + (root.place === 1 ? 6 : 0)
    }
    Emblem {
        id: emblem

        anchors.left: placeWords.right
        anchors.verticalCenter: parent.verticalCenter
        colour: root.colour
        size: 44
    }
    Column {
        anchors.left: emblem.right
        anchors.leftMargin: Theme.spacing * 2
        anchors.right: total.left
        anchors.rightMargin: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 5

        Words {
            width: parent.width
            text: root.name
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            font.bold: true
            font.pixelSize: Theme.textSize + 2
        }
        Rectangle {
            width: Math.max(4, parent.width * root.points / root.mostPoints)
            height: 8
            radius: 4
            color: root.colourValue
            border.width: 1
            border.color: Theme.line
        }
        Row {
            spacing: Theme.spacing * 2

            Repeater {
                model: root.tally

                Words {
                    required property string label
                    required property int points

                    wrapMode: Text.NoWrap
                    text: qsTr("%1 %2", "a kind of feature and its points").arg(label).arg(points)
                    color: Theme.dim
                    font.pixelSize: Theme.smallSize
                }
            }
        }
    }
    Heading {
        id: total

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 64
        horizontalAlignment: Text.AlignRight
        text: root.points
        font.pixelSize: Theme.titleSize + 8
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.y + root.height < root.parent.height ? 1 : 0
        color: Theme.line
        opacity: 0.6
    }
}
