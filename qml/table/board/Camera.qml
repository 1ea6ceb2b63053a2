// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Part of the board that is shown: a point of the board, in cells, its position in the view, and the size of a cell.
// Items are drawn at whole pixels, so that no seams are visible between tiles. Some of the board is always in view.
import QtQuick
import Vozka.Models
import Vozka.Style

QtObject {
    id: root

    required property real viewWidth
    required property real viewHeight
    /// Board, which limits the camera: a part of the board always stays in view.
    required property BoardModel board
    /// Height at the top that a bar covers.
    property real topMargin: 0
    /// Height at the bottom that stays free when the whole board is shown.
    property real bottomMargin: 0
    /// Height at the bottom and width at the left that cards cover now, including cards that do not move the board.
    property real coveredBottom: 0
    property real coveredLeft: 0
    /// Number of cells that are shown beyond the board, for two opposite sides together. Two show every open cell,
    /// because open cells are next to a tile. So the board does not move when other cells become choosable.
    property real margin: 2
    /// Additional space on each side, in pixels.
    readonly property int gap: 8
    /// Greatest size of a cell when the whole board is shown.
    property int largestFit: Math.round(Math.max(128, Math.min(320, Math.min(root.viewWidth, root.viewHeight) / 6)))
    /// Moves are animated, but not while `holding`, and not before the board is shown.
    property bool animated: true
    property bool holding: false
    property bool shown: true
    readonly property bool moving: root.animated && root.placed && root.shown && !root.holding && Theme.pace > 0
    /// True once the whole board was shown in a view that has a size. Before that, moves are not animated.
    property bool placed: false
    /// True if the whole board was requested and the user has not moved it since. It then stays visible as it grows.
    property bool following: true
    /// True if `following` shows the whole board; a TableCamera can follow the current decision instead.
    property bool whole: root.following
    /// Least size of a cell in `show`, if the cells fit; 0 if `show` does not enlarge cells.
    property int smallestShown: 0
    property int smallest: 22
    /// Smallest size of a cell when the whole board is shown.
    readonly property int smallestFit: 6
    readonly property int largest: 400
    /// Side of a cell in pixels.
    readonly property int cell: Math.round(root.size)
    /// Position in the view of the north-west corner of the cell 0, 0.
    readonly property int x: Math.round(root.heldX - root.cellX * root.cell)
    readonly property int y: Math.round(root.heldY - root.cellY * root.cell)

    /// cellX, cellY: held point of the board, in cells. heldX, heldY: its position in the view.
    property real cellX: 0.5
    property real cellY: 0.5
    property real heldX: 0
    property real heldY: 0
    property real knownWidth: 0
    property real knownHeight: 0
    property real size: 112
    /// Values of cellX, cellY and size at the end of the animation.
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

    /// Emitted before a jump to another part of the board.
    signal jumping
    /// Emitted when the whole board or an earlier view was requested.
    signal requested

    // Keeps the middle of the view when the size of the view changes.
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
    /// Makes the point of the board at this point of the view the held point, without a movement.
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
    /// Moves the board without ending `following`, for a drag near the edge.
    function drift(dx: real, dy: real): void {
        root.heldX += dx;
        root.heldY += dy;
        root.keep();
    }
    function centre(): point {
        return Qt.point(root.viewWidth / 2, (root.viewHeight - root.bottomMargin + root.topMargin) / 2);
    }
    function goTo(boardX: real, boardY: real): void {
        root.jumping();
        root.following = false;
        root.visit(boardX, boardY);
    }
    /// Shows that point in the middle of the view. Unlike `goTo`, it does not end `following`.
    function visit(boardX: real, boardY: real): void {
        root.hold(root.centre());
        root.look(boardX, boardY, root.goalSize);
    }
    /// Returns the movement in cells after which enough of a tile is in view to see and drag it. boardX, boardY: the
    /// held point before the movement.
    function shiftIntoView(boardX: real, boardY: real, size: real): point {
        const cell = Math.round(size);
        const high = (root.viewHeight - root.topMargin) / cell;
        const wide = root.viewWidth / cell;
        const rim = Math.max(0, Math.min(Math.max(0.4, 48 / cell), wide / 2, high / 2));
        return root.board.shiftOf(Qt.rect(boardX - root.heldX / cell + rim,
                                        boardY - (root.heldY - root.topMargin) / cell + rim,
                                        Math.max(0, wide - 2 * rim), Math.max(0, high - 2 * rim)));
    }
    /// Moves that point of the board to the held position, with that size of a cell. Moves less if no part of the
    /// board would stay in view.
    function look(boardX: real, boardY: real, size: real): void {
        const shift = root.shiftIntoView(boardX, boardY, size);
        root.goalX = boardX + shift.x;
        root.goalY = boardY + shift.y;
        root.goalSize = size;
        root.cellX = root.goalX;
        root.cellY = root.goalY;
        root.size = size;
    }
    /// Moves a part of the board into view, without animation, if no part of it is in view.
    function keep(): void {
        if (root.viewWidth <= 0 || root.viewHeight <= root.topMargin)
            return;
        const shift = root.shiftIntoView(root.goalX, root.goalY, root.goalSize);
        if (shift.x === 0 && shift.y === 0)
            return;
        root.holding = true;
        root.cellX = root.goalX = root.goalX + shift.x;
        root.cellY = root.goalY = root.goalY + shift.y;
        root.holding = false;
    }
    /// Returns the largest size of a cell with that number of cells in that number of pixels, at least `smallestFit`.
    function sizeFor(cells: real, pixels: real): int {
        return Math.max(root.smallestFit, Math.floor((pixels - 2 * root.gap) / cells));
    }
    /// Shows all of these cells, with the margin around them, in the free part of the view.
    function fit(cells: rect): void {
        root.jumping();
        const high = root.viewHeight - root.topMargin - Math.max(root.bottomMargin, root.coveredBottom);
        const wide = root.viewWidth - root.coveredLeft;
        root.hold(Qt.point(root.coveredLeft + wide / 2, root.topMargin + high / 2));
        root.look(cells.x + cells.width / 2, cells.y + cells.height / 2,
                  Math.min(root.largestFit, root.sizeFor(cells.width + root.margin, wide),
                           root.sizeFor(cells.height + root.margin, high)));
        root.following = true;
        root.placed = root.placed || (root.viewWidth > 0 && root.viewHeight > root.topMargin);
        root.requested();
    }
    /// Shows these cells again, for a new size of the view, if `following`.
    function refit(cells: rect): void {
        if (root.following && cells.width > 0)
            root.fit(cells);
    }
    /// Returns the rectangle of these cells in the view at the end of the animation.
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
    function freeHeight(bottom: real): real { return root.viewHeight - root.topMargin - bottom; }
    /// Size of a cell for `show`: the current size, at least `smallestShown`, less if the cells do not fit.
    function sizeToShow(cells: rect, bottomMargin: real): real {
        return Math.min(Math.max(root.goalSize, root.smallestShown), root.sizeFor(cells.width, root.viewWidth),
                        root.sizeFor(cells.height, root.freeHeight(bottomMargin)));
    }
    /// Moves these cells into view above the bottom margin, unless they are in view already and large enough.
    function show(cells: rect, bottomMargin: real): void {
        const high = root.freeHeight(bottomMargin);
        const at = root.placeOf(cells);
        const size = root.sizeToShow(cells, bottomMargin);
        if (root.goalSize >= size && at.x >= 0 && at.x + at.width <= root.viewWidth && at.y >= root.topMargin
                && at.y + at.height <= root.topMargin + high)
            return;
        root.jumping();
        root.hold(Qt.point(root.viewWidth / 2, root.topMargin + high / 2));
        root.look(cells.x + cells.width / 2, cells.y + cells.height / 2, size);
    }
    /// Like `show`, but shows the whole board too if `whole` and if cells do not become much smaller.
    function reveal(cells: rect, bottomMargin: real): void {
        const all = root.whole ? root.together(cells, root.withMargin(root.board.extent)) : cells;
        root.show(root.sizeToShow(all, bottomMargin) >= 0.6 * root.goalSize ? all : cells, bottomMargin);
    }
    /// Shows all of these cells if `following` and if some are not in view.
    function follow(cells: rect): void {
        const at = root.placeOf(root.withMargin(cells));
        if (root.following && (at.x < 0 || at.y < root.topMargin || at.x + at.width > root.viewWidth
                               || at.y + at.height > root.viewHeight - root.bottomMargin))
            root.fit(cells);
    }
}
