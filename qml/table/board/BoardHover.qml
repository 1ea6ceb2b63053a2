// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Explains the item under the pointer on the board of the table, if the current overlay explains items.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardLayers layers
    required property bool dragging
    readonly property Overlays overlays: root.controller.overlays
    /// True if the current overlay reacts to the pointer.
    readonly property bool explains: root.overlays.explaining
                                     || (root.overlays.kind !== Overlays.None && root.overlays.kind !== Overlays.Tiles)
    /// True if the explanation is shown next to the pointer. Other overlays highlight an entry of their list.
    readonly property bool showsCard: root.overlays.explaining || root.overlays.kind === Overlays.Owners
                                  || root.overlays.kind === Overlays.Fields || root.overlays.kind === Overlays.Dead

    /// True if the card is shown for the item with the focus too.
    readonly property bool showsCardForKeys: root.overlays.explaining || root.overlays.kind === Overlays.Dead

    readonly property alias cardShown: card.visible

    /// True if a key or a tap has shown the explanation: it stays until the pointer moves, even if the board moves.
    property bool stays: false
    property point hoverPosition: Qt.point(-1, -1)
    /// Position of the board and, as width, the side of a cell at the time of `hoverPosition`.
    property rect boardThen

    /// Handles a position of the pointer. While the board moves, the position may be the same as before.
    function hoverAt(at: point): void {
        const isSame = at.x === root.hoverPosition.x && at.y === root.hoverPosition.y;
        if (root.stays && isSame)
            return;
        const camera = root.board.camera;
        const below = Qt.rect(camera.x, camera.y, camera.cell, camera.cell);
        const boardMoves = isSame && below !== root.boardThen;
        root.hoverPosition = at;
        root.boardThen = below;
        root.stays = false;
        if (boardMoves)
            passing.restart();
        else if (!isSame || !passing.running)
            root.hoverUnder(at);
    }
    function hoverUnder(at: point): void {
        passing.stop();
        card.at = at;
        if (root.dragging || root.board.hoveredMark >= 0)
            return;
        const cell = root.board.cellAt(at);
        if (!root.overlays.explaining || !root.overlays.hoverFigure(root.board.figureAt(at)))
            root.overlays.hoverAt(cell.x, cell.y, root.board.withinCell(at));
        const figure = root.overlays.needsFigure && !root.controller.movingFigure.active ? root.board.figureAt(at) : -1;
        const movable = figure >= 0 && root.overlays.canMoveOn(figure) ? figure : -1;
        if (movable === resting.figure)
            return;
        resting.figure = movable;
        resting.restart();
    }
    function clearHover(): void {
        passing.stop();
        if (root.stays)
            return;
        resting.figure = -1;
        root.overlays.clearHover();
    }
    /// Shows the explanation at that point of the board, in cells.
    function showCardAt(x: real, y: real): void {
        card.at = root.board.pointOf(x, y);
    }
    /// After the game: explains the next scored feature, or the previous one for -1. Returns false if no feature
    /// scored.
    function explainScored(by: int): bool {
        const at = root.overlays.hoverScored(by);
        if (at.x === 0 && at.y === 0)
            return false;
        root.stays = true;
        root.board.camera.reveal(Qt.rect(at.x - 0.5, at.y - 0.5, 1, 1), 0);
        root.showCardAt(at.x, at.y);
        card.announcement = root.overlays.hoveredTitle + "\n" + root.overlays.hoveredText;
        return true;
    }
    function explainTapped(at: point): void {
        if (!root.overlays.explaining)
            return;
        root.stays = true;
        root.hoverUnder(at);
    }
    /// Explains that point of the board, in cells, for the keyboard.
    function explainPoint(at: point): void {
        if (!root.showsCardForKeys)
            return;
        root.stays = true;
        root.showCardAt(at.x, at.y);
        const cell = Qt.point(Math.floor(at.x), Math.floor(at.y));
        root.overlays.hoverAt(cell.x, cell.y, Qt.point(at.x - cell.x, at.y - cell.y));
    }
    /// A tap on a tile or a figure sets it as the question of an overlay that needs one. Returns false for open cells
    /// and for places offered to a figure, where a tap keeps its other effect.
    function chooseTapped(at: point): bool {
        const cell = root.board.cellAt(at);
        const within = root.board.withinCell(at);
        if (!root.overlays.takes(cell.x, cell.y))
            return false;
        if (root.controller.movingFigure.active && root.controller.drops.figureDropResult(cell.x, cell.y, within).allowed)
            return false;
        const figure = root.board.figureAt(at);
        if (figure < 0 || !root.overlays.chooseFigure(figure))
            root.overlays.chooseAt(cell.x, cell.y, within);
        return true;
    }

    // Delays explanations while the board moves: items then pass the pointer quickly, and explaining each would be
    // slow.
    Timer {
        id: passing

        interval: 120
        onTriggered: root.hoverUnder(root.hoverPosition)
    }
    Timer {
        id: resting

        // Row of the figure under the pointer, -1 if it cannot move.
        property int figure: -1

        // Long enough to skip figures that the pointer only crosses.
        interval: 180
        onTriggered: if (resting.figure >= 0) root.overlays.chooseFigure(resting.figure)
    }
    HoverCard {
        id: card

        readonly property Camera camera: root.board.camera
        // Cell, not point, so that the card stays at its place while the pointer moves on one tile.
        readonly property point cellUnder: root.board.cellAt(card.at)

        readonly property var highlightedRects: root.overlays.hoveredText.length > 0 ? card.inView(root.overlays.highlightedCells.places()) : []

        /// Returns the rectangles of these cells on the board, in pixels.
        function inView(cells: var): var {
            const side = card.camera.cell;
            return cells.map(each => Qt.rect(each.x * side, each.y * side, side, side));
        }
        function measure(): void {
            if (card.visible)
                root.layers.measure();
        }

        at: Qt.point(0, 0)
        offer: root.layers.markerWords
        onVisibleChanged: card.measure()
        onCellUnderChanged: card.measure()
        tile: Qt.rect(card.camera.x + card.cellUnder.x * card.camera.cell, card.camera.y + card.cellUnder.y * card.camera.cell,
                      card.camera.cell, card.camera.cell)
        // The card must not cover choosable places and the explained feature.
        taken: card.visible ? root.layers.taken.concat(card.highlightedRects).map(each => Qt.rect(each.x + card.camera.x, each.y + card.camera.y, each.width, each.height)) : []
        overlays: root.overlays
        topMargin: root.board.topMargin
        freeBottom: root.board.freeBottom
        visible: root.showsCard && !root.dragging && !passing.running && root.overlays.hoveredTitle.length > 0
    }
    // The tile under the pointer with all its symbols. On the smallest tiles most symbols are hidden otherwise.
    Image {
        readonly property TileItem tile: pointer.hovered ? root.board.tileAt(root.board.cellAt(pointer.point.position)) : null

        parent: root.board.lowest
        x: tile === null ? 0 : tile.cellX * root.board.camera.cell
        y: tile === null ? 0 : tile.cellY * root.board.camera.cell
        width: root.board.camera.cell
        height: root.board.camera.cell
        sourceSize.width: root.board.detail
        source: tile === null ? "" : tile.source + (Theme.contrast ? Theme.artLevel : "?map")
        objectName: "pointedTile"

        HoverHandler {
            id: pointer

            parent: root.board
            enabled: root.board.level === "?plan"
        }
    }
}
