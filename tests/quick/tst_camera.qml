// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The camera of the table shows decisions and moves, and does not move under the pointer.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style
import Vozka.Tests

Table {
    id: root

    readonly property TableCamera camera: board.camera

    name: "Camera"

    /// Opens a game with many tiles in a small window.
    function init(): void {
        AppSettings.language = "en";
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.viewReturns = true;
        root.width = 900;
        root.height = 560;
        verify(controller.files.open(Qt.resolvedUrl("tower_build.vozka")));
        page.forceActiveFocus();
        toPlace();
        verify(camera.near);
    }
    function cleanup(): void {
        controller.close();
        root.width = 1280;
        root.height = 760;
    }
    /// Waits until nothing is left to show.
    function rest(): void {
        tryVerify(() => !board.cameraController.pending && !LastInput.clicking);
        drawn(page);
    }
    function view(): string {
        return [camera.x, camera.y, camera.cell].join();
    }
    /// Undoes decisions until a tile is in hand that fits two cells next to each other.
    function toPlace(): void {
        while (controller.decisions > 128)
            controller.undo();
        compare(controller.prompt.kind, Prompt.Place);
        board.cameraController.checkView();
        rest();
    }
    function choosable(): var {
        return finder.having(page, "isOtherAction").filter(each => each.visible && each.fits);
    }
    function verifyInView(x: real, y: real): void {
        const at = board.pointOf(x, y);
        verify(at.x >= 8 && at.x + camera.cell <= board.width - 8 && at.y >= board.topMargin + 8
               && at.y + camera.cell <= board.height - board.bottomMargin - 8, `${x},${y}: ${at} ${camera.cell}`);
    }

    Finder {
        id: finder
    }
    SignalSpy {
        id: pulses

        signalName: "smallCellsShown"
    }

    function test_decision_isShownNear(): void {
        const cells = choosable();
        verify(cells.length > 0);
        for (const each of cells)
            verifyInView(each.choice.cellX, each.choice.cellY);
        verify(camera.cell >= 64);
        // The whole board stays when the tile is turned.
        page.view.fitAll();
        verify(camera.cell < 64);
        const whole = view();
        controller.turnHand(1);
        rest();
        compare(view(), whole);
        // Only the places for figures are in view, not those for pieces of towers.
        controller.choose(0);
        compare(controller.prompt.kind, Prompt.Deploy);
        tryVerify(() => view() !== whole);
        rest();
        verify(camera.cell >= 64);
        const markers = finder.having(page, "isDot").filter(each => each.visible && !each.refused);
        const figures = markers.filter(each => each.choice.kind === Choice.PlaceFigure);
        verify(figures.length > 0);
        for (const each of figures)
            verifyInView(each.choice.cellX, each.choice.cellY);
        const button = item("choicesOutside");
        tryVerify(() => button.visible);
        verifyLastTileIsFree(button);
        verify(button.count > 0 && button.count <= markers.length - figures.length, button.count);
        mouseClick(button);
        tryVerify(() => camera.cell < 64);
        rest();
        verify(!button.visible);
        for (const each of markers)
            verifyInView(each.choice.cellX, each.choice.cellY);
    }
    /// Verifies that the button does not cover the last tile.
    function verifyLastTileIsFree(button: Item): void {
        const last = controller.board.lastCell;
        const tile = board.pointOf(last.x, last.y);
        verify(button.x >= tile.x + camera.cell || button.x + button.width <= tile.x || button.y >= tile.y + camera.cell
               || button.y + button.height <= tile.y, `${tile} ${button.x},${button.y}`);
    }
    function test_choicesOutside_coverNotLastTile(): void {
        controller.choose(0);
        rest();
        const button = item("choicesOutside");
        for (const [x, y] of [[0.5, 1], [0.1, 1], [0.9, 1], [0.5, 0.2]]) {
            const last = controller.board.lastCell;
            const tile = board.pointOf(last.x + 0.5, last.y + 0.5);
            camera.pan(x * board.width - tile.x, board.topMargin + y * (board.height - board.topMargin - board.bottomMargin) - 30 - tile.y);
            tryVerify(() => button.visible);
            verifyLastTileIsFree(button);
        }
    }
    /// Opens a game with a tile in hand that fits cells everywhere.
    function toMap(): void {
        verify(controller.files.open(Qt.resolvedUrl("last_chance.vozka")));
        controller.undo();
        compare(controller.prompt.kind, Prompt.Place);
        page.view.fitAll();
        rest();
        verify(camera.near && camera.cell < 64);
    }
    function test_figure_isPlacedAtLargerSize(): void {
        toMap();
        for (let row = 0; controller.prompt.kind !== Prompt.Deploy && row < controller.choices.rowCount(); ++row) {
            controller.choose(row);
            if (controller.prompt.kind !== Prompt.Deploy)
                controller.undo();
        }
        compare(controller.prompt.kind, Prompt.Deploy);
        tryVerify(() => camera.cell >= 110);
        const last = controller.board.lastCell;
        verifyInView(last.x, last.y);
    }
    function test_lens_enlargesHoveredAndTriedCell(): void {
        toMap();
        const lens = item("tileLens");
        const marker = choosable()[0];
        const at = middle(marker);
        verify(!lens.visible);
        mouseMove(page, at.x - 1, at.y);
        mouseMove(page, at.x, at.y);
        tryVerify(() => lens.visible);
        compare(lens.middle, Qt.point(marker.choice.cellX, marker.choice.cellY));
        compare(lens.turns, marker.choice.turns);
        drawn(page);
        // The frame of the tile is visible in the middle of the lens.
        const edge = lens.mapToItem(page, lens.width / 2, lens.height / 2 - lens.cell / 2);
        verify(Qt.colorEqual(grabImage(page).pixel(Math.round(edge.x), Math.round(edge.y)), Theme.fits));
        const isClear = () => {
            const from = lens.mapToItem(page, 0, 0);
            return from.x >= 0 && from.x + lens.width <= board.width && from.y >= board.topMargin && from.y + lens.height <= board.height
                && (from.x >= at.x || from.x + lens.width <= at.x || from.y >= at.y || from.y + lens.height <= at.y);
        };
        verify(isClear());
        mouseClick(page, at.x, at.y);
        tryVerify(() => controller.preview.active && lens.visible);
        verify(isClear());
        compare(lens.turns, controller.preview.turns);
        // A click on the enlarged tile acts as a click on the tile.
        findChild(page, "boardTaps").doubleClickTime = 0;
        const turns = controller.preview.turns;
        const tile = lens.mapToItem(page, lens.width / 2, lens.height / 2);
        mouseClick(page, tile.x, tile.y);
        compare(controller.preview.turns !== turns, controller.preview.ways > 1);
        controller.preview.clear();
        mouseMove(page, 5, page.height - 5);
        tryVerify(() => !lens.visible);
    }
    function test_lens_isHiddenOnLargeCells(): void {
        const marker = choosable()[0];
        const at = middle(marker);
        mouseMove(page, at.x, at.y);
        tryVerify(() => item("ghostTile").visible);
        verify(!item("tileLens").wanted);
        mouseMove(page, 5, page.height - 5);
    }
    function test_smallCells_pulseOnceForEachTile(): void {
        pulses.target = board.cameraController;
        toMap();
        pulses.clear();
        controller.undo();
        while (controller.prompt.kind !== Prompt.Place)
            controller.undo();
        rest();
        compare(pulses.count, 1);
        controller.turnHand(1);
        rest();
        compare(pulses.count, 1);
    }
    function test_camera_neverMovesDuringClick(): void {
        page.view.fitAll();
        const whole = view();
        mousePress(page, 5, page.height - 5);
        controller.choose(0);
        compare(controller.prompt.kind, Prompt.Deploy);
        drawn(page);
        compare(view(), whole);
        mouseRelease(page, 5, page.height - 5);
        drawn(page);
        compare(view(), whole);
        tryVerify(() => view() !== whole);
    }
    function test_camera_neverMovesUnderTriedTile(): void {
        page.view.fitAll();
        const cell = choosable()[0].choice;
        verify(controller.preview.put(cell.cellX, cell.cellY));
        const whole = view();
        board.cameraController.checkView();
        drawn(page);
        compare(view(), whole);
        controller.preview.clear();
        tryVerify(() => view() !== whole);
    }
    function test_movedBoard_returnsInNextTurn_data(): var {
        return [{ tag: "returns", returns: true }, { tag: "stays", returns: false }];
    }
    function test_movedBoard_returnsInNextTurn(row: var): void {
        AppSettings.viewReturns = row.returns;
        camera.pan(3000, 3000);
        verify(!camera.following);
        const moved = view();
        controller.choose(0);
        rest();
        compare(view(), moved);
        let steps = 0;
        while (controller.prompt.kind !== Prompt.Place && ++steps < 9)
            controller.choose(controller.prompt.passRow >= 0 ? controller.prompt.passRow : 0);
        compare(controller.prompt.kind, Prompt.Place);
        rest();
        compare(camera.following, row.returns);
        if (row.returns)
            choosable().forEach(each => verifyInView(each.choice.cellX, each.choice.cellY));
        else
            compare(view(), moved);
    }
    function test_backspace_returnsToViewBeforeZoom(): void {
        const near = view();
        mouseWheel(board, 300, 300, 0, 240);
        mouseWheel(board, 300, 300, 0, 240);
        verify(view() !== near);
        verify(!camera.following);
        keyClick(Qt.Key_Backspace);
        compare(view(), near);
        verify(camera.following);
    }
    function test_backspace_returnsToViewBefore(): void {
        const near = view();
        page.view.fitAll();
        const whole = view();
        verify(whole !== near);
        keyClick(Qt.Key_Backspace);
        compare(view(), near);
        keyClick(Qt.Key_Backspace);
        compare(view(), whole);
        mouseClick(board, 30, board.height - 30, Qt.BackButton);
        compare(view(), near);
    }
    function test_arrow_leadsToMoveOutOfView(): void {
        camera.pan(3000, 3000);
        controller.choose(0);
        rest();
        const last = controller.board.lastCell;
        const arrow = item("rimArrow");
        verify(arrow.visible);
        verify(arrow.tile.source.length > 0);
        tap(arrow);
        verifyInView(last.x, last.y);
        verify(!arrow.visible);
        verify(!camera.following);
    }
    function test_arrow_leadsBackFromPlaceOfLogLine(): void {
        const last = controller.board.lastCell;
        const extent = controller.board.extent;
        let far = -1;
        let most = 0;
        for (let x = extent.left; x < extent.right; ++x) {
            for (let y = extent.top; y < extent.bottom; ++y) {
                const away = Math.abs(x - last.x) + Math.abs(y - last.y);
                if (controller.log.rowOfTile(x, y) >= 0 && away > most) {
                    most = away;
                    far = controller.log.rowOfTile(x, y);
                }
            }
        }
        camera.zoom(Qt.point(450, 280), 3);
        camera.goTo(last.x + 0.5, last.y + 0.5);
        verify(!item("rimArrow").visible);
        controller.showLogPlace(far);
        rest();
        tryVerify(() => item("rimArrow").visible);
        tap(item("rimArrow"));
        verifyInView(last.x, last.y);
        verify(!item("rimArrow").visible);
    }
    function test_decision_isShownAgainAfterCard(): void {
        const near = view();
        board.cameraController.reading = true;
        camera.reveal(Qt.rect(-3, -4, 1, 1), 0);
        drawn(page);
        verify(view() !== near);
        board.cameraController.reading = false;
        rest();
        choosable().forEach(each => verifyInView(each.choice.cellX, each.choice.cellY));
        board.cameraController.reading = Qt.binding(() => item("boardCards").reading);
    }
    function test_review_keepsWholeBoardOnRequest(): void {
        const turn = controller.turnNumber;
        controller.review.goTo(turn - 1);
        rest();
        controller.review.goTo(turn - 2);
        tryVerify(() => camera.cell >= 64);
        keyClick(Qt.Key_0);
        tryVerify(() => camera.cell < 64);
        const whole = camera.cell;
        controller.review.goTo(turn - 3);
        rest();
        verify(camera.near);
        compare(camera.cell, whole);
    }
    function test_press_stopsMovement(): void {
        page.view.fitAll();
        const whole = camera.cell;
        AppSettings.animation = AppSettings.SlowAnimation;
        controller.choose(0);
        tryVerify(() => camera.cell > whole && camera.size < camera.goalSize);
        mousePress(page, 5, page.height - 5);
        const stopped = view();
        compare(camera.size, camera.goalSize);
        drawn(page);
        compare(view(), stopped);
        mouseRelease(page, 5, page.height - 5);
        tryVerify(() => camera.cell >= 64);
    }
    function test_jump_isMarkedWithoutAnimation(): void {
        page.view.fitAll();
        controller.choose(0);
        const ring = item("jumpRing");
        tryVerify(() => ring.visible);
        const last = controller.board.lastCell;
        tryCompare(ring.parent, "cells", Qt.rect(last.x, last.y, 1, 1));
        tryVerify(() => !ring.visible);
    }
}
