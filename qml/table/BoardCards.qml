// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards over the board. At the bottom: confirmation, hints, analysis, reasons of a computer, final scoring, tiles that
// fit no cell, and the places off the board. Hints can be at the left instead. At the top: random outcomes. The board
// moves so that the cells of a card at the bottom are visible above it.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property Board board
    required property Hints hints
    required property MoveReasons reasons
    required property GameAnalysis analysis
    required property bool plain
    readonly property alias analysing: analysisCard.visible
    /// True if there is enough space for the hints at the left of the board.
    required property bool hintsBeside
    /// Cards at the bottom, except the discarded tiles and the places off the board.
    readonly property var cards: [confirmBar, ...(root.hintsBeside ? [] : [hintCard]), hintOffer, analysisCard, whyCard, finalCard]
    /// True if a card is shown that the player reads, so any card except the offer of a hint.
    readonly property bool reading: hintCard.visible || [...root.cards, discardCard].some(card => card !== hintOffer && card.visible)
    /// y coordinate above which messages over the board do not cover a card.
    readonly property real freeBottom: root.topOf(root.cards, root.height - root.foot - Theme.spacing * 3)
    /// Height at the bottom that stays free when the whole board is shown: for the places off the board, the offer of
    /// a hint, the analysis, and a discarded tile.
    readonly property real avoidedRight: root.foot + (discardCard.visible ? discardCard.height + Theme.spacing * 4
                                  : analysisCard.visible ? analysisCard.height + Theme.spacing * 3
                                  : hintOffer.visible ? hintOffer.height + Theme.spacing * 3 : 0)
    readonly property real covered: root.height - root.topOf([...root.cards, discardCard, areaStrip], root.height)
    readonly property real coveredLeft: hintCard.visible && root.hintsBeside ? hintCard.x + hintCard.width + Theme.spacing : 0
    /// Height of the places off the board at the bottom, 0 if none. The cards are above them.
    readonly property real foot: areaStrip.visible ? areaStrip.height + Theme.spacing : 0
    /// Greatest height of a card. With large text it is a smaller part of the height, because the bar is higher.
    readonly property real maxCardHeight: (root.board.height - root.board.topMargin) * Math.min(0.6, 0.75 / Math.sqrt(Theme.scale))
    readonly property real room: root.width - Theme.spacing * 4

    readonly property alias areas: areaStrip

    /// True during the final scoring, which leaves the view at its last feature.
    readonly property bool counting: root.controller.finalCount.active

    objectName: "boardCards"
    onCountingChanged: if (!root.counting && root.controller.over) root.board.fitAll()

    /// Returns the y coordinate of the upper end of the visible cards, `top` if none is visible.
    function topOf(cards: var, top: real): real {
        return cards.reduce((least, card) => card.visible ? Math.min(least, card.y - Theme.spacing) : least, top);
    }
    /// If a card has closed, returns the focus to the board.
    function leave(closed: bool): void {
        if (closed && root.enabled && root.visible && root.parent.activeFocus)
            root.board.forceActiveFocus();
    }
    /// Moves the board so that the cells that a card is about are visible above the card.
    function reveal(): void {
        const held = root.controller.held;
        const preview = root.controller.preview;
        const count = root.controller.finalCount;
        if (count.active && count.extent.width > 0)
            root.revealAbove(count.extent, finalCard);
        else if (count.active)
            root.board.fitAll();
        else if (held.target !== Choice.Tile)
            root.showAbove(Qt.rect(held.cellX, held.cellY, 1, 1), confirmBar);
        else if (root.controller.prompt.confirms && preview.active)
            root.showAbove(Qt.rect(preview.cellX, preview.cellY, 1, 1), confirmBar);
        else if (analysisCard.visible)
            root.revealAbove(root.analysis.extent, analysisCard);
        else if (root.hints.active && hintCard.count > 0)
            root.revealHints();
    }
    /// Moves the hovered or chosen hint, with space for its number, into the part of the view that the card leaves free.
    /// Without one: all hints or, if they do not fit, the first hint. Cells keep their size.
    function revealHints(): void {
        const camera = root.board.cameraController.camera;
        const bottom = root.foot + (root.hintsBeside ? 0 : hintCard.height + Theme.spacing * 3);
        const row = hintCard.pointed >= 0 ? hintCard.pointed : root.hints.chosen;
        const all = camera.withNumbers(root.hints.extent, bottom);
        const whole = row < 0 && camera.hasSpaceFor(all, bottom);
        camera.bring(whole ? all : camera.withNumbers(root.hints.extentOf(Math.max(0, row)), bottom), bottom);
    }
    /// Shows the cells above the card. Unlike `revealAbove`, it never makes the board smaller to show all of it.
    function showAbove(cells: rect, card: Item): void {
        root.board.camera.show(cells, card.height + root.foot + Theme.spacing * 3);
    }
    function revealAbove(cells: rect, card: Item): void {
        root.board.camera.reveal(cells, card.height + root.foot + Theme.spacing * 3);
    }

    Timer {
        id: revealing

        // Runs after the card has got the height of its content.
        interval: 0
        onTriggered: root.reveal()
    }
    Connections {
        function onChanged(): void { revealing.restart(); }
        function onChosenChanged(): void { revealing.restart(); }
        enabled: root.hints.active
        target: root.hints
    }
    Connections {
        function onStepChanged(): void { revealing.restart(); }
        target: root.controller.finalCount
    }
    Connections {
        function onChanged(): void { if (root.controller.prompt.confirms) revealing.restart(); }
        target: root.controller
    }
    ConfirmBar {
        id: confirmBar

        bottomDistance: root.foot + Theme.spacing * 2
        controller: root.controller
        room: root.room
        onVisibleChanged: root.leave(!confirmBar.visible)
    }
    HintCard {
        id: hintCard

        bottomDistance: root.foot + Theme.spacing * 2
        beside: root.hintsBeside
        topDistance: root.board.topMargin + Theme.spacing
        hints: root.hints
        maxHeight: beside ? root.height - topDistance - root.foot - Theme.spacing * 2 : root.maxCardHeight
        room: root.room
        onHeightChanged: revealing.restart()
        onPointedChanged: if (hintCard.pointed >= 0) revealing.restart()
        onVisibleChanged: root.leave(!hintCard.visible)
    }
    HintOffer {
        id: hintOffer

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.foot + Theme.spacing * 2
        hints: root.hints
        free: !root.plain && !confirmBar.visible && !whyCard.visible && !finalCard.visible
        room: root.room
    }
    AnalysisCard {
        id: analysisCard

        bottomDistance: root.foot + Theme.spacing * 2
        analysis: root.analysis
        maxHeight: root.maxCardHeight
        room: root.room
        onHeightChanged: revealing.restart()
        onVisibleChanged: revealing.restart()
    }
    WhyCard {
        id: whyCard

        bottomDistance: root.foot + Theme.spacing * 2 + (hintCard.visible && !root.hintsBeside ? hintCard.height + Theme.spacing : 0)
        reasons: root.reasons
        maxHeight: root.maxCardHeight
        room: root.room
        onVisibleChanged: root.leave(!whyCard.visible)
    }
    FinalCard {
        id: finalCard

        bottomDistance: root.foot + Theme.spacing * 2
        count: root.controller.finalCount
        room: root.room
        onVisibleChanged: root.leave(!finalCard.visible)
    }
    OutcomeCard {
        x: Theme.spacing * 2
        y: root.board.topMargin + Theme.spacing
        outcomes: root.controller.outcomes
        animated: root.controller.animated
        room: root.room
    }
    AreaStrip {
        id: areaStrip

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        controller: root.controller
        room: root.room
    }
    DiscardCard {
        id: discardCard

        x: Math.round((root.width - width) / 2)
        // At the bottom, so that the board is visible above it.
        y: Math.round(root.height - root.foot - height - Theme.spacing * 3)
        discards: root.controller.discards
        room: Qt.size(root.width - Theme.spacing * 4, root.height - root.foot - root.board.topMargin - Theme.spacing * 4)
        onVisibleChanged: root.leave(!visible)
    }
}
