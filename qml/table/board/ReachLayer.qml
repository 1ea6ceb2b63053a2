// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Frame around the cells that a pile of pieces can reach.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property var cells
    required property int cell
    readonly property int line: Math.max(4, Math.round(root.cell * 0.03) + 2)

    function has(x: int, y: int): bool {
        for (const each of root.cells)
            if (each.x === x && each.y === y)
                return true;
        return false;
    }

    Repeater {
        model: root.cells

        Item {
            id: part

            required property point modelData

            x: part.modelData.x * root.cell
            y: part.modelData.y * root.cell
            width: root.cell
            height: root.cell
            objectName: "reached:" + part.modelData.x + "," + part.modelData.y

            Rectangle {
                anchors.fill: parent
                color: Theme.frame
                opacity: 0.14
            }
            // Lines on those sides of the cell that are the outer border of the reach.
            Repeater {
                model: [[0, -1], [1, 0], [0, 1], [-1, 0]]

                Rectangle {
                    id: edge

                    required property var modelData
                    readonly property int dx: edge.modelData[0]
                    readonly property int dy: edge.modelData[1]

                    x: edge.dx > 0 ? root.cell - root.line : 0
                    y: edge.dy > 0 ? root.cell - root.line : 0
                    width: edge.dx === 0 ? root.cell : root.line
                    height: edge.dy === 0 ? root.cell : root.line
                    color: Theme.frame
                    border.width: 1
                    border.color: Theme.badge
                    visible: !root.has(part.modelData.x + edge.dx, part.modelData.y + edge.dy)
                }
            }
        }
    }
}
