// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The way of a piece that is moved from tile to tile: the tiles where it has been are numbered, and a line leads over
// them to where it is.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property TrailModel trail
    required property int cell

    Repeater {
        id: steps

        model: root.trail

        Item {
            id: step

            required property int index
            required property int cellX
            required property int cellY
            required property int number
            required property bool isHere
            readonly property Item before: step.index > 0 ? steps.itemAt(step.index - 1) : null
            readonly property int disc: Math.round(Math.max(16, Math.min(34, root.cell * 0.24)))

            x: step.cellX * root.cell
            y: step.cellY * root.cell
            width: root.cell
            height: root.cell
            // The line to a step does not cross the number of the one before.
            z: -step.index
            objectName: "trail:" + step.number
            Accessible.role: Accessible.StaticText
            Accessible.name: step.isHere ? qsTr("Step %1 of the way, now here").arg(step.number)
                                         : qsTr("Step %1 of the way").arg(step.number)

            Rectangle {
                anchors.fill: parent
                anchors.margins: Math.round(root.cell * 0.03)
                radius: Math.round(root.cell * 0.06)
                color: "transparent"
                border.width: Math.max(2, Math.round(root.cell * (step.isHere ? 0.035 : 0.02)))
                border.color: step.isHere ? Theme.glow : Theme.badge
            }
            // From the middle of the tile before.
            Rectangle {
                readonly property real dx: step.before !== null ? step.x - step.before.x : 0
                readonly property real dy: step.before !== null ? step.y - step.before.y : 0
                readonly property int line: Math.max(3, Math.round(root.cell * 0.05))

                visible: step.before !== null
                x: root.cell / 2 - Math.max(0, dx) - line / 2
                y: root.cell / 2 - Math.max(0, dy) - line / 2
                width: Math.abs(dx) + line
                height: Math.abs(dy) + line
                radius: line / 2
                color: Theme.badge
                opacity: 0.8
            }
            Rectangle {
                anchors.centerIn: parent
                width: step.disc
                height: step.disc
                radius: width / 2
                color: Theme.badge
                border.width: 2
                border.color: step.isHere ? Theme.glow : Theme.badgeText
                z: 1

                Words {
                    anchors.centerIn: parent
                    width: implicitWidth
                    font.pixelSize: Math.round(step.disc * 0.55)
                    font.bold: true
                    color: Theme.badgeText
                    text: step.number
                }
            }
        }
    }
}
