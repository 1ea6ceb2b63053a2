// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Part of the board that is shown: the board point, in cells, at a point of the view, and the size of a cell. Everything is
// drawn on whole pixels, so that no seams show between tiles. Some of the board always stays in view.
import QtQuick
import Vozka.Models
import Vozka.Style

QtObject {
    id: root

    required property real viewWidth
    required property real viewHeight
    /// What is not to be lost.
    required property BoardModel board
    /// Room at the top that something else covers.
    property real topMargin: 0
    /// The same at the bottom, where the whole board is shown.
    property real bottomMargin: 0
    /// Height at the bottom that cards cover now, including cards for which the board does not move.
    property real coveredBottom: 0
    /// Cells that are left free beside the board when all of it is shown, both sides together. All open cells are next
    /// to a tile, so with two of them every cell that may be chosen is shown, and the board does not move each time
    /// other cells may be.
    property real margin: 2
    /// Pixels between that and the border of the free part of the view.
    readonly property int gap: 8
    /// A few tiles are no larger than that; on a large screen larger than on a small one.
    property int largestFit: Math.round(Math.max(128, Math.min(320, Math.min(root.viewWidth, root.viewHeight) / 6)))
    /// Goes to new places in a movement; not while it is told to hold.
    property bool animated: true
    property bool holding: false
    readonly property bool moving: root.animated && root.placed && !root.holding && Theme.pace > 0
    /// The board was shown whole in a view that has a size. Before that nobody has seen it: it is not moved but put.
    property bool placed: false
    /// The whole board was asked for, and nobody has looked elsewhere since: it stays whole as it grows.
    property bool following: true

    readonly property int smallest: 22
    /// The whole board is shown even if cells become smaller than that.
    readonly property int smallestFit: 6
    readonly property int largest: 400
    /// The side of a cell in pixels.
    readonly property int cell: Math.round(root.size)
    /// Where the north-west corner of the cell 0, 0 lies in the view.
    readonly property int x: Math.round(root.heldX - root.cellX * root.cell)
    readonly property int y: Math.round(root.heldY - root.cellY * root.cell)

    /// The point of the board that is held, and where in the view.
    property real cellX: 0.5
    property real cellY: 0.5
    property real heldX: 0
    property real heldY: 0
    property real knownWidth: 0
    property real knownHeight: 0
    property real size: 112
    /// Where a movement ends.
    property real goalX: root.cellX
    property real goalY: root.cellY
    property real goalSize: root.size

    Behavior on size {
        enabled: root.moving
        NumberAnimation { duration: 140 * Theme.pace; easing.type: Easing.OutCubic }
    }
    Behavior on cellX {
        enabled: root.moving
        NumberAnimation { duration: 220 * Theme.pace; easing.type: Easing.OutCubic }
    }
    Behavior on cellY {
        enabled: root.moving
        NumberAnimation { duration: 220 * Theme.pace; easing.type: Easing.OutCubic }
    }

    // What lies in the middle stays there when the view gets another size.
    onViewWidthChanged: {
        root.heldX += (root.viewWidth - root.knownWidth) / 2;
        root.knownWidth = root.viewWidth;
        root.keep();
    }
    onViewHeightChanged: {
        root.heldY += (root.viewHeight - root.knownHeight) / 2;
        root.knownHeight = root.viewHeight;
        root.keep();
    }

    function boardPoint(at: point): point {
        return Qt.point((at.x - root.x) / root.cell, (at.y - root.y) / root.cell);
    }
    /// Holds the board at this point of the view from now on; nothing moves.
    function hold(at: point): void {
        const held = root.boardPoint(at);
        root.holding = true;
        root.cellX = root.goalX = held.x;
        root.cellY = root.goalY = held.y;
        root.heldX = at.x;
        root.heldY = at.y;
        root.holding = false;
    }
    function zoom(at: point, factor: real): void {
        const goal = Math.max(Math.min(root.smallest, root.size), Math.min(root.largest, root.size * factor));
        root.following = false;
        root.hold(at);
        root.look(root.cellX, root.cellY, goal);
    }
    function pan(dx: real, dy: real): void {
        root.following = false;
        root.drift(dx, dy);
    }
    /// Moves for as long as something is held at the edge, which is not to look elsewhere.
    function drift(dx: real, dy: real): void {
        root.heldX += dx;
        root.heldY += dy;
        root.keep();
    }
    function centre(): point {
        return Qt.point(root.viewWidth / 2, (root.viewHeight - root.bottomMargin + root.topMargin) / 2);
    }
    function goTo(boardX: real, boardY: real): void {
        root.following = false;
        root.hold(root.centre());
        root.look(boardX, boardY, root.goalSize);
    }
    /// How far the board has to come, in cells, to be in view with that point of it where it is held, so large: so
    /// much of a tile is to be in view that it can be seen and taken hold of.
    function wayBack(boardX: real, boardY: real, size: real): point {
        const cell = Math.round(size);
        const high = (root.viewHeight - root.topMargin) / cell;
        const wide = root.viewWidth / cell;
        const rim = Math.max(0, Math.min(Math.max(0.4, 48 / cell), wide / 2, high / 2));
        return root.board.passageTo(Qt.rect(boardX - root.heldX / cell + rim,
                                        boardY - (root.heldY - root.topMargin) / cell + rim,
                                        Math.max(0, wide - 2 * rim), Math.max(0, high - 2 * rim)));
    }
    /// Brings that point of the board to where it is held, so large, but none beyond the edge of the board.
    function look(boardX: real, boardY: real, size: real): void {
        const way = root.wayBack(boardX, boardY, size);
        root.goalX = boardX + way.x;
        root.goalY = boardY + way.y;
        root.goalSize = size;
        root.cellX = root.goalX;
        root.cellY = root.goalY;
        root.size = size;
    }
    /// Brings some of the board back into view at once, if none of it is.
    function keep(): void {
        if (root.viewWidth <= 0 || root.viewHeight <= root.topMargin)
            return;
        const way = root.wayBack(root.goalX, root.goalY, root.goalSize);
        if (way.x === 0 && way.y === 0)
            return;
        root.holding = true;
        root.cellX = root.goalX = root.goalX + way.x;
        root.cellY = root.goalY = root.goalY + way.y;
        root.holding = false;
    }
    /// The largest whole number of pixels for a cell with which that many cells are shown in so many pixels.
    function sizeFor(cells: real, pixels: real): int {
        return Math.max(root.smallestFit, Math.floor((pixels - 2 * root.gap) / cells));
    }
    /// Shows these cells whole, with the margin around them, in the part of the view that nothing covers.
    function fit(cells: rect): void {
        const high = root.viewHeight - root.topMargin - Math.max(root.bottomMargin, root.coveredBottom);
        root.hold(Qt.point(root.viewWidth / 2, root.topMargin + high / 2));
        root.look(cells.x + cells.width / 2, cells.y + cells.height / 2,
                  Math.min(root.largestFit, root.sizeFor(cells.width + root.margin, root.viewWidth),
                           root.sizeFor(cells.height + root.margin, high)));
        root.following = true;
        root.placed = root.placed || (root.viewWidth > 0 && root.viewHeight > root.topMargin);
    }
    /// The view has another size: what was shown whole stays so.
    function refit(cells: rect): void {
        if (!root.following || cells.width <= 0)
            return;
        root.fit(cells);
    }
    /// Where these cells lie in the view once nothing moves any more.
    function placeOf(cells: rect): rect {
        const cell = Math.round(root.goalSize);
        return Qt.rect(Math.round(root.heldX - root.goalX * cell) + cells.x * cell,
                       Math.round(root.heldY - root.goalY * cell) + cells.y * cell,
                       cells.width * cell, cells.height * cell);
    }
    function together(a: rect, b: rect): rect {
        const x = Math.min(a.x, b.x);
        const y = Math.min(a.y, b.y);
        return Qt.rect(x, y, Math.max(a.x + a.width, b.x + b.width) - x, Math.max(a.y + a.height, b.y + b.height) - y);
    }
    function withMargin(cells: rect): rect {
        return Qt.rect(cells.x - root.margin / 2, cells.y - root.margin / 2, cells.width + root.margin, cells.height + root.margin);
    }
    function freeHeight(bottomMargin: real): real {
        return root.viewHeight - root.topMargin - bottomMargin;
    }
    /// The size of a cell with which these cells are in view, no larger than now.
    function sizeToShow(cells: rect, bottomMargin: real): real {
        return Math.min(root.goalSize, root.sizeFor(cells.width, root.viewWidth),
                        root.sizeFor(cells.height, root.freeHeight(bottomMargin)));
    }
    /// Brings these cells into view, above the bottom margin, if they are not there.
    function show(cells: rect, bottomMargin: real): void {
        const high = root.freeHeight(bottomMargin);
        const at = root.placeOf(cells);
        if (at.x >= 0 && at.x + at.width <= root.viewWidth && at.y >= root.topMargin
                && at.y + at.height <= root.topMargin + high)
            return;
        root.hold(Qt.point(root.viewWidth / 2, root.topMargin + high / 2));
        root.look(cells.x + cells.width / 2, cells.y + cells.height / 2, root.sizeToShow(cells, bottomMargin));
    }
    /// The same with all of the board where that is wanted and makes it not much smaller.
    function reveal(cells: rect, bottomMargin: real): void {
        const all = root.following ? root.together(cells, root.withMargin(root.board.extent)) : cells;
        root.show(root.sizeToShow(all, bottomMargin) >= 0.6 * root.goalSize ? all : cells, bottomMargin);
    }
    /// Shows these cells whole again if that is what is wanted and they no longer are.
    function follow(cells: rect): void {
        const at = root.placeOf(root.withMargin(cells));
        if (root.following && (at.x < 0 || at.y < root.topMargin || at.x + at.width > root.viewWidth
                               || at.y + at.height > root.viewHeight - root.bottomMargin))
            root.fit(cells);
    }
}
