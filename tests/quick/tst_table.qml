// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing at the table with the mouse.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Table"

    function test_tileIsDraggedToACell(): void {
        const cell = fittingCell();
        drag(item("handTile"), middle(cell));
        tryCompare(controller, "step", GameController.Deploy);
        compare(tiles(), 2);
    }
    function test_tileSnapsWhileItHangsOverACell(): void {
        const start = middle(item("handTile"));
        const there = middle(fittingCell());
        mousePress(page, start.x, start.y);
        moveTo(start, there);
        verify(controller.preview.active);
        verify(!item("tileGhost").visible);
        mouseMove(page, 40, 700);
        verify(!controller.preview.active);
        verify(item("tileGhost").visible);
        mouseRelease(page, 40, 700);
        tryCompare(item("tileGhost"), "visible", false);
    }
    function test_wheelTurnsTheHangingTile(): void {
        const start = middle(item("handTile"));
        mousePress(page, start.x, start.y);
        moveTo(start, Qt.point(60, 650));
        const size = board.camera.cell;
        mouseWheel(page, 60, 650, 0, -120);
        compare(controller.handTurns, 1);
        keyClick("r");
        compare(controller.handTurns, 2);
        compare(board.camera.cell, size);
        mouseRelease(page, 60, 650);
    }
    function test_rightClickTurnsTheHangingTile_data(): var {
        return [{ tag: "beside the tiles" }, { tag: "over an open cell" }, { tag: "over the panel" }];
    }
    function test_rightClickTurnsTheHangingTile(row: var): void {
        const start = middle(item("handTile"));
        const at = row.tag === "over an open cell" ? middle(fittingCell())
                 : row.tag === "over the panel" ? Qt.point(page.width - 40, page.height - 40) : Qt.point(60, 650);
        mousePress(page, start.x, start.y);
        moveTo(start, at);
        const turns = controller.handTurns;
        mousePress(page, at.x, at.y, Qt.RightButton);
        const over = controller.preview.active;
        // Where it snaps, it goes on to the next turn that fits.
        over ? verify(controller.preview.ways === 1 || controller.handTurns !== turns)
             : compare(controller.handTurns, (turns + 1) % 4);
        mouseRelease(page, at.x, at.y, Qt.RightButton);
        compare(controller.preview.active, over);
        verify(over || item("tileGhost").visible, "it still hangs");
        compare(controller.step, GameController.Place);
        mouseClick(page, at.x, at.y, Qt.RightButton);
        if (!over)
            compare(controller.handTurns, (turns + 2) % 4);
        mouseMove(page, at.x + 3, at.y);
        mouseRelease(page, at.x + 3, at.y);
        tryVerify(() => tiles() === (over ? 2 : 1));
    }
    function test_tileHeldOverAWrongPlaceSaysWhy(): void {
        const cell = findCell(marker => !marker.fits);
        const start = middle(item("handTile"));
        const there = middle(cell);
        mousePress(page, start.x, start.y);
        moveTo(start, there);
        const reason = item("heldReason");
        tryCompare(reason, "visible", true);
        compare(reason.sentence, controller.tileVerdict(cell.cellX, cell.cellY).sentence);
        tryVerify(() => item("edgeFlash").opacity > 0);
        // Another turn, another side.
        for (let i = 0; i < 4 && reason.sentence.length > 0; ++i) {
            keyClick("r");
            compare(reason.sentence, controller.tileVerdict(cell.cellX, cell.cellY).sentence);
        }
        const fits = middle(fittingCell());
        moveTo(there, fits);
        compare(reason.visible, false);
        mouseMove(page, page.width - 40, page.height - 40);
        compare(reason.visible, false);
        mouseRelease(page, page.width - 40, page.height - 40);
    }
    function test_refusalHidesNoCellWhereTheTileFits(): void {
        // The board is moved so that a cell lies where the sentence would.
        const cell = fittingCell();
        const banner = item("refusal");
        board.camera.pan(board.width / 2 - middle(cell).x, board.height - 60 - middle(cell).y);
        drawn(page);
        drag(item("handTile"), Qt.point(30, 300));
        tryCompare(banner, "shown", true);
        drawn(page);
        for (let y = -6; y <= 6; ++y) {
            for (let x = -6; x <= 6; ++x) {
                const marker = item("cell:" + x + "," + y);
                if (!marker || !marker.fits)
                    continue;
                const at = marker.mapToItem(page, 0, 0);
                const apart = at.x >= banner.x + banner.width || at.x + marker.width <= banner.x
                            || at.y >= banner.y + banner.height || at.y + marker.height <= banner.y;
                verify(apart, marker.objectName);
            }
        }
        verify(banner.x >= board.x && banner.x + banner.width <= board.x + board.width);
        verify(banner.y >= board.topMargin && banner.y + banner.height <= board.y + board.height);
    }
    function test_refusedTileGlidesBackAndSaysWhy(): void {
        AppSettings.animation = AppSettings.NormalAnimation;
        const before = tiles();
        drag(item("handTile"), Qt.point(60, 650));
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").sentence.length > 0);
        verify(item("tileGhost").visible);
        tryCompare(item("tileGhost"), "visible", false);
        compare(tiles(), before);
        compare(controller.step, GameController.Place);
    }
    function test_sideThatDoesNotMatchFlashes(): void {
        const cell = findCell(marker => !marker.fits);
        verify(cell);
        drag(item("handTile"), middle(cell));
        tryVerify(() => item("edgeFlash").opacity > 0);
        compare(item("edgeFlash").cellX, cell.cellX);
        compare(tiles(), 1);
    }
    function test_tileIsPlacedByClicks(): void {
        const cell = fittingCell();
        clickAt(middle(cell));
        compare(controller.preview.cellX, cell.cellX);
        compare(controller.preview.cellY, cell.cellY);
        compare(tiles(), 1);
        tap(item("confirmPreview"));
        tryVerify(() => tiles() === 2);
    }
    function test_secondClickTurnsThePreview(): void {
        const cell = fittingCell();
        clickAt(middle(cell));
        const turns = controller.preview.turns;
        wait(600);
        clickAt(middle(cell));
        compare(controller.preview.turns !== turns, controller.preview.ways > 1);
        compare(tiles(), 1);
    }
    function test_doubleClickPlaces(): void {
        const at = middle(fittingCell());
        mouseDoubleClickSequence(page, at.x, at.y);
        tryCompare(controller, "step", GameController.Deploy);
    }
    function test_figureIsDraggedToAFeature(): void {
        placeByClicks();
        settle();
        drag(item("handFigure"), middle(findHandle()));
        tryCompare(controller, "playerName", "Bedřich");
        compare(figures(), 1);
    }
    function test_refusedFigureSaysWhy(): void {
        placeByClicks();
        settle();
        drag(item("handFigure"), Qt.point(60, 650));
        tryCompare(item("refusal"), "shown", true);
        compare(figures(), 0);
        compare(controller.step, GameController.Deploy);
        tryCompare(item("figureGhost"), "visible", false);
    }
    function test_figureIsSetByClick(): void {
        placeByClicks();
        settle();
        clickAt(middle(findHandle()));
        tryVerify(() => figures() === 1);
    }
    function test_noFigure(): void {
        placeByClicks();
        tap(item("noFigure"));
        tryCompare(controller, "playerName", "Bedřich");
        compare(figures(), 0);
    }
    function test_undoAndRedo(): void {
        placeByClicks();
        tap(item("noFigure"));
        tap(item("undo"));
        compare(controller.step, GameController.Deploy);
        tap(item("undo"));
        compare(tiles(), 1);
        verify(!item("undo").enabled);
        tap(item("redo"));
        tap(item("redo"));
        tryCompare(controller, "playerName", "Bedřich");
    }
    function test_savedGameIsOpenedAgain(): void {
        const file = TestFolder.file("table.vozka");
        placeByClicks();
        tap(item("noFigure"));
        verify(controller.save(file));
        controller.close();
        compare(tiles(), 0);
        verify(controller.open(file));
        compare(tiles(), 2);
        compare(controller.playerName, "Bedřich");
    }
    function test_boardIsMovedAndZoomed(): void {
        const camera = board.camera;
        const x = camera.x;
        mouseDrag(page, 100, 600, 120, -40, Qt.LeftButton, Qt.NoModifier, 10);
        compare(camera.x, x + 120);
        const size = camera.cell;
        const held = camera.boardPoint(Qt.point(300, 300));
        mouseWheel(page, 300, 300, 0, 240);
        tryVerify(() => camera.cell > size * 1.3);
        fuzzyCompare(camera.boardPoint(Qt.point(300, 300)).x, held.x, 0.02);
        tap(item("fit"));
        tryVerify(() => camera.cell < size * 1.3);
    }
    function test_wholeGameByMouse(): void {
        for (let turn = 0; turn < 80 && !controller.over; ++turn) {
            settle();
            placeByClicks();
            const handle = turn % 3 === 0 ? findHandle() : null;
            if (controller.step === GameController.Deploy)
                handle ? clickAt(middle(handle)) : tap(item("noFigure"));
            tryVerify(() => controller.step !== GameController.Deploy);
            controller.discards.dismiss();
        }
        verify(controller.over);
        compare(tiles() + controller.tilesLeft, 72);
    }
}
