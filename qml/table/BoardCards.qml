// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards at the bottom of the board: confirmation, hints, analysis, reasons of a computer, final scoring, tiles that
// fit no cell, and the places off the board. The cells that a card is about are visible above it.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property Hints hints
    required property MoveReasons reasons
    /// Null if none.
    required property GameAnalysis analysis
    /// No hint is offered.
    required property bool plain
    readonly property alias analysing: analysisCard.visible
    /// Lower end for messages over the board.
    readonly property real freeBottom: {
        let bottom = root.height - root.foot - Theme.spacing * 3;
        for (const card of [confirmBar, hintCard, hintOffer, analysisCard, whyCard, finalCard])
            if (card.visible)
                bottom = Math.min(bottom, card.y - Theme.spacing);
        return bottom;
    }
    /// Height that stays free when the whole board is shown: for the offer of a hint, and for cards about moves
    /// anywhere on the board or about a discarded tile.
    readonly property real keptOff: root.foot + (discardCard.visible ? discardCard.height + Theme.spacing * 4
                                  : analysisCard.visible ? analysisCard.height + Theme.spacing * 3
                                  : hintOffer.visible ? hintOffer.height + Theme.spacing * 3 : 0)
    readonly property real covered: {
        let top = root.height;
        for (const card of [confirmBar, hintCard, hintOffer, analysisCard, whyCard, finalCard, discardCard, areaStrip])
            if (card.visible)
                top = Math.min(top, card.y - Theme.spacing);
        return root.height - top;
    }
    /// Height at the bottom that the places off the board take. Cards are above it.
    readonly property real foot: areaStrip.visible ? areaStrip.height + Theme.spacing : 0
    /// Greatest height of a card. It is less for large text, with which the bar is high.
    readonly property real highest: (root.board.height - root.board.topMargin) * Math.min(0.6, 0.75 / Math.sqrt(Theme.scale))
    readonly property real room: root.width - Theme.spacing * 4

    /// A card has come or gone.
    signal changed(shown: bool)

    objectName: "boardCards"

    function reveal(): void {
        revealing.reveal();
    }

    CardReveal {
        id: revealing

        controller: root.controller
        board: root.board
        hints: root.hints
        analysis: root.analysis
        foot: root.foot
        confirmBar: confirmBar
        hintCard: hintCard
        analysisCard: analysisCard
        finalCard: finalCard
    }
    Timer {
        id: refitting

        // When the free height is known.
        interval: 0
        onTriggered: root.board.refit()
    }
    ConfirmBar {
        id: confirmBar

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.foot + Theme.spacing * 2
        controller: root.controller
        room: root.room
        onVisibleChanged: root.changed(confirmBar.visible)
    }
    HintCard {
        id: hintCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.foot + Theme.spacing * 2
        hints: root.hints
        highest: root.highest
        room: root.room
        onHeightChanged: revealing.restart()
        onVisibleChanged: {
            if (!hintCard.visible)
                root.board.refit();
            root.changed(hintCard.visible);
        }
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

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.foot + Theme.spacing * 2
        analysis: root.analysis
        highest: root.highest
        room: root.room
        onHeightChanged: revealing.restart()
        onVisibleChanged: revealing.restart()
    }
    WhyCard {
        id: whyCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.foot + Theme.spacing * 2 + (hintCard.visible ? hintCard.height + Theme.spacing : 0)
        reasons: root.reasons
        highest: root.highest
        room: root.room
        onVisibleChanged: root.changed(whyCard.visible)
    }
    FinalCard {
        id: finalCard

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.foot + Theme.spacing * 2
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
    AreaStrip {
        id: areaStrip

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        controller: root.controller
        room: root.room
        onHeightChanged: refitting.restart()
        onVisibleChanged: refitting.restart()
    }
    Binding {
        target: root.board
        property: "areas"
        value: areaStrip
    }
    DiscardCard {
        id: discardCard

        x: Math.round((root.width - width) / 2)
        // The board is visible above it.
        y: Math.round(root.height - root.foot - height - Theme.spacing * 3)
        discards: root.controller.discards
        room: Qt.size(root.width - Theme.spacing * 4, root.height - root.foot - root.board.topMargin - Theme.spacing * 4)
        onVisibleChanged: {
            refitting.restart();
            root.changed(visible);
        }
    }
}
