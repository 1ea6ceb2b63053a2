// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One player at the end: place, emblem, name, points, and a bar as long as the points.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string name
    required property string colour
    required property color colourValue
    required property int points
    required property int place
    required property int mostPoints
    required property bool last

    readonly property bool first: root.place === 1

    implicitHeight: Math.round((root.first ? 56 : 48) * Theme.scale)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Place %1: %2, %n point(s)", "", root.points).arg(root.place).arg(root.name)

    Heading {
        id: placeWords

        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(34 * Theme.scale)
        wrapMode: Text.NoWrap
        //: A place in a ranking: first, second, ...
        text: qsTr("%1.").arg(root.place)
        color: root.first ? Theme.text : Theme.dim
        font.pixelSize: Math.round((root.first ? 24 : 20) * Theme.scale)
        Accessible.ignored: true
    }
    Emblem {
        id: emblem

        // All emblems are in one column.
        x: placeWords.width + Math.round((19 * Theme.scale) - width / 2)
        anchors.verticalCenter: parent.verticalCenter
        colour: root.colour
        size: Math.round((root.first ? 38 : 32) * Theme.scale)
    }
    Column {
        anchors.left: placeWords.right
        anchors.leftMargin: Math.round(38 * Theme.scale) + Theme.spacing * 1.5
        anchors.right: total.left
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        spacing: Math.round(4 * Theme.scale)

        ElidedLabel {
            width: parent.width
            text: root.name
            font.bold: root.first
            font.pixelSize: Theme.textSize + (root.first ? 2 : 0)
        }
        Rectangle {
            width: Math.max(4, parent.width * root.points / root.mostPoints)
            height: Math.round(6 * Theme.scale)
            radius: height / 2
            color: root.colourValue
            border.width: 1
            border.color: Theme.dim
        }
    }
    Heading {
        id: total

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        // The same width for all, so that the bars have the same scale.
        width: Math.round(58 * Theme.scale)
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        text: root.points
        font.pixelSize: Math.round((root.first ? 30 : 24) * Theme.scale)
        Accessible.ignored: true
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        visible: !root.last
        color: Theme.line
        opacity: 0.6
    }
}
