// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is played.
import QtQuick
import Vozka.Models

Card {
    id: root

    required property int tiles

    implicitHeight: 104

    Row {
        id: fan

        x: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        Repeater {
            model: ["d/0", "b/0", "c/0"]

            Image {
                required property string modelData

                width: 68
                height: 68
                sourceSize.width: 128
                sourceSize.height: 128
                source: "image://tile/" + modelData
            }
        }
    }
    Column {
        anchors.left: fan.right
        anchors.leftMargin: Theme.spacing * 2.5
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spacing / 2

        Words {
            width: parent.width
            text: qsTr("Base game, %n tile(s)", "", root.tiles)
            font.bold: true
            font.pixelSize: Theme.textSize + 2
        }
        Words {
            width: parent.width
            text: qsTr("Lay a tile, set a follower on a road, a city, a monastery or a field, and score what is completed.")
            color: Theme.dim
        }
    }
}
