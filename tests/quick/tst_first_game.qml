// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The first game after a story: it offers hints in its first turns, and is played to the end by mouse.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Table {
    id: root

    readonly property ComputerPlayers computers: root.page.computers
    readonly property Hints hints: root.page.hints
    readonly property int longEnough: 120000
    /// Random seed, so that every run has the same tiles.
    property int seed: 1

    name: "FirstGame"

    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.language = "en";
        AppSettings.computerPace = AppSettings.AtOnceComputer;
        AppSettings.markFits = AppSettings.markOtherTurns = AppSettings.markFeatures = true;
        root.computers.iterations = 20;
        root.hints.iterations = 40;
        AppSettings.removeStoryPlace("learn-game");
        verify(openStory.open("learn-game"));
        while (!openStory.step.ended) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        verify(openStory.playOn(controller, root.seed));
        page.forceActiveFocus();
        awaitOwnTurn();
    }
    function cleanup(): void {
        controller.close();
        AppSettings.computerPace = AppSettings.NormalComputer;
    }
    function awaitOwnTurn(): void {
        tryVerify(() => controller.over || root.computers.seat < 0 && controller.prompt.kind !== Prompt.None, root.longEnough);
        settle();
    }

    function test_hints_areOfferedInFirstTurns(): void {
        verify(root.hints.active);
        verify(item("hintCard").visible);
        verify(!item("hintOffer").visible);
        tryCompare(root.hints, "thinking", false, root.longEnough);
        drawn(page);
        // The hinted moves are to the right of the card.
        const extent = root.hints.extent;
        verify(extent.height > 0);
        const west = board.camera.x + extent.x * board.camera.cell;
        verify(west >= item("hintCard").x + item("hintCard").width, `${west}`);
        const south = board.camera.y + (extent.y + extent.height) * board.camera.cell;
        verify(south <= board.height, `${south}`);
        // While the board is small, the whole board is visible.
        verify(board.camera.y + board.tiles.extent.y * board.camera.cell >= board.topMargin);
        // The card does not cover the reason of a refusal.
        drag(item("handTile"), Qt.point(40, board.topMargin + 20));
        tryCompare(item("refusal"), "shown", true);
        const banner = item("refusal");
        verify(banner.x >= item("boardCards").mapToItem(page, item("hintCard").x + item("hintCard").width, 0).x);
        tap(item("closeHint"));
        verify(item("hintOffer").visible);
        tap(item("askHint"));
        verify(root.hints.active);
        tryCompare(root.hints, "thinking", false, root.longEnough);
        page.forceActiveFocus();
        keyClick("h");
        verify(!root.hints.active);
        verify(item("hintOffer").visible);
        // The offer does not cover the cells around the board.
        settle();
        const cells = board.tiles.extent;
        verify(board.camera.y + (cells.y + cells.height + 1) * board.camera.cell <= board.height - item("hintOffer").height);
    }
    function test_game_isPlayedToEndByMouse(): void {
        let turns = 0;
        while (!controller.over && ++turns < 30) {
            if (root.hints.active)
                root.hints.hide();
            drawn(page);
            if (controller.discards.active) {
                controller.discards.dismiss();
            } else if (controller.prompt.kind === Prompt.Place) {
                placeByClicks();
            } else if (controller.prompt.kind === Prompt.Deploy) {
                tap(item("noFigure"));
            }
            awaitOwnTurn();
        }
        while (controller.finalCount.active)
            controller.finalCount.next();
        verify(controller.over);
        verify(root.tiles() >= 22);
        verify(!item("hintOffer").visible);
    }

    OpenStory {
        id: openStory
    }
}
