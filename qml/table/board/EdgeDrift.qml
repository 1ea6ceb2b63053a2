// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves the board while something is held close to its edge.
import QtQuick
import Vozka.Models

Timer {
    id: root

    required property GameController controller
    required property Board board
    /// Where it is held, in the board.
    required property point on
    /// Duration near the edge, so that crossing the edge does not move the board.
    property int ticks: 0

    /// The board has moved on under what is held.
    signal drifted

    /// Pixels by which the board moves inwards.
    function drift(at: real, length: real): real {
        const edge = 36;
        const by = at < edge ? edge - at : at > length - edge ? length - edge - at : 0;
        return Math.max(-edge, Math.min(edge, by));
    }
    /// The same, limited so that the board and the cells around it stay in view.
    function driftOver(by: real, first: real, last: real, from: real, to: real): real {
        return (by > 0 && first >= from) || (by < 0 && last <= to) ? 0 : by;
    }

    interval: 16
    repeat: true
    onTriggered: {
        const top = root.board.topMargin;
        const cells = root.controller.board.extent;
        const first = root.board.pointOf(cells.x - 1.5, cells.y - 1.5);
        const last = root.board.pointOf(cells.x + cells.width + 1.5, cells.y + cells.height + 1.5);
        const dx = root.driftOver(root.drift(root.on.x, root.board.width), first.x, last.x, 0, root.board.width);
        const dy = root.driftOver(root.drift(root.on.y - top, root.board.height - top), first.y, last.y, top, root.board.height);
        root.ticks = root.board.contains(root.on) && (dx !== 0 || dy !== 0) ? root.ticks + 1 : 0;
        if (root.ticks < 30)
            return;
        root.board.camera.drift(dx / 3, dy / 3);
        root.drifted();
    }
}
