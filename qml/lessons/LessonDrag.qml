// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure of a lesson on its way over the board: why it may not stand where it hangs, and where it is dropped.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OpenLesson openLesson
    required property BoardView board
    readonly property alias held: ghost.held

    /// It hangs over that point of this item.
    signal pointed(at: point)

    function hang(scene: point): void {
        ghost.hang(root.mapFromItem(null, scene));
        root.pointed(ghost.at);
        const cell = root.board.cellAt(ghost.at);
        const verdict = root.openLesson.verdictAt(cell.x, cell.y, root.board.withinCell(ghost.at));
        if (verdict.sentence.length > 0 && root.contains(ghost.at))
            reason.weigh(verdict, ghost.at, ghost.height / 2);
        else
            reason.clear();
    }
    function drop(home: point): void {
        if (!ghost.held)
            return;
        const cell = root.board.cellAt(ghost.at);
        root.openLesson.pointAway();
        reason.clear();
        const taken = root.contains(ghost.at) ? root.openLesson.dropAt(cell.x, cell.y, root.board.withinCell(ghost.at))
                                              : root.openLesson.dropHome();
        if (taken)
            ghost.drop();
        else
            ghost.glideBack(root.mapFromItem(null, home));
    }

    DragGhost {
        id: ghost

        objectName: "lessonGhost"
        width: Math.max(40, Math.min(90, Math.round(root.board.camera.cell * 0.46)))
        height: width

        Image {
            anchors.fill: parent
            sourceSize.width: 128
            sourceSize.height: 128
            source: root.openLesson.figureSource
        }
    }
    HeldReason {
        id: reason
    }
}
