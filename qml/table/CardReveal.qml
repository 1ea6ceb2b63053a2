// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves the board so that the cells that a card is about are visible above the card.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property Hints hints
    required property GameAnalysis analysis
    /// Height below the cards that other items cover.
    required property real foot
    required property Item confirmBar
    required property Item hintCard
    required property Item analysisCard
    required property Item finalCard

    function restart(): void {
        later.restart();
    }
    function reveal(): void {
        const held = root.controller.held;
        const preview = root.controller.preview;
        if (root.controller.finalCount.active && root.controller.finalCount.extent.width > 0)
            root.revealAbove(root.controller.finalCount.extent, root.finalCard);
        else if (held.target !== Choice.Tile)
            root.showAbove(Qt.rect(held.cellX, held.cellY, 1, 1), root.confirmBar);
        else if (root.controller.prompt.confirms && preview.active)
            root.showAbove(Qt.rect(preview.cellX, preview.cellY, 1, 1), root.confirmBar);
        else if (root.analysisCard.visible)
            root.revealAbove(root.analysis.extent, root.analysisCard);
        else if (root.hints.active && root.hints.extent.width > 0)
            root.revealAbove(root.hints.extent, root.hintCard);
    }
    /// The board does not become smaller with each choice that waits for a confirmation.
    function showAbove(cells: rect, card: Item): void {
        root.board.camera.show(cells, card.height + root.foot + Theme.spacing * 3);
    }
    function revealAbove(cells: rect, card: Item): void {
        root.board.camera.reveal(cells, card.height + root.foot + Theme.spacing * 3);
    }

    Timer {
        id: later

        // Once the card has the height of what it says.
        interval: 0
        onTriggered: root.reveal()
    }
    Connections {
        function onChanged(): void {
            if (root.hints.active)
                root.restart();
        }
        target: root.hints
    }
    Connections {
        function onMovedOn(): void {
            root.restart();
        }
        target: root.controller.finalCount
    }
    Connections {
        function onChanged(): void {
            if (root.controller.prompt.confirms)
                root.restart();
        }
        target: root.controller
    }
}
