// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drags tiles and figures onto the board of the table.
import QtQuick
import Vozka.Models

BoardDrag {
    id: root

    readonly property Board onTable: root.board as Board
    readonly property bool tileHeld: root.tile.held
    readonly property bool tileAway: root.tile.held || root.tile.gliding
    /// True if the player's own tile is dragged, false if the drawn tile is dragged.
    property bool ownTile: false
    property int figureKind: -1
    readonly property var offered: root.controller.hand.figures
    /// Kind of figure that was chosen before the drag, -1 if none.
    property int figureBefore: -1
    /// True if the drag only shows where the figure could move. A drop does not place the figure.
    property bool probing: false
    readonly property Overlays overlays: root.controller.overlays
    /// True if the overlay shows the range of the dragged figure.
    readonly property bool showsRange: root.overlays.needsFigure && !root.controller.movingFigure.active
                                 && (root.probing || root.figureKind === root.overlays.figure)

    readonly property bool tileAllowed: !root.ownTile || root.controller.prompt.kind === Prompt.OwnTile

    readonly property int turns: root.controller.hand.turns

    // Checks the drop again: in another rotation the tile may fit, or another side does not match.
    onTurnsChanged: if (root.tile.held) root.dragTile(root.tile.at)
    snapped: root.controller.preview.active
    tilePicture: root.ownTile ? root.controller.hand.ownPicture : root.controller.hand.picture
    tileTurns: root.ownTile ? 0 : root.controller.hand.turns

    function move(kind: int, number: int, picture: string, scene: point): void {
        const at = root.mapFromItem(null, scene);
        if (kind === BoardDrag.Tile || kind === BoardDrag.OwnTile) {
            root.ownTile = kind === BoardDrag.OwnTile;
            root.dragTile(at);
            return;
        }
        root.probing = kind === BoardDrag.Probe;
        root.figurePicture = picture;
        if (!root.probing) {
            if (!root.figure.held)
                root.figureBefore = root.controller.hand.figure;
            root.controller.pickFigure(number);
            root.figureKind = number;
        }
        root.dragFigure(at);
    }
    function drop(kind: int, home: point): void {
        if (kind === BoardDrag.Probe)
            root.dropProbe();
        else if (kind === BoardDrag.Figure)
            root.dropFigure(home);
        else
            root.dropTile(home);
    }
    function dragTile(at: point): void {
        const cell = root.cellAt(at);
        root.tile.moveTo(at);
        if (root.isOverBoard(at) && root.tileAllowed)
            root.controller.preview.put(cell.x, cell.y);
        else
            root.controller.preview.clear();
        if (root.isOverBoard(at) && !root.controller.preview.active)
            root.explain(root.tileDropResult(cell), root.tile);
        else
            root.reason.clear();
    }
    function tileDropResult(cell: point): dropResult {
        return root.controller.drops.tileDropResult(cell.x, cell.y, root.ownTile);
    }
    function dropTile(home: point): void {
        if (!root.tile.held)
            return;
        const cell = root.cellAt(root.tile.at);
        root.reason.clear();
        if (root.controller.preview.active && root.tileAllowed) {
            root.tile.drop();
            root.controller.confirm();
            return;
        }
        root.tile.glideBack(root.mapFromItem(null, home));
        if (root.isOverBoard(root.tile.at))
            root.onTable.refuse(root.tileDropResult(cell));
    }
    function dropProbe(): void {
        root.figure.drop();
        root.probing = false;
    }
    function dragFigure(at: point): void {
        const cell = root.cellAt(at);
        const within = root.withinCell(at);
        root.figure.moveTo(at);
        if (root.showsRange && root.isOverBoard(at))
            root.overlays.chooseHeld(cell.x, cell.y, within);
        if (root.probing)
            return;
        root.onTable.hoveredRow = root.isOverBoard(at)
            ? root.controller.drops.candidateAt(cell.x, cell.y, within) : -1;
        const result = root.controller.drops.figureDropResult(cell.x, cell.y, within);
        if (root.isOverBoard(at))
            root.explain(result, root.figure);
        else
            root.reason.clear();
    }
    /// If the chosen kind of figure has no place, chooses a kind that has one, so that the board has marks.
    function restoreFigure(): void {
        if (root.offered.length > 0 && !root.offered.includes(root.controller.hand.figure))
            root.controller.pickFigure(root.offered.includes(root.figureBefore) ? root.figureBefore : root.offered[0]);
    }
    function dropFigure(home: point): void {
        if (!root.figure.held)
            return;
        const at = root.figure.at;
        const cell = root.cellAt(at);
        const result = root.controller.drops.figureDropResult(cell.x, cell.y, root.withinCell(at));
        const toSupply = root.controller.movingFigure.active && !root.isOverBoard(root.figure.at);
        root.onTable.hoveredRow = -1;
        root.reason.clear();
        if (toSupply) {
            root.figure.drop();
            root.controller.chooseSoon(root.controller.prompt.passRow);
            return;
        }
        if (root.isOverBoard(root.figure.at) && result.allowed) {
            root.figure.drop();
            root.controller.chooseSoon(result.row);
            return;
        }
        root.figure.glideBack(root.mapFromItem(null, home));
        root.restoreFigure();
        if (root.isOverBoard(root.figure.at))
            root.onTable.refuse(result);
    }
    function cancel(): void {
        if (root.figure.held)
            root.restoreFigure();
        root.tile.drop();
        root.dropProbe();
        root.reason.clear();
        root.onTable.hoveredRow = -1;
        root.controller.preview.clear();
    }

    Timer {
        id: drift

        /// Number of intervals of the timer near the edge. The board moves after 30, so that crossing the edge does
        /// not move it.
        property int ticks: 0

        /// Returns how far, in pixels, `at` is in the zone at an edge: positive at the start, negative at the end, 0
        /// elsewhere.
        function inwards(at: real, length: real): real {
            const edge = 36;
            const by = at < edge ? edge - at : at > length - edge ? length - edge - at : 0;
            return Math.max(-edge, Math.min(edge, by));
        }
        /// Returns `by`, or 0 if the board and the cells around it already end within the view on that side.
        function driftOver(by: real, first: real, last: real, from: real, to: real): real {
            return (by > 0 && first >= from) || (by < 0 && last <= to) ? 0 : by;
        }

        running: root.held
        interval: 16
        repeat: true
        onTriggered: {
            const held = root.mapToItem(root.board, root.tile.held ? root.tile.at : root.figure.at);
            const top = root.onTable.topMargin;
            const cells = root.controller.board.extent;
            const first = root.onTable.pointOf(cells.x - 1.5, cells.y - 1.5);
            const last = root.onTable.pointOf(cells.x + cells.width + 1.5, cells.y + cells.height + 1.5);
            const dx = drift.driftOver(drift.inwards(held.x, root.onTable.width), first.x, last.x, 0, root.onTable.width);
            const dy = drift.driftOver(drift.inwards(held.y - top, root.onTable.height - top), first.y, last.y, top, root.onTable.height);
            drift.ticks = root.onTable.contains(held) && (dx !== 0 || dy !== 0) ? drift.ticks + 1 : 0;
            if (drift.ticks < 30)
                return;
            root.onTable.camera.drift(dx / 3, dy / 3);
            if (root.tile.held)
                root.dragTile(root.tile.at);
            else
                root.dragFigure(root.figure.at);
        }
    }
}
