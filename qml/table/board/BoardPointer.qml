// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Explains what is under the pointer on the board of the table, as far as the current overlay does so.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardLayers layers
    required property bool dragging
    readonly property Overlays overlays: root.controller.overlays
    /// The current overlay reacts to the pointer.
    readonly property bool explains: root.overlays.telling
                                     || (root.overlays.kind !== Overlays.None && root.overlays.kind !== Overlays.Tiles)
    /// The explanation is shown next to the pointer. Other overlays show theirs in the list.
    readonly property bool tells: root.overlays.telling || root.overlays.kind === Overlays.Owners
                                  || root.overlays.kind === Overlays.Fields || root.overlays.kind === Overlays.Dead

    /// It is shown for the item with the focus, too.
    readonly property bool tellsKeys: root.overlays.telling || root.overlays.kind === Overlays.Dead

    readonly property alias cardShown: told.visible

    /// Shown by a key or a tap: the explanation stays until the pointer moves, even if the board moves.
    property bool stays: false
    property point pointedFrom: Qt.point(-1, -1)
    /// Place of the board at that time, and the side of a cell.
    property rect boardThen

    /// Handles a position of the pointer. It may be the same as before while the board moves.
    function hoverAt(at: point): void {
        const lies = at.x === root.pointedFrom.x && at.y === root.pointedFrom.y;
        if (root.stays && lies)
            return;
        const camera = root.board.camera;
        const below = Qt.rect(camera.x, camera.y, camera.cell, camera.cell);
        const boardMoves = lies && below !== root.boardThen;
        root.pointedFrom = at;
        root.boardThen = below;
        root.stays = false;
        if (boardMoves)
            passing.restart();
        else if (!lies || !passing.running)
            root.pointUnder(at);
    }
    function pointUnder(at: point): void {
        passing.stop();
        told.at = at;
        if (root.dragging || root.board.markPointed >= 0)
            return;
        const cell = root.board.cellAt(at);
        if (!root.overlays.telling || !root.overlays.pointAtFigure(root.board.figureAt(at)))
            root.overlays.pointAt(cell.x, cell.y, root.board.withinCell(at));
        const figure = root.overlays.asking && !root.controller.movingFigure.active ? root.board.figureAt(at) : -1;
        const asked = figure >= 0 && root.overlays.movesOn(figure) ? figure : -1;
        if (asked === resting.figure)
            return;
        resting.figure = asked;
        resting.restart();
    }
    function pointAway(): void {
        passing.stop();
        if (root.stays)
            return;
        resting.figure = -1;
        root.overlays.pointAway();
    }
    /// Shows the explanation at that point of the board, in cells.
    function tellAt(x: real, y: real): void {
        told.at = root.board.pointOf(x, y);
    }
    /// After the game: explains the next scored feature. Returns false if there is none.
    function tellScored(by: int): bool {
        const at = root.overlays.pointAtScored(by);
        if (at.x === 0 && at.y === 0)
            return false;
        root.stays = true;
        root.board.camera.reveal(Qt.rect(at.x - 0.5, at.y - 0.5, 1, 1), 0);
        root.tellAt(at.x, at.y);
        told.spoken = root.overlays.pointedTitle + "\n" + root.overlays.pointedText;
        return true;
    }
    function tapTells(at: point): void {
        if (!root.overlays.telling)
            return;
        root.stays = true;
        root.pointUnder(at);
    }
    /// Explains that point of the board, in cells, for the keyboard.
    function pointTo(at: point): void {
        if (!root.tellsKeys)
            return;
        root.stays = true;
        root.tellAt(at.x, at.y);
        const cell = Qt.point(Math.floor(at.x), Math.floor(at.y));
        root.overlays.pointAt(cell.x, cell.y, Qt.point(at.x - cell.x, at.y - cell.y));
    }
    /// With an overlay that answers questions, a click on a tile or a figure asks it. Open cells keep their meaning for
    /// the tile in hand, and so do the places offered to a figure.
    function tapAsks(at: point): bool {
        const cell = root.board.cellAt(at);
        const within = root.board.withinCell(at);
        if (!root.overlays.takes(cell.x, cell.y))
            return false;
        if (root.controller.movingFigure.active && root.controller.drops.figureVerdict(cell.x, cell.y, within).allowed)
            return false;
        const figure = root.board.figureAt(at);
        if (figure < 0 || !root.overlays.askFigure(figure))
            root.overlays.askAt(cell.x, cell.y, within);
        return true;
    }

    // While the board moves, the items under the pointer change quickly, and explaining each would slow the movement.
    Timer {
        id: passing

        interval: 120
        onTriggered: root.pointUnder(root.pointedFrom)
    }
    Timer {
        id: resting

        // Row of the figure under the pointer, -1 if it cannot move.
        property int figure: -1

        // Not for items that the pointer only crosses.
        interval: 180
        onTriggered: {
            if (resting.figure >= 0)
                root.overlays.askFigure(resting.figure);
        }
    }
    PointedCard {
        id: told

        readonly property Camera camera: root.board.camera
        // In cells, so that the card stays while the pointer moves on one tile.
        readonly property point over: root.board.cellAt(told.at)

        readonly property var lit: root.overlays.pointedText.length > 0 ? told.inView(root.overlays.lit.places()) : []

        /// These cells as rectangles of the board, in pixels.
        function inView(cells: var): var {
            const side = told.camera.cell;
            return cells.map(each => Qt.rect(each.x * side, each.y * side, side, side));
        }
        function measure(): void {
            if (told.visible)
                root.layers.measure();
        }

        at: Qt.point(0, 0)
        offer: root.layers.markerWords
        onVisibleChanged: told.measure()
        onOverChanged: told.measure()
        tile: Qt.rect(told.camera.x + told.over.x * told.camera.cell, told.camera.y + told.over.y * told.camera.cell,
                      told.camera.cell, told.camera.cell)
        // Choosable places, and the explained feature.
        taken: told.visible ? root.layers.taken.concat(told.lit).map(each => Qt.rect(each.x + told.camera.x, each.y + told.camera.y, each.width, each.height)) : []
        overlays: root.overlays
        topMargin: root.board.topMargin
        visible: root.tells && !root.dragging && !passing.running && root.overlays.pointedTitle.length > 0
    }
}
