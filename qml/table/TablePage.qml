// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table: the board, the bar above it and the panel next to it.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property GameController controller

    /// True for a table in a story: no bar and no result, because the story shows the instructions.
    property bool plain: false
    /// Height at the bottom of the board that another item of the page covers.
    property real boardBottom: 0
    property GameAnalysis analysis: null
    readonly property alias camera: board.camera
    readonly property alias discLayer: board.discs
    /// Part of the board that no bar and no card covers.
    readonly property rect noticeArea: {
        const margin = Theme.spacing * 2;
        return Qt.rect(board.x + cards.coveredLeft + margin, board.y + board.topMargin + margin,
                       board.width - cards.coveredLeft - 2 * margin, cards.freeBottom - board.topMargin - margin);
    }
    /// Number of decisions. When it changes, messages about the previous decision close.
    readonly property int decisionCount: root.controller.decisions
    readonly property alias keys: keys
    readonly property alias view: both
    readonly property alias computers: computers
    readonly property alias hints: hints
    readonly property alias tileDragged: drag.tileHeld
    readonly property Overlays overlays: root.controller.overlays

    /// Id of the rule of the refusal that is shown, or of the entry with the focus; empty if none.
    readonly property string currentRule: banner.shown ? banner.rule : panel.currentRule

    /// Handles Enter if no control has the focus.
    function confirm(): void {
        if (!root.controller.confirm())
            board.keyboard.enter();
    }
    function handleEscape(): bool {
        const held = root.controller.cancel() || drag.held || root.controller.preview.active || banner.shown;
        drag.cancel();
        root.controller.hideBlocker();
        banner.hide();
        if (held)
            return true;
        if (hints.active)
            hints.hide();
        else if (reasons.active)
            reasons.hide();
        else if (root.overlays.kind !== Overlays.None)
            root.overlays.kind = Overlays.None;
        else if (root.overlays.inspecting)
            root.overlays.inspecting = false;
        else if (root.controller.review.active && !root.plain)
            Navigator.leaveReview();
        else
            return false;
        return true;
    }
    /// Handles the key of an overlay, and moves the focus to its list.
    function toggleOverlay(kind: int): void {
        const ofBag = kind === Overlays.Dead || kind === Overlays.Tiles;
        if (ofBag && root.controller.active && !root.overlays.hasTilesLeft)
            banner.show(qsTr("The tiles left are hidden in this game. This was chosen before the game began."), "");
        root.overlays.toggle(kind);
        if (root.overlays.kind !== Overlays.None)
            overlayFocus.restart();
    }
    function begin(): void {
        board.forceActiveFocus(Qt.OtherFocusReason);
        board.keyboard.take();
    }

    focus: true
    onDecisionCountChanged: {
        banner.hide();
        board.hoveredRow = -1;
    }
    // Arrows that no control handles lead to the board or, in a review, through the turns.
    Keys.forwardTo: [review, board]
    Keys.onSpacePressed: root.controller.pass()
    Keys.onReturnPressed: root.confirm()
    Keys.onEnterPressed: root.confirm()
    // If nothing was cancelled, the key is passed to the page that contains the table.
    Keys.onEscapePressed: event => event.accepted = root.handleEscape()

    ComputerPlayers {
        id: computers

        controller: root.controller
        tableVisible: root.enabled && root.visible && !root.plain
    }
    TableSounds {
        id: sounds

        controller: root.controller
        tableVisible: root.enabled && root.visible
    }
    Hints {
        id: hints

        controller: root.plain ? null : root.controller
        // Only one card can use the letters on the board.
        onChanged: if (hints.active && reasons.active) reasons.hide()
    }
    MoveReasons {
        id: reasons

        computers: computers
        onChanged: if (reasons.active && hints.active) hints.hide()
    }
    Board {
        id: board

        anchors.left: parent.left
        anchors.right: panel.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.boardBottom
        focus: true
        controller: root.controller
        topMargin: root.plain ? 0 : (review.visible ? review.y + review.height : toolbar.y + toolbar.height) + Theme.spacing
        bottomMargin: cards.avoidedRight
        areas: cards.areas
        coveredBottom: cards.covered
        coveredLeft: cards.coveredLeft
        freeBottom: cards.freeBottom
        cameraController.reading: cards.reading
        drag: drag
        ghosts: cards.analysing ? root.analysis.shown : hints.moves
        letters: cards.analysing ? root.analysis.letters : hints.active ? hints.letters : reasons.letters
        ghostChosen: cards.analysing ? -1 : hints.chosen
        onGhostPicked: row => hints.chosen = hints.chosen === row ? -1 : row
        keyboard.focusSource: panel
        keyboard.onlyToChoose: root.plain
        onLogRequested: (x, y) => panel.goToLogOf(x, y)
    }
    OverlayActions {
        id: overlayActions

        controller: root.controller
        enabled: root.enabled
    }
    BothEditions {
        id: both

        controller: root.controller
        board: board
        topMargin: board.topMargin
    }
    Toolbar {
        id: toolbar

        anchors.left: board.left
        anchors.right: board.right
        anchors.margins: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        controller: root.controller
        computers: computers
        hints: hints
        overlays: overlayActions
        board: board
        view: both
        dragging: drag.tileHeld
        visible: !review.visible && !root.plain
        maxHeight: root.height * 0.3
    }
    ReviewBar {
        id: review

        anchors.left: board.left
        anchors.right: board.right
        anchors.margins: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        controller: root.controller
        overlays: overlayActions
        view: both
        visible: root.controller.review.active
        onVisibleChanged: {
            fitLater.restart();
            if (!review.visible)
                board.forceActiveFocus();
        }
    }
    Timer {
        id: fitLater

        // Runs after the bar has got its height.
        interval: 0
        onTriggered: {
            both.fitAll();
            board.cameraController.checkView();
            if (cards.analysing)
                cards.reveal();
        }
    }
    Timer {
        id: overlayFocus

        // Runs after the panel shows the new overlay, or no overlay.
        interval: 0
        onTriggered: {
            if (root.overlays.kind === Overlays.None || !panel.focusOnOverlay())
                board.keyboard.take();
        }
    }
    SidePanel {
        id: panel

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.round(Math.max(272, Math.min(340, root.width * 0.235)) * (0.4 + 0.6 * Theme.scale))
        controller: root.controller
        computers: computers
        overlays: overlayActions
        view: both
        drag: drag
        reasons: reasons
        plain: root.plain
        tileAway: drag.tileAway && !drag.ownTile
        ownTileAway: drag.tileAway && drag.ownTile
    }
    RefusalBanner {
        id: banner

        objectName: "refusal"
        room: root.noticeArea
        placesUnder: part => board.placesUnder(board.mapFromItem(root, part))
        onShownChanged: if (banner.shown) sounds.refuse()
        onGone: root.controller.hideBlocker()
    }
    BoardCards {
        id: cards

        anchors.fill: board
        hintsBeside: root.width >= 1000 * (0.4 + 0.6 * Theme.scale)
        controller: root.controller
        board: board
        hints: hints
        reasons: reasons
        analysis: root.analysis
        plain: root.plain
    }
    DragLayer {
        id: drag

        anchors.fill: parent
        controller: root.controller
        board: board
        onHeldChanged: if (drag.held) banner.hide()
    }
    FlightLayer {
        id: flights

        objectName: "flights"
        anchors.fill: parent
    }
    // The clock runs while the table is visible and the window is active.
    Binding {
        target: root.controller.clock
        property: "visible"
        value: root.enabled && root.visible && root.Window.active
    }
    Binding {
        target: root.controller.clock
        property: "computerThinks"
        value: computers.activity === ComputerPlayers.Thinking
    }
    Binding {
        target: root.controller.finalCount
        property: "stepwise"
        value: Theme.pace > 0
    }
    Connections {
        function onAdvanced(): void {
            flights.finish();
            banner.hide();
        }
        function onRefused(message: string, rule: string): void { banner.show(message, rule); }
        function onFigureTaken(): void {
            // The refusal that is shown was about another kind of figure. This kind may have no place either.
            banner.hide();
            board.refuseWithoutPlace();
        }
        target: root.controller
    }
    Connections {
        function onChanged(): void {
            // Without an overlay, its list in the panel, which had the focus, is hidden.
            if (root.overlays.kind === Overlays.None)
                overlayFocus.restart();
        }
        target: root.overlays
    }
    Connections {
        function onChanged(): void { if (root.controller.preview.active) banner.hide(); }
        target: root.controller.preview
    }
    Connections {
        function onFigureReturned(x: real, y: real, player: int, figure: int, source: string, size: real): void {
            const from = flights.mapFromItem(board, board.pointOf(x, y));
            const to = flights.mapFromItem(null, panel.homeOf(player));
            const side = Math.round(board.camera.cell * size);
            flights.fly(source, Qt.point(from.x, from.y - side * 0.42), side, to, 22);
        }
        target: root.controller.events
    }
    TableKeys {
        id: keys

        controller: root.controller
        computers: computers
        hints: hints
        reasons: reasons
        board: board
        view: both
        plain: root.plain
        enabled: root.enabled && root.visible
        onOverlayToggled: kind => root.toggleOverlay(kind)
    }
}
