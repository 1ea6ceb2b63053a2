// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Camera of the table. While it follows, it shows the whole board or, if the cells would be too small, the current
// decision.
import QtQuick

Camera {
    id: root

    /// True if the cells would be too small with the whole board. The camera then follows the current decision.
    property bool near: false
    /// View that goBack() restores: before the last jump, or before the movement by the user that ended `following`.
    /// Has the middle, the size of a cell and `following`; null if none.
    property var before: null
    /// Size of a cell after the last movement that was not made by the user, in pixels.
    property real automaticSize: 0

    whole: root.following && !root.near
    smallestShown: root.near ? 128 : 0
    onJumping: if (root.placed) root.before = root.goal(root.following)
    onRequested: if (root.following) root.automaticSize = root.goalSize
    onFollowingChanged: if (!root.following && root.placed) root.before = root.goal(true)

    /// Returns the view at the end of the animation, as an object like `before`.
    function goal(following: bool): var {
        const cells = root.seen();
        return { x: cells.x + cells.width / 2, y: cells.y + cells.height / 2, size: root.goalSize, following: following };
    }
    /// Returns the part of the board that is in the free part of the view at the end of the animation.
    function seen(): rect {
        const cell = Math.round(root.goalSize);
        return Qt.rect(-Math.round(root.heldX - root.goalX * cell) / cell,
                       (root.topMargin - Math.round(root.heldY - root.goalY * cell)) / cell,
                       root.viewWidth / cell, root.freeHeight(root.bottomMargin) / cell);
    }
    /// Moves the middle of that part of the board to the middle of the view, with that size of a cell.
    function see(cells: rect, size: real): void {
        root.automaticSize = size;
        const seen = root.seen();
        const distance = Math.abs(cells.x + cells.width / 2 - seen.x - seen.width / 2)
                  + Math.abs(cells.y + cells.height / 2 - seen.y - seen.height / 2);
        if (size === root.goalSize && distance * size < 2)
            return;
        root.jumping();
        root.hold(root.centre());
        root.look(cells.x + cells.width / 2, cells.y + cells.height / 2, size);
    }
    /// True if the user has enlarged the cells. before: true if they had been enlarged before the last movement.
    function isEnlarged(before: bool): bool {
        return root.goalSize > 1.1 * root.automaticSize || (before && root.goalSize > 0.9 * root.automaticSize);
    }
    /// Shows the tile in the middle of the view, with cells of at least 96 pixels.
    function enlarge(cellX: int, cellY: int): void {
        if (root.cell < 96)
            root.see(Qt.rect(cellX, cellY, 1, 1), 96);
    }
    /// Returns these cells of proposed moves with the space for their numbers around them, if all of it fits above the
    /// bottom margin; otherwise the cells.
    function withNumbers(cells: rect, bottom: real): rect {
        const by = 40 / root.goalSize;
        const grown = Qt.rect(cells.x - by, cells.y - by, cells.width + 2 * by, cells.height + 2 * by);
        return cells.width > 0 && root.hasSpaceFor(grown, bottom) ? grown : cells;
    }
    /// True if these cells fit into the part of the view that no bar or card covers. `bottom`: height covered at the bottom.
    function hasSpaceFor(cells: rect, bottom: real): bool {
        return cells.width * root.goalSize <= root.viewWidth - root.coveredLeft
            && cells.height * root.goalSize <= root.freeHeight(bottom);
    }
    /// Moves these cells into the free part of the view without another size of the cells. If the cells need more
    /// space, their left and upper ends are in view.
    function bring(cells: rect, bottom: real): void {
        if (cells.width <= 0)
            return;
        const at = root.placeOf(cells);
        const dx = Math.max(root.coveredLeft - at.x, Math.min(0, root.viewWidth - at.x - at.width));
        const dy = Math.max(root.topMargin - at.y, Math.min(0, root.viewHeight - bottom - at.y - at.height));
        if (dx === 0 && dy === 0)
            return;
        root.jumping();
        root.look(root.goalX - dx / root.goalSize, root.goalY - dy / root.goalSize, root.goalSize);
    }
    /// Stops the animation at its current state.
    function stop(): void {
        root.hold(root.centre());
        root.holding = true;
        root.size = root.goalSize = root.cell;
        root.holding = false;
    }
    /// Returns to the view `before`. A second call undoes the first.
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
