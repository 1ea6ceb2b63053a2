// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dragging the tile and the figures from the panel onto the board.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property Board board

    readonly property bool tileHeld: tile.held
    readonly property bool tileAway: tile.held || tile.gliding
    readonly property bool held: tile.held || figure.held
    /// What hangs there is the player's own tile, not the drawn one.
    property bool ownTile: false
    property string figureSource: ""
    property int figureKind: -1
    /// That figure is not to be set: it only asks where it could go on to.
    property bool probing: false
    readonly property Overlays overlays: root.controller.overlays
    /// What hangs there is a figure from the supply about which an overlay asks.
    readonly property bool asks: root.overlays.asking && !root.controller.departure.active
                                 && (root.probing || root.figureKind === root.overlays.figure)

    /// It is asked for, so that it may be laid on a cell.
    readonly property bool tileAsked: !root.ownTile || root.controller.step === GameController.OwnTile

    function isOverBoard(at: point): bool {
        return root.board.contains(root.mapToItem(root.board, at));
    }
    function moveTile(scene: point): void {
        root.ownTile = false;
        root.hangTile(root.mapFromItem(null, scene));
    }
    function moveOwnTile(scene: point): void {
        root.ownTile = true;
        root.hangTile(root.mapFromItem(null, scene));
    }
    function hangTile(at: point): void {
        const cell = root.board.cellAt(root.mapToItem(root.board, at));
        tile.hang(at);
        if (root.isOverBoard(at) && root.tileAsked)
            root.controller.preview.put(cell.x, cell.y);
        else
            root.controller.preview.clear();
    }
    function dropTile(home: point): void {
        if (!tile.held)
            return;
        const cell = root.board.cellAt(root.mapToItem(root.board, tile.at));
        if (root.controller.preview.active && root.tileAsked) {
            tile.drop();
            root.board.confirm();
            return;
        }
        tile.glideBack(root.mapFromItem(null, home));
        if (root.isOverBoard(tile.at))
            root.board.refuse(root.ownTile ? root.controller.ownTileVerdict(cell.x, cell.y)
                                           : root.controller.tileVerdict(cell.x, cell.y));
    }
    function moveFigure(kind: int, source: string, scene: point): void {
        root.controller.pickFigure(kind);
        root.probing = false;
        root.figureKind = kind;
        root.figureSource = source;
        root.hangFigure(root.mapFromItem(null, scene));
    }
    function moveProbe(source: string, scene: point): void {
        root.probing = true;
        root.figureSource = source;
        root.hangFigure(root.mapFromItem(null, scene));
    }
    function dropProbe(): void {
        figure.drop();
        root.probing = false;
    }
    function hangFigure(at: point): void {
        const on = root.mapToItem(root.board, at);
        const cell = root.board.cellAt(on);
        figure.hang(at);
        if (root.asks && root.isOverBoard(at))
            root.overlays.askHeld(cell.x, cell.y, root.board.withinCell(on));
        if (root.probing)
            return;
        root.board.pointedAt = root.isOverBoard(at)
            ? root.controller.candidateAt(cell.x, cell.y, root.board.withinCell(on)) : -1;
    }
    function dropFigure(home: point): void {
        if (!figure.held)
            return;
        const on = root.mapToItem(root.board, figure.at);
        const cell = root.board.cellAt(on);
        const verdict = root.controller.figureVerdict(cell.x, cell.y, root.board.withinCell(on));
        const toSupply = root.controller.departure.active && !root.isOverBoard(figure.at);
        root.board.pointedAt = -1;
        if (toSupply) {
            figure.drop();
            root.controller.chooseSoon(root.controller.choices.passRow);
            return;
        }
        if (root.isOverBoard(figure.at) && verdict.allowed) {
            figure.drop();
            root.controller.chooseSoon(verdict.row);
            return;
        }
        figure.glideBack(root.mapFromItem(null, home));
        if (root.isOverBoard(figure.at))
            root.board.refuse(verdict);
    }
    /// How far the board is to move because something is held close to its edge: inwards.
    function drift(at: real, length: real): real {
        const edge = 36;
        const by = at < edge ? edge - at : at > length - edge ? length - edge - at : 0;
        return Math.max(-edge, Math.min(edge, by));
    }
    /// That, but not past where the board and the cells around it are in sight.
    function driftOver(by: real, first: real, last: real, from: real, to: real): real {
        return (by > 0 && first >= from) || (by < 0 && last <= to) ? 0 : by;
    }
    function cancel(): void {
        tile.drop();
        root.dropProbe();
        root.board.pointedAt = -1;
        root.controller.preview.clear();
    }

    Timer {
        // How long it has been held there: what only passes the edge moves nothing.
        property int ticks: 0

        interval: 16
        repeat: true
        running: root.held
        onTriggered: {
            const on = root.mapToItem(root.board, tile.held ? tile.at : figure.at);
            const top = root.board.topMargin;
            const cells = root.controller.board.extent;
            const first = root.board.pointOf(cells.x - 1.5, cells.y - 1.5);
            const last = root.board.pointOf(cells.x + cells.width + 1.5, cells.y + cells.height + 1.5);
            const dx = root.driftOver(root.drift(on.x, root.board.width), first.x, last.x, 0, root.board.width);
            const dy = root.driftOver(root.drift(on.y - top, root.board.height - top), first.y, last.y, top, root.board.height);
            ticks = root.board.contains(on) && (dx !== 0 || dy !== 0) ? ticks + 1 : 0;
            if (ticks < 30)
                return;
            root.board.camera.drift(dx / 3, dy / 3);
            // The board has moved on under what hangs there.
            tile.held ? root.hangTile(tile.at) : root.hangFigure(figure.at);
        }
    }
    DragGhost {
        id: tile

        objectName: "tileGhost"
        width: Math.max(64, Math.min(180, root.board.camera.cell))
        height: width
        snapped: root.controller.preview.active

        TurningTile {
            anchors.fill: parent
            picture: root.ownTile ? root.controller.ownTilePicture : root.controller.handPicture
            turns: root.ownTile ? 0 : root.controller.handTurns
            detail: 256
            opacity: 0.92
        }
    }
    DragGhost {
        id: figure

        objectName: "figureGhost"
        width: Math.max(40, Math.min(90, Math.round(root.board.camera.cell * 0.46)))
        height: width

        Image {
            anchors.fill: parent
            sourceSize.width: 128
            sourceSize.height: 128
            source: root.figureSource
        }
    }
}
