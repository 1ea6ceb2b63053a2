// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of a finished game shows who scored a feature: by pointer, tap or arrow keys.
import QtQuick
import QtTest
import Vozka.Models

Table {
    id: root

    readonly property Item hoverCard: findChild(page, "hoverCard")

    name: "Scored"

    /// Returns a point in the upper middle of the cell, on the page.
    function placeOf(cell: point): point {
        const at = board.pointOf(cell.x + 0.5, cell.y + 0.12);
        return board.mapToItem(page, at.x, at.y);
    }
    function init(): void {
        AppSettings.language = "en";
        AppSettings.animation = AppSettings.NoAnimation;
        verify(controller.files.open(Qt.resolvedUrl("../games/random-2.vozka")));
        verify(controller.over);
        page.forceActiveFocus();
        settle();
        mouseMove(page, 4, 4);
    }
    function test_hover_showsScore(): void {
        verify(!hoverCard.visible);
        const at = placeOf(Qt.point(0, 0));
        mouseMove(page, at.x - 3, at.y);
        mouseMove(page, at.x, at.y);
        tryCompare(hoverCard, "visible", true);
        verify(/Turn \d+|Final scoring|Nobody scored/.test(controller.overlays.hoveredText), controller.overlays.hoveredText);
        mouseMove(page, 4, 4);
        tryCompare(hoverCard, "visible", false);
    }
    function test_runningGame_showsNoScore(): void {
        controller.undo();
        verify(!controller.over);
        const at = placeOf(Qt.point(0, 0));
        mouseMove(page, at.x - 3, at.y);
        mouseMove(page, at.x, at.y);
        drawn(page);
        verify(!hoverCard.visible);
    }
    function test_tap_showsScore(): void {
        const at = placeOf(Qt.point(0, 0));
        const touch = touchEvent(page);
        touch.press(0, page, at.x, at.y).commit();
        touch.release(0, page, at.x, at.y).commit();
        tryCompare(hoverCard, "visible", true);
    }
    function test_arrows_moveBetweenScores(): void {
        board.forceActiveFocus();
        const seen = [];
        for (let i = 0; i < 4; ++i) {
            keyClick(Qt.Key_Right);
            tryCompare(hoverCard, "visible", true);
            seen.push(controller.overlays.hoveredTitle + controller.overlays.hoveredText);
        }
        verify(new Set(seen).size > 1, seen.join());
        keyClick(Qt.Key_Left);
        compare(controller.overlays.hoveredTitle + controller.overlays.hoveredText, seen[2]);
        const x = board.camera.x;
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        verify(board.camera.x !== x, "Shift+arrow moves the board");
    }
    function test_arrows_showNoScoreInReview(): void {
        controller.startReview(5);
        board.forceActiveFocus();
        keyClick(Qt.Key_Right);
        verify(!hoverCard.visible);
    }
    function test_risingPoints_doNotCoverScoredPlace_data(): var {
        return [{ tag: "small cells", cell: 27 }, { tag: "large cells", cell: 112 }];
    }
    function test_risingPoints_doNotCoverScoredPlace(row: var): void {
        board.camera.zoom(Qt.point(board.width / 2, board.height / 2), row.cell / board.camera.size);
        compare(board.camera.cell, row.cell);
        AppSettings.animation = AppSettings.NormalAnimation;
        controller.events.scored(0.5, 0.5, 3, "red");
        const layer = findChild(page, "risingPoints");
        const points = layer.children[layer.children.length - 1];
        const disc = points.children[0];
        verify(points.y + disc.y + disc.height < 0.5 * row.cell, points.y + disc.y + disc.height);
        AppSettings.animation = AppSettings.NoAnimation;
    }
}
