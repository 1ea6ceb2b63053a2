// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What hangs at the pointer in the sandbox: a tile or a figure on its way to the board, one that is moved on it, or
// one that only asks.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property SandboxController sandbox
    required property SandboxBoard board
    required property AreaStrip areas
    readonly property bool held: tile.held || figure.held
    readonly property bool gliding: tile.gliding || figure.gliding
    property string figureSource: ""
    /// The row of the figure on the board that is moved, -1 for one from the supply.
    property int row: -1
    property bool probing: false
    readonly property Overlays overlays: root.sandbox.table.overlays
    readonly property int turns: root.sandbox.handTurns

    // Turned, another side of it does not match.
    onTurnsChanged: {
        if (tile.held)
            root.hangTile(tile.at);
    }

    function onBoard(at: point): point {
        return root.mapToItem(root.board, at);
    }
    function isOverBoard(at: point): bool {
        return root.board.contains(root.onBoard(at)) && root.onBoard(at).y > 0;
    }
    /// Index of the place off the board under that point, -1 if none.
    function areaAt(at: point): int {
        return root.areas.areaAt(root.mapToItem(root.areas, at));
    }
    function moveTile(row: int, scene: point): void {
        const at = root.mapFromItem(null, scene);
        if (!tile.held)
            root.sandbox.holdTile(row);
        root.hangTile(at);
    }
    function hangTile(at: point): void {
        tile.hang(at);
        if (!root.isOverBoard(at)) {
            root.board.pointAway();
            reason.clear();
            return;
        }
        root.board.point(root.onBoard(at));
        const cell = root.board.cellAt(root.onBoard(at));
        root.tell(root.sandbox.tileVerdict(cell.x, cell.y), at, tile.height / 2);
    }
    function tell(verdict: verdict, at: point, reach: real): void {
        if (verdict.allowed)
            reason.clear();
        else
            reason.weigh(verdict, at, reach);
    }
    function dropTile(home: point): void {
        if (!tile.held)
            return;
        const cell = root.board.cellAt(root.onBoard(tile.at));
        reason.clear();
        if (root.isOverBoard(tile.at) && root.sandbox.lay(cell.x, cell.y))
            tile.drop();
        else
            tile.glideBack(root.mapFromItem(null, home));
        root.sandbox.letGoOfHand();
    }
    function moveFigure(kind: int, source: string, scene: point): void {
        if (!figure.held)
            root.sandbox.holdFigure(kind);
        root.row = -1;
        root.hangFigure(source, scene);
        root.weighFigure();
    }
    function moveStanding(row: int, source: string, scene: point): void {
        root.row = row;
        root.hangFigure(source, scene);
        root.weighFigure();
    }
    function weighFigure(): void {
        if (root.isOverBoard(figure.at))
            root.tell(root.figureVerdict(), figure.at, figure.height / 2);
        else
            reason.clear();
    }
    /// Whether the figure can be dropped where it is, and why not.
    function figureVerdict(): verdict {
        const on = root.onBoard(figure.at);
        const cell = root.board.cellAt(on);
        const within = root.board.withinCell(on);
        const area = root.areaAt(figure.at);
        if (area >= 0)
            return root.sandbox.areaVerdict(area, root.row);
        return root.row >= 0 ? root.sandbox.moveVerdict(root.row, cell.x, cell.y, within)
                             : root.sandbox.figureVerdict(cell.x, cell.y, within);
    }
    function moveProbe(source: string, scene: point): void {
        root.probing = true;
        root.hangFigure(source, scene);
        const on = root.onBoard(figure.at);
        const cell = root.board.cellAt(on);
        if (root.isOverBoard(figure.at))
            root.overlays.askHeld(cell.x, cell.y, root.board.withinCell(on));
    }
    function dropProbe(): void {
        figure.drop();
        root.probing = false;
    }
    function hangFigure(source: string, scene: point): void {
        root.figureSource = source;
        figure.hang(root.mapFromItem(null, scene));
    }
    function dropFigure(home: point): void {
        if (!figure.held)
            return;
        const on = root.onBoard(figure.at);
        const cell = root.board.cellAt(on);
        const within = root.board.withinCell(on);
        const over = root.isOverBoard(figure.at);
        const area = root.areaAt(figure.at);
        let done = false;
        reason.clear();
        if (area >= 0)
            done = root.sandbox.setFigureInArea(area, root.row);
        else if (root.row >= 0)
            done = over ? root.sandbox.moveFigure(root.row, cell.x, cell.y, within) : root.sandbox.takeFigure(root.row);
        else if (over)
            done = root.sandbox.setFigureAt(cell.x, cell.y, within);
        if (done)
            figure.drop();
        else
            figure.glideBack(root.mapFromItem(null, home));
        root.row = -1;
        root.sandbox.letGoOfHand();
    }
    function cancel(): void {
        tile.drop();
        figure.drop();
        reason.clear();
        root.probing = false;
        root.row = -1;
    }

    DragGhost {
        id: tile

        width: Math.max(64, Math.min(180, root.board.camera.cell))
        height: width
        snapped: root.board.previewTurns >= 0

        TurningTile {
            anchors.fill: parent
            picture: root.sandbox.handPicture
            turns: root.sandbox.handTurns
            detail: 256
            opacity: 0.92
        }
    }
    DragGhost {
        id: figure

        objectName: "sandboxFigureGhost"
        width: Math.max(40, Math.min(90, Math.round(root.board.camera.cell * 0.46)))
        height: width

        Image {
            anchors.fill: parent
            sourceSize.width: 128
            sourceSize.height: 128
            source: root.figureSource
        }
    }
    HeldReason {
        id: reason

        // What stands in the way is seen, too.
        onVisibleChanged: {
            if (reason.visible)
                root.board.hint(reason.verdict);
            else
                root.sandbox.table.hideCulprit();
        }
    }
}
