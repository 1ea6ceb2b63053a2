// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Camera of the table, which shows the current decision if cells would be too small with the whole board.
import QtQuick

Camera {
    id: root

    /// Cells would be too small with the whole board. While it follows, it shows the current decision.
    property bool near: false
    /// Middle of the view, size of a cell and `following` before the last jump. Null if it did not jump.
    property var before: null

    whole: root.following && !root.near
    smallestShown: root.near ? 128 : 0
    onJumping: {
        if (root.placed)
            root.before = root.goal(root.following);
    }
    onFollowingChanged: {
        if (!root.following && root.placed)
            root.before = root.goal(true);
    }

    /// The view at the end of the animation.
    function goal(following: bool): var {
        const cells = root.seen();
        return { x: cells.x + cells.width / 2, y: cells.y + cells.height / 2, size: root.goalSize, following: following };
    }
    /// Part of the board in the free part of the view at the end of the animation.
    function seen(): rect {
        const cell = Math.round(root.goalSize);
        return Qt.rect(-Math.round(root.heldX - root.goalX * cell) / cell,
                       (root.topMargin - Math.round(root.heldY - root.goalY * cell)) / cell,
                       root.viewWidth / cell, root.freeHeight(root.bottomMargin) / cell);
    }
    /// Shows that part of the board.
    function see(cells: rect, size: real): void {
        const seen = root.seen();
        const way = Math.abs(cells.x + cells.width / 2 - seen.x - seen.width / 2)
                  + Math.abs(cells.y + cells.height / 2 - seen.y - seen.height / 2);
        if (size === root.goalSize && way * size < 2)
            return;
        root.jumping();
        root.hold(root.centre());
        root.look(cells.x + cells.width / 2, cells.y + cells.height / 2, size);
    }
    /// Stops the animation where it is.
    function stop(): void {
        root.hold(root.centre());
        root.holding = true;
        root.size = root.goalSize = root.cell;
        root.holding = false;
    }
    /// Returns to the view before the last jump, or before the user moved the camera. The next call returns from there.
    function goBack(): void {
        const to = root.before;
        if (to === null)
            return;
        const from = root.goal(root.following);
        root.see(Qt.rect(to.x, to.y, 0, 0), to.size);
        root.following = to.following;
        root.before = from;
        root.requested();
    }
}
