// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A ring round a way on from the feature of the figure that goes on or home; one that is not open to it has a lock
// on its ring and says why.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int index
    required property point place
    required property bool isOpen
    required property string label
    required property int cell

    readonly property int line: Math.max(2, Math.round(root.cell * 0.025))
    readonly property int side: Math.max(18, Math.round(root.cell * 0.2))

    x: Math.round(root.place.x * root.cell - root.side / 2)
    y: Math.round(root.place.y * root.cell - root.side / 2)
    width: root.side
    height: root.side
    objectName: "way:" + root.index
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: 3 * root.line
        border.color: Theme.badge

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.line
            radius: width / 2
            color: "transparent"
            border.width: root.line
            border.color: root.isOpen ? Theme.frame : Theme.badgeText
        }
    }
    Rectangle {
        readonly property int size: Math.max(14, Math.round(root.side * 0.5))

        x: Math.round(root.side * 0.86 - size / 2)
        y: Math.round(root.side * 0.14 - size / 2)
        width: size
        height: size
        radius: size / 2
        color: Theme.badge
        visible: !root.isOpen

        Icon {
            anchors.centerIn: parent
            name: "lock"
            colour: Theme.badgeText
            size: Math.round(parent.size * 0.7)
        }
    }
    HoverHandler {
        id: hover
    }
    ToolTip {
        visible: hover.hovered
        delay: 250
        text: root.label
    }
}
