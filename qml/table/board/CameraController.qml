// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves the camera of the table to the current decision, and before that to the last move of another player. If the
// last tile is not in view, an arrow at the edge points to it.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    readonly property alias camera: table
    /// True if the camera must not move, because the user drags something or reads an explanation.
    required property bool busy
    property bool reading: false
    readonly property bool waits: root.busy || root.reading || root.controller.preview.active || root.controller.prompt.confirms || LastInput.clicking
    /// True if a new decision, a new move or another size of the window might need another view.
    property bool pending: false
    property bool refits: false
    property bool wasOver: false
    /// True if the last move must be shown before the decision.
    property bool lastIsNew: false
    property bool decisionIsNew: false
    /// True if the user has requested the whole board in the review.
    property bool keepsWhole: false
    property int knownTurn: -1
    property int knownCount: -1
    property string knownDecision: ""
    readonly property bool placesTile: root.controller.prompt.kind === Prompt.Place || root.controller.prompt.kind === Prompt.OwnTile

    /// Emitted when a tile must be placed and the cells are small.
    signal smallCellsShown

    function begin(): void {
        root.knownTurn = root.controller.turnNumber;
        root.update();
        root.lastIsNew = arrow.unseen = false;
        root.board.fitAll();
        root.checkView();
    }
    function update(): void {
        const turn = root.controller.turnNumber;
        const review = root.controller.review.active;
        const last = views.lastMove();
        const decision = `${root.controller.decisions} ${root.controller.prompt.kind} ${review} ${last.x} ${last.y}`;
        table.near = views.isNear();
        table.smallest = Math.max(14, Math.min(22, views.wholeCell()));
        if (decision === root.knownDecision) return;
        if (root.wasOver && !root.controller.over)
            table.following = root.refits = true;
        root.wasOver = root.controller.over;
        root.knownDecision = decision;
        root.decisionIsNew = true;
        if (last !== arrow.cell) {
            arrow.mark(last);
            root.lastIsNew = review || root.controller.decisions > root.knownCount;
        }
        root.knownCount = root.controller.decisions;
        if (!review && root.placesTile) {
            views.isEnlarged = table.following ? views.isEnlarged : table.isEnlarged(views.isEnlarged);
            table.following = table.following || (AppSettings.viewReturns && turn > root.knownTurn);
            root.knownTurn = turn;
        }
        root.pending = true;
        soon.restart();
    }
    function moveCamera(): void {
        if (!root.pending || root.waits || rest.running || !root.controller.active || !table.placed)
            return;
        const seen = table.seen();
        const cell = Math.round(table.goalSize);
        const decision = views.forDecision(seen, cell, root.refits && !table.near);
        const next = decision.moves ? decision : { cells: seen, cell: cell };
        const other = views.forLastMove(seen, cell);
        const showsOther = root.lastIsNew && (root.controller.review.active ? !table.whole && !root.keepsWhole
            : table.following && table.near && AppSettings.computerPace !== AppSettings.AtOnceComputer && !root.controller.prompt.onFeatures);
        root.pending = root.refits = root.lastIsNew = false;
        if (showsOther && other.moves && views.forLastMove(next.cells, next.cell).moves) {
            root.show(other, arrow.cell);
            root.pending = true;
            rest.restart();
            return;
        }
        if (decision.moves)
            root.show(decision, root.controller.prompt.onFeatures ? arrow.cell : views.choices());
        if (root.decisionIsNew && root.placesTile && table.following && next.cell < 64)
            root.smallCellsShown();
        root.decisionIsNew = false;
    }
    function show(view: cameraView, subject: rect): void {
        table.see(view.cells, view.cell);
        movement.restart();
        if (Theme.pace === 0 && table.near && view.cell >= 64)
            ring.mark(subject);
    }
    function resize(): void {
        if (table.whole) table.refit(root.board.extent);
    }
    function checkView(): void {
        table.near = views.isNear();
        root.keepsWhole = false;
        root.pending = true;
        soon.restart();
    }

    onWaitsChanged: {
        if (!root.waits) {
            soon.restart();
        } else if (movement.running) {
            // Nothing must move under a pressed button.
            movement.stop();
            table.stop();
            root.pending = true;
        }
    }
    onReadingChanged: { // A card that has opened or closed may have moved the board.
        root.refits = table.whole;
        root.checkView();
    }

    TableCamera {
        id: table

        board: root.board.tiles
        shown: root.board.started
        viewWidth: root.board.width
        viewHeight: root.board.height
        topMargin: root.board.topMargin
        bottomMargin: root.board.bottomMargin
        coveredBottom: root.board.coveredBottom
        coveredLeft: root.board.coveredLeft
        onViewWidthChanged: root.resize()
        onViewHeightChanged: root.resize()
        onTopMarginChanged: root.resize()
        onRequested: {
            root.keepsWhole = root.controller.review.active && table.following;
            views.isEnlarged = views.isEnlarged && !table.following;
            root.pending = false;
            rest.stop();
        }
    }
    CameraViews {
        id: views

        table: root.controller
        free: Qt.size(table.viewWidth, table.viewHeight - table.topMargin - table.bottomMargin)
        largestWhole: table.largestFit
        isMoved: !table.following
        onFreeChanged: root.checkView()
    }
    Timer {
        id: soon

        interval: 0
        onTriggered: root.moveCamera()
    }
    Timer {
        id: movement

        interval: 220 * Theme.pace
    }
    Timer {
        id: rest

        interval: 220 * Theme.pace + 350
        onTriggered: root.moveCamera()
    }
    TapHandler {
        acceptedButtons: Qt.BackButton
        onTapped: table.goBack()
    }
    Connections {
        function onChanged(): void { if (root.controller.active) root.update(); }
        target: root.controller
    }
    Connections {
        function onPulsed(): void {
            table.reveal(root.controller.spotlight.cells, 0);
            // The arrow leads back.
            arrow.unseen = true;
        }
        target: root.controller.spotlight
    }
    RimArrow {
        id: arrow

        board: root.board
        visible: arrow.unseen && !arrow.inView && !root.pending && root.controller.active
        onClicked: table.visit(arrow.cell.x + 0.5, arrow.cell.y + 0.5)
    }
    JumpRing {
        id: ring

        parent: root.board.over
        cell: table.cell
    }
}
