// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on an answer to a question of a story: a box to be ticked if several may be right, the words, and once
// it is told whether it is right, a tick or a cross and the reason.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property string label
    required property string colour
    required property string reason
    required property bool several
    required property bool isMarked
    required property bool isTold
    required property bool isRight
    required property color ink

    implicitWidth: row.x + name.implicitWidth + Theme.spacing * 2 + Theme.iconSize
    implicitHeight: row.height

    Rectangle {
        id: box

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: root.several
        width: Theme.iconSize
        height: Theme.iconSize
        radius: 3
        color: "transparent"
        border.width: 2
        border.color: root.isMarked ? Theme.accent : Theme.dim

        Icon {
            anchors.centerIn: parent
            size: Theme.iconSize - 4
            visible: root.isMarked
            name: "check"
            colour: Theme.accent
        }
    }
    Row {
        id: row

        x: root.several ? box.x + box.width + Theme.spacing : Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - Theme.spacing - (sign.visible ? sign.width : 0)
        spacing: Theme.spacing / 2

        Emblem {
            id: emblem

            visible: root.colour.length > 0
            colour: root.colour
            size: Theme.iconSize
        }
        Column {
            width: parent.width - (emblem.visible ? emblem.width + row.spacing : 0)

            Words {
                id: name

                width: parent.width
                font.bold: true
                text: root.label
            }
            Words {
                width: parent.width
                visible: text.length > 0
                font.pixelSize: Theme.smallSize
                color: Theme.dim
                text: root.reason
            }
        }
    }
    Icon {
        id: sign

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing / 2
        anchors.verticalCenter: parent.verticalCenter
        visible: root.isTold
        name: root.isRight ? "tick" : "cross"
        colour: root.ink
    }
}
