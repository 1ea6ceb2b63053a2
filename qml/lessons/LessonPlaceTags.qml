// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tiles of the scored feature on which the figure could have stood, with their numbers; that on which it stood
// stands out.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OpenLesson openLesson
    required property int cell
    readonly property int side: Math.max(Math.round(15 * Math.sqrt(Theme.scale)), Math.round(root.cell * 0.13))

    visible: root.openLesson.placeCount > 1

    Repeater {
        model: root.openLesson.placeCells

        Rectangle {
            id: tag

            required property int index
            required property point modelData
            readonly property bool here: tag.index === root.openLesson.place

            objectName: "placeTag:" + (tag.index + 1)
            x: Math.round((tag.modelData.x + root.openLesson.board.tagRim) * root.cell)
            y: Math.round((tag.modelData.y + root.openLesson.board.tagRim) * root.cell)
            width: root.side
            height: root.side
            radius: Math.round(root.side / 5)
            color: tag.here ? Theme.frame : Theme.badge
            border.width: 1
            border.color: Theme.badge
            Accessible.role: Accessible.StaticText
            Accessible.name: words.text

            Words {
                id: words

                anchors.centerIn: parent
                color: tag.here ? Theme.badge : Theme.badgeText
                font.bold: true
                font.pixelSize: Math.round(root.side * 0.72)
                text: tag.index + 1
            }
        }
    }
}
