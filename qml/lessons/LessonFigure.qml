// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure of a lesson, in a ring, to be dragged. While it is dragged, the reason why it must not be dropped is shown
// next to it.
import QtQuick
import Vozka.Models
import Vozka.Style

Draggable {
    id: root

    required property OpenLesson openLesson
    required property BoardView board
    /// Parent of the picture that is dragged.
    required property Item dragParent
    readonly property int cell: root.board.camera.cell
    readonly property int side: Math.max(30, Math.round(root.cell * (root.openLesson.figure.size + 0.1)))
    readonly property int line: Math.max(3, Math.round(root.cell * 0.03))

    /// Point of the board over which it is dragged.
    function dragPoint(): point {
        return root.board.mapFromItem(root.dragParent, ghost.at);
    }

    objectName: "lessonFigure"
    x: Math.round(root.openLesson.figure.place.x * root.cell - root.side / 2)
    y: Math.round(root.openLesson.figure.place.y * root.cell - root.cell * root.openLesson.figure.size * 0.42 - root.side / 2)
    width: root.side
    height: root.side
    Accessible.role: Accessible.Graphic
    Accessible.name: root.openLesson.figure.label
    onMoved: scene => {
        ghost.moveTo(root.dragParent.mapFromItem(null, scene));
        const at = root.dragPoint();
        const cell = root.board.cellAt(at);
        const within = root.board.withinCell(at);
        root.openLesson.hoverAt(cell.x, cell.y, within);
        const result = root.openLesson.dropResultAt(cell.x, cell.y, within);
        if (result.message.length > 0 && root.board.contains(at))
            reason.showFor(result, ghost.at, ghost.height / 2);
        else
            reason.clear();
    }
    onDropped: {
        const home = root.mapToItem(root.dragParent, root.width / 2, root.height / 2);
        const at = root.dragPoint();
        const cell = root.board.cellAt(at);
        root.openLesson.clearHover();
        reason.clear();
        const taken = root.board.contains(at) ? root.openLesson.tapAt(cell.x, cell.y, root.board.withinCell(at))
                                              : root.openLesson.dropOnSupply();
        if (taken)
            ghost.drop();
        else
            ghost.glideBack(home);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.line
        radius: width / 2
        color: "transparent"
        border.width: root.line
        border.color: Theme.frame
    }
    DragGhost {
        id: ghost

        parent: root.dragParent
        width: Math.max(40, Math.min(90, Math.round(root.cell * 0.46)))
        height: width

        Image {
            anchors.fill: parent
            sourceSize.width: 128
            sourceSize.height: 128
            source: root.openLesson.figure.source
        }
    }
    HeldReason {
        id: reason

        parent: root.dragParent
    }
}
