// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drags tiles and figures in the sandbox: onto the board, on the board, or a figure only to show its range.
import QtQuick
import Vozka.Models

BoardDrag {
    id: root

    required property SandboxController sandbox
    required property AreaStrip areas
    readonly property SandboxBoard inSandbox: root.board as SandboxBoard
    /// Row of the figure that is moved on the board, -1 for a figure from the supply.
    property int row: -1
    readonly property Overlays overlays: root.sandbox.table.overlays
    readonly property int turns: root.sandbox.handTurns

    controller: root.sandbox.table
    snapped: root.inSandbox.previewTurns >= 0
    tilePicture: root.sandbox.handPicture
    tileTurns: root.sandbox.handTurns
    // In another rotation, another side of the tile might not match.
    onTurnsChanged: if (root.tile.held) root.dragTile(root.tile.at)

    function move(kind: int, number: int, picture: string, scene: point): void {
        const at = root.mapFromItem(null, scene);
        if (kind === BoardDrag.Tile) {
            if (!root.tile.held)
                root.sandbox.holdTile(number);
            root.dragTile(at);
            return;
        }
        if (kind === BoardDrag.Figure && !root.figure.held)
            root.sandbox.holdFigure(number);
        root.row = kind === BoardDrag.BoardFigure ? number : -1;
        root.figurePicture = picture;
        root.figure.moveTo(at);
        if (!root.isOverBoard(at)) {
            root.reason.clear();
        } else if (kind === BoardDrag.Probe) {
            const cell = root.cellAt(at);
            root.overlays.chooseHeld(cell.x, cell.y, root.withinCell(at));
        } else {
            root.explain(root.figureDropResult(), root.figure);
        }
    }
    function drop(kind: int, home: point): void {
        if (kind === BoardDrag.Tile)
            root.dropTile(home);
        else if (kind === BoardDrag.Probe)
            root.figure.drop();
        else
            root.dropFigure(home);
    }
    /// Returns the index of the place off the board under that point, -1 if none.
    function areaAt(at: point): int {
        return root.areas.areaAt(root.mapToItem(root.areas, at));
    }
    function dragTile(at: point): void {
        root.tile.moveTo(at);
        if (!root.isOverBoard(at)) {
            root.inSandbox.clearHover();
            root.reason.clear();
            return;
        }
        root.inSandbox.point(root.mapToItem(root.board, at));
        const cell = root.cellAt(at);
        root.explain(root.sandbox.tileDropResult(cell.x, cell.y), root.tile);
    }
    function dropTile(home: point): void {
        if (!root.tile.held)
            return;
        const cell = root.cellAt(root.tile.at);
        root.reason.clear();
        if (root.isOverBoard(root.tile.at) && root.sandbox.placeTile(cell.x, cell.y))
            root.tile.drop();
        else
            root.tile.glideBack(root.mapFromItem(null, home));
        root.sandbox.clearHand();
    }
    function figureDropResult(): dropResult {
        const cell = root.cellAt(root.figure.at);
        const within = root.withinCell(root.figure.at);
        const area = root.areaAt(root.figure.at);
        if (area >= 0)
            return root.sandbox.areaDropResult(area, root.row);
        return root.row >= 0 ? root.sandbox.moveDropResult(root.row, cell.x, cell.y, within)
                             : root.sandbox.figureDropResult(cell.x, cell.y, within);
    }
    function dropFigure(home: point): void {
        if (!root.figure.held)
            return;
        const cell = root.cellAt(root.figure.at);
        const within = root.withinCell(root.figure.at);
        const over = root.isOverBoard(root.figure.at);
        const area = root.areaAt(root.figure.at);
        let done = false;
        root.reason.clear();
        if (area >= 0)
            done = root.sandbox.setFigureInArea(area, root.row);
        else if (root.row >= 0)
            done = over ? root.sandbox.moveFigure(root.row, cell.x, cell.y, within) : root.sandbox.takeFigure(root.row);
        else if (over)
            done = root.sandbox.setFigureAt(cell.x, cell.y, within);
        if (done)
            root.figure.drop();
        else
            root.figure.glideBack(root.mapFromItem(null, home));
        root.row = -1;
        root.sandbox.clearHand();
    }
    function cancel(): void {
        root.tile.drop();
        root.figure.drop();
        root.reason.clear();
        root.row = -1;
    }
}
