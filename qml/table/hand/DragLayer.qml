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
    /// The kinds for which there is a place.
    readonly property var offered: root.controller.hand.figures
    /// The one that was picked before it.
    property int figureBefore: -1
    /// That figure is not to be set: it only asks where it could go on to.
    property bool probing: false
    readonly property Overlays overlays: root.controller.overlays
    /// What hangs there is a figure from the supply about which an overlay asks.
    readonly property bool asks: root.overlays.asking && !root.controller.movingFigure.active
                                 && (root.probing || root.figureKind === root.overlays.figure)

    /// It is asked for, so that it may be laid on a cell.
    readonly property bool tileAsked: !root.ownTile || root.controller.step === GameController.OwnTile

    readonly property int turns: root.controller.hand.turns

    // Turned, it may fit, or another side of it does not match.
    onTurnsChanged: {
        if (tile.held)
            root.hangTile(tile.at);
    }

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
        if (root.isOverBoard(at) && !root.controller.preview.active)
            reason.weigh(root.tileVerdict(cell), at, tile.height / 2);
        else
            reason.clear();
    }
    function tileVerdict(cell: point): verdict {
        return root.ownTile ? root.controller.drops.ownTileVerdict(cell.x, cell.y)
                            : root.controller.drops.tileVerdict(cell.x, cell.y);
    }
    function dropTile(home: point): void {
        if (!tile.held)
            return;
        const cell = root.board.cellAt(root.mapToItem(root.board, tile.at));
        reason.clear();
        if (root.controller.preview.active && root.tileAsked) {
            tile.drop();
            root.board.confirm();
            return;
        }
        tile.glideBack(root.mapFromItem(null, home));
        if (root.isOverBoard(tile.at))
            root.board.refuse(root.tileVerdict(cell));
    }
    function moveFigure(kind: int, source: string, scene: point): void {
        if (!figure.held)
            root.figureBefore = root.controller.hand.figure;
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
            ? root.controller.drops.candidateAt(cell.x, cell.y, root.board.withinCell(on)) : -1;
        const verdict = root.controller.drops.figureVerdict(cell.x, cell.y, root.board.withinCell(on));
        if (root.isOverBoard(at) && !verdict.allowed)
            reason.weigh(verdict, at, figure.height / 2);
        else
            reason.clear();
    }
    /// What has no place here would leave the board without a mark: back to what may be set.
    function takeUpBefore(): void {
        if (root.offered.length > 0 && !root.offered.includes(root.controller.hand.figure))
            root.controller.pickFigure(root.offered.includes(root.figureBefore) ? root.figureBefore : root.offered[0]);
    }
    function dropFigure(home: point): void {
        if (!figure.held)
            return;
        const on = root.mapToItem(root.board, figure.at);
        const cell = root.board.cellAt(on);
        const verdict = root.controller.drops.figureVerdict(cell.x, cell.y, root.board.withinCell(on));
        const toSupply = root.controller.movingFigure.active && !root.isOverBoard(figure.at);
        root.board.pointedAt = -1;
        reason.clear();
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
        root.takeUpBefore();
        if (root.isOverBoard(figure.at))
            root.board.refuse(verdict);
    }
    function cancel(): void {
        if (figure.held)
            root.takeUpBefore();
        tile.drop();
        root.dropProbe();
        reason.clear();
        root.board.pointedAt = -1;
        root.controller.preview.clear();
    }

    EdgeDrift {
        controller: root.controller
        board: root.board
        on: root.mapToItem(root.board, tile.held ? tile.at : figure.at)
        running: root.held
        onDrifted: tile.held ? root.hangTile(tile.at) : root.hangFigure(figure.at)
    }
    DragGhost {
        id: tile

        objectName: "tileGhost"
        width: Math.max(64, Math.min(180, root.board.camera.cell))
        height: width
        snapped: root.controller.preview.active

        TurningTile {
            anchors.fill: parent
            picture: root.ownTile ? root.controller.hand.ownPicture : root.controller.hand.picture
            turns: root.ownTile ? 0 : root.controller.hand.turns
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
    HeldReason {
        id: reason

        // What stands in the way is seen, too.
        onVisibleChanged: {
            if (reason.visible)
                root.board.hint(reason.verdict);
            else
                root.controller.hideCulprit();
        }
        onVerdictChanged: {
            if (reason.visible && reason.verdict !== null)
                root.board.hint(reason.verdict);
        }
    }
}
