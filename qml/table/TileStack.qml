// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tiles still to be drawn: a stack of backs and their number.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Column {
    id: root

    required property int count
    required property int side

    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n tile(s) left", "", root.count)

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.side
        height: root.side

        Repeater {
            model: Math.min(3, root.count)

            Image {
                required property int index

                x: 4 - 3 * index
                y: 4 - 3 * index
                width: root.side - 6
                height: root.side - 6
                sourceSize.width: root.side - 6
                sourceSize.height: root.side - 6
                source: "image://back/tile"
            }
        }
    }
    Words {
        objectName: "tilesLeft"
        anchors.horizontalCenter: parent.horizontalCenter
        font.bold: true
        font.pixelSize: Theme.smallSize + 1
        text: qsTr("%n left", "tiles", root.count)
    }
}
