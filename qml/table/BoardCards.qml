// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards at the foot of the table's board: what waits for a confirmation, a hint, the analysis, why a computer moved
// so, the scores at the end; and tiles that fit nowhere. What a card speaks of is to be seen above it.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property Hints hints
    required property MoveReasons reasons
    /// Of the game at this table, null where there is none.
    required property GameAnalysis analysis
    /// No hint is offered.
    required property bool plain
    readonly property alias analysing: analysisCard.visible
    /// Down to here is room for what is told over the board.
    readonly property real freeBottom: {
        let bottom = root.height - Theme.spacing * 3;
        for (const card of [confirmBar, hintCard, hintOffer, analysisCard, whyCard, finalCard])
            if (card.visible)
                bottom = Math.min(bottom, card.y - Theme.spacing);
        return bottom;
    }
    /// So high is what the board keeps off when all of it is shown: the offer of a hint, which comes and goes without
    /// being asked for, and the cards about moves that lie anywhere on it and about a tile that fits nowhere.
    readonly property real keptOff: discardCard.visible ? discardCard.height + Theme.spacing * 4
                                  : analysisCard.visible ? analysisCard.height + Theme.spacing * 3
                                  : hintOffer.visible ? hintOffer.height + Theme.spacing * 3 : 0
    /// Height at the bottom that visible cards cover.
    readonly property real covered: {
        let top = root.height;
        for (const card of [confirmBar, hintCard, hintOffer, analysisCard, whyCard, finalCard, discardCard])
            if (card.visible)
                top = Math.min(top, card.y - Theme.spacing);
        return root.height - top;
    }
    /// What a card may take of the board, which is to be seen above it: less where large letters make the bar high.
    readonly property real highest: (root.board.height - root.board.topMargin) * Math.min(0.6, 0.75 / Math.sqrt(Theme.scale))
    readonly property real room: root.width - Theme.spacing * 4

    /// A card has come or gone.
    signal changed(shown: bool)
    signal leaveAsked

    objectName: "boardCards"

    function reveal(): void {
        const held = root.controller.held;
        const preview = root.controller.preview;
        if (root.controller.finalCount.active && root.controller.finalCount.extent.width > 0)
            root.revealAbove(root.controller.finalCount.extent, finalCard);
        else if (held.isFigure)
            root.showAbove(Qt.rect(held.cellX, held.cellY, 1, 1), confirmBar);
        else if (held.active && preview.active)
            root.showAbove(Qt.rect(preview.cellX, preview.cellY, 1, 1), confirmBar);
        else if (analysisCard.visible)
            root.revealAbove(root.analysis.extent, analysisCard);
        else if (root.hints.active && root.hints.extent.width > 0)
            root.revealAbove(root.hints.extent, hintCard);
    }
    /// The board does not become smaller with each choice that waits for a confirmation.
    function showAbove(cells: rect, card: Item): void {
        root.board.camera.show(cells, card.height + Theme.spacing * 3);
    }
    function revealAbove(cells: rect, card: Item): void {
        root.board.camera.reveal(cells, card.height + Theme.spacing * 3);
    }

    Timer {
        id: refitting

        // Once it is known how much room is left.
        interval: 0
        onTriggered: root.board.refit()
    }
    Timer {
        id: revealing

        // Once the card has the height of what it says.
        interval: 0
        onTriggered: root.reveal()
    }
    Connections {
        function onChanged(): void {
            if (root.hints.active)
                revealing.restart();
        }
        target: root.hints
    }
    Connections {
        function onMovedOn(): void {
            revealing.restart();
        }
        target: root.controller.finalCount
    }
    Connections {
        function onChanged(): void {
            if (root.controller.held.active)
                revealing.restart();
        }
        target: root.controller.held
    }
    ConfirmBar {
        id: confirmBar

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 2
        held: root.controller.held
        room: root.room
        onVisibleChanged: root.changed(confirmBar.visible)
    }
    HintCard {
        id: hintCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 2
        hints: root.hints
        highest: root.highest
        room: root.room
        onHeightChanged: revealing.restart()
        onVisibleChanged: {
            // The board has its room again.
            if (!hintCard.visible)
                root.board.refit();
            root.changed(hintCard.visible);
        }
    }
    HintOffer {
        id: hintOffer

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 2
        hints: root.hints
        free: !root.plain && !confirmBar.visible && !whyCard.visible && !finalCard.visible
        room: root.room
    }
    AnalysisCard {
        id: analysisCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 2
        analysis: root.analysis
        highest: root.highest
        room: root.room
        onLeaveAsked: root.leaveAsked()
        onHeightChanged: revealing.restart()
        onVisibleChanged: revealing.restart()
    }
    WhyCard {
        id: whyCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 2 + (hintCard.visible ? hintCard.height + Theme.spacing : 0)
        reasons: root.reasons
        highest: root.highest
        room: root.room
        onVisibleChanged: root.changed(whyCard.visible)
    }
    FinalCard {
        id: finalCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 2
        count: root.controller.finalCount
        room: root.room
        onVisibleChanged: root.changed(finalCard.visible)
    }
    OutcomeCard {
        x: Theme.spacing * 2
        y: root.board.topMargin + Theme.spacing
        outcomes: root.controller.outcomes
        animated: root.controller.animated
        room: root.room
    }
    DiscardCard {
        id: discardCard

        x: Math.round((root.width - width) / 2)
        // The board, on which it fits nowhere, is to be seen above it.
        y: Math.round(root.height - height - Theme.spacing * 3)
        discards: root.controller.discards
        room: Qt.size(root.width - Theme.spacing * 4, root.height - root.board.topMargin - Theme.spacing * 4)
        onVisibleChanged: {
            refitting.restart();
            root.changed(visible);
        }
    }
}
