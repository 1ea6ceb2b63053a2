// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Path of a piece in its move: frames of the visited tiles and lines between them. The number of each step is on a
// disc in a layer above the marks of cells. The tile on which the piece is has no disc.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property PathModel path
    required property int cell
    required property Item discLayer
    /// Items of the pieces on the board (PieceItem), for their `box`.
    required property Repeater pieces
    readonly property int disc: Math.round(Math.max(16, Math.min(34, root.cell * 0.24)))
    readonly property var boxes: {
        const boxes = [];
        for (let i = 0; i < root.pieces.count; ++i) {
            const piece = root.pieces.itemAt(i) as PieceItem;
            if (piece !== null)
                boxes.push({ box: piece.box, moved: piece.isMoved });
        }
        return boxes;
    }

    /// Returns the position of the disc on that cell: the corner where it covers no piece and that is farthest from
    /// the moved piece, null if none.
    function discPlace(cellX: int, cellY: int): var {
        const margin = Math.round(root.cell * 0.05);
        const moved = root.boxes.find(each => each.moved);
        let best = null;
        let farthest = -1;
        for (const right of [false, true]) {
            for (const low of [false, true]) {
                const x = cellX * root.cell + (right ? root.cell - root.disc - margin : margin);
                const y = cellY * root.cell + (low ? root.cell - root.disc - margin : margin);
                const covers = root.boxes.some(each => x < each.box.right && x + root.disc > each.box.left
                                                       && y < each.box.bottom && y + root.disc > each.box.top);
                const away = moved === undefined ? 0
                    : Math.hypot(x + root.disc / 2 - moved.box.x - moved.box.width / 2,
                                 y + root.disc / 2 - moved.box.y - moved.box.height / 2);
                if (!covers && away > farthest) {
                    farthest = away;
                    best = Qt.point(x, y);
                }
            }
        }
        return best;
    }

    Repeater {
        id: steps

        model: root.path

        Item {
            id: step

            required property int index
            required property int cellX
            required property int cellY
            required property int number
            required property bool isHere
            readonly property Item before: step.index > 0 ? steps.itemAt(step.index - 1) : null

            x: step.cellX * root.cell
            y: step.cellY * root.cell
            width: root.cell
            height: root.cell
            objectName: "path:" + step.number
            Accessible.role: Accessible.StaticText
            Accessible.name: step.isHere ? qsTr("Step %1 of the path, the current place").arg(step.number)
                                         : qsTr("Step %1 of the path").arg(step.number)

            Rectangle {
                anchors.fill: parent
                anchors.margins: Math.round(root.cell * 0.03)
                radius: Math.round(root.cell * 0.06)
                color: "transparent"
                border.width: Math.max(2, Math.round(root.cell * (step.isHere ? 0.035 : 0.02)))
                border.color: step.isHere ? Theme.frame : Theme.badge
            }
            // Line from the middle of the previous tile to the middle of this tile.
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
                readonly property var place: step.isHere ? null : root.discPlace(step.cellX, step.cellY)

                parent: root.discLayer
                x: place !== null ? place.x : 0
                y: place !== null ? place.y : 0
                width: root.disc
                height: root.disc
                radius: width / 2
                visible: place !== null
                color: Theme.badge
                border.width: 2
                border.color: Theme.badgeText
                objectName: "pathDisc:" + step.number

                BoldLabel {
                    anchors.centerIn: parent
                    width: implicitWidth
                    font.pixelSize: Math.round(root.disc * 0.55)
                    color: Theme.badgeText
                    text: step.number
                    Accessible.ignored: true
                }
            }
        }
    }
}
