// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Options of a game: the clock, hidden tiles left, and no undo. Also the marks of the last moves.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Table {
    id: root

    name: "GameOptions"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    function visibleItems(name: string): var {
        return finder.having(page, "objectName").filter(each => each.objectName === name && each.visible);
    }

    Finder {
        id: finder
    }
    function test_clock_isHiddenWithoutOption() {
        compare(visibleItems("clock").length, 0);
    }
    function test_clock_isShownOnEachCard() {
        openGame("agreed.vozka");
        const clocks = visibleItems("clock");
        compare(clocks.length, 2);
        compare(clocks[1].text, "10:00");
        verify(clocks[0].font.bold);
        verify(!clocks[1].font.bold);
    }
    function test_clock_key_pausesUntilNextAction() {
        openGame("agreed.vozka");
        verify(!controller.clock.paused);
        keyClick("k");
        verify(controller.clock.paused);
        // The card of the current player shows the pause.
        compare(visibleItems("clockPaused").length, 1);
        placeByClicks();
        verify(!controller.clock.paused);
        compare(visibleItems("clockPaused").length, 0);
    }
    function test_hiddenTilesLeft_showReason() {
        openGame("agreed.vozka");
        for (const key of ["t", "d"]) {
            keyClick(key);
            compare(controller.overlays.kind, Overlays.None);
            tryVerify(() => item("refusal").shown);
            verify(item("refusal").message.startsWith("The tiles left are hidden"));
            keyClick(Qt.Key_Escape);
        }
        compare(visibleItems("tilesLeft").length, 0);
    }
    function test_refusedUndo_showsReason() {
        openGame("agreed.vozka");
        placeByClicks();
        verify(!controller.canUndo);
        controller.undo();
        tryVerify(() => item("refusal").shown);
        verify(item("refusal").message.startsWith("Moves cannot be undone"), item("refusal").message);
    }
    function test_openCell_hasMenuWithoutTilesLeft() {
        openGame("agreed.vozka");
        fittingCell().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_F10, Qt.ShiftModifier);
        const menu = findChild(page, "boardMenu");
        tryCompare(menu, "opened", true);
        const turns = controller.hand.turns;
        menu.itemAt(0).triggered();
        compare(controller.hand.turns, (turns + 1) % 4);
        menu.close();
        tryVerify(() => !menu.visible);
    }
    function test_lastMarks_key_changesThem() {
        AppSettings.lastMarks = AppSettings.LastTiles;
        placeByClicks();
        compare(finder.having(page, "rank").length, 0);
        keyClick("L", Qt.ShiftModifier);
        compare(AppSettings.lastMarks, AppSettings.LastMoves);
        tryVerify(() => finder.having(page, "rank").length > 0);
        keyClick("L", Qt.ShiftModifier);
        compare(AppSettings.lastMarks, AppSettings.NoLastMarks);
        tryVerify(() => finder.having(page, "rank").length === 0);
        keyClick("L", Qt.ShiftModifier);
    }
}
