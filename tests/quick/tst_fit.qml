// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// "Show the whole board" shows every cell that can be chosen, between the bar and the card.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Fit"

    function openAt(file: string, width: int, height: int): void {
        root.width = width;
        root.height = height;
        verify(controller.files.open(Qt.resolvedUrl(file)));
        board.camera.animated = false;
        page.forceActiveFocus();
        settle();
    }
    function toPlaceStep(): void {
        while (controller.prompt.kind !== Prompt.Place && controller.canUndo)
            controller.undo();
        compare(controller.prompt.kind, Prompt.Place);
        settle();
    }
    function choosableCells(): var {
        return finder.having(page, "isOtherAction").filter(each => each.visible && each.fits);
    }
    function cleanup(): void {
        controller.close();
        root.width = 1280;
        root.height = 760;
    }

    Finder {
        id: finder
    }

    function test_board_fitsResizedWindow_data(): var {
        return [{ tag: "wider", width: 1280, height: 640 }, { tag: "higher", width: 1024, height: 760 },
                { tag: "both", width: 1280, height: 760 }];
    }
    function test_board_fitsResizedWindow(size: var): void {
        openAt("wagon.vozka", 1024, 640);
        while (board.camera.near)
            controller.undo();
        settle();
        root.width = size.width;
        root.height = size.height;
        drawn(page);
        const followed = board.camera.cell;
        page.view.fitAll();
        compare(followed, board.camera.cell);
    }
    function test_fit_showsEveryChoosableCell_data(): var {
        const rows = [];
        for (const file of ["tower_build.vozka", "portal.vozka", "six_players.vozka"])
            for (const size of [[1024, 640], [1280, 800], [1000, 1200], [1920, 1080]])
                rows.push({ tag: `${file} ${size[0]}x${size[1]}`, file: file, size: size });
        return rows;
    }
    function test_fit_showsEveryChoosableCell(row: var): void {
        openAt(row.file, row.size[0], row.size[1]);
        toPlaceStep();
        const cells = choosableCells();
        verify(cells.length > 0);
        verifyFitShows(cells, () => Qt.point(0, board.height));
        page.hints.iterations = 20;
        page.hints.toggle();
        // The card gets its final height with the moves.
        tryVerify(() => !page.hints.thinking, 120000);
        verify(item("hintCard").visible);
        const card = item("hintCard");
        verify(card.beside === row.size[0] >= 1000);
        verifyFitShows(cells, () => card.beside ? Qt.point(card.x + card.width, board.height) : Qt.point(0, card.y));
        page.hints.hide();
    }
    /// `corner` returns the lower left corner of the free part of the board.
    function verifyFitShows(cells: var, corner: var): void {
        drawn(page);
        page.view.fitAll();
        drawn(page);
        const left = corner().x;
        const bottom = corner().y;
        for (const cell of cells) {
            const at = board.pointOf(cell.choice.cellX, cell.choice.cellY);
            const side = board.camera.cell;
            verify(at.x >= left + 8 && at.x + side <= board.width - 8 && at.y >= board.topMargin + 8 && at.y + side <= bottom - 8,
                   `${cell.objectName}: ${at} ${side}, ${board.topMargin} to ${bottom}`);
        }
    }
}
