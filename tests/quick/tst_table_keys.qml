// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing at the table with the keyboard alone.
import QtQuick
import QtTest
import Vozka.Models

Table {
    id: root

    name: "TableKeys"

    function test_tileAndFigure(): void {
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        verify(controller.preview.active);
        keyClick("r");
        keyClick(Qt.Key_Return);
        tryCompare(controller, "step", GameController.Deploy);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(controller, "playerName", "Bedřich");
        compare(figures(), 1);
    }
    function test_noFigure_data(): var {
        return [{ tag: "n", key: Qt.Key_N }, { tag: "space", key: Qt.Key_Space }];
    }
    function test_noFigure(row: var): void {
        placeByClicks();
        keyClick(row.key);
        tryCompare(controller, "playerName", "Bedřich");
        compare(figures(), 0);
    }
    function test_escapeTakesThePreviewAway(): void {
        clickAt(middle(fittingCell()));
        verify(controller.preview.active);
        keyClick(Qt.Key_Escape);
        verify(!controller.preview.active);
    }
    function test_zoomAndPan(): void {
        const size = board.camera.cell;
        keyClick("+");
        tryVerify(() => board.camera.cell > size);
        keyClick("0");
        tryCompare(board.camera, "cell", size);
        const x = board.camera.x;
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare(board.camera.x, x + 80);
    }
    function test_everyChoiceHasAName(): void {
        const cell = fittingCell();
        verify(cell.Accessible.name.length > 0);
        compare(cell.Accessible.role, Accessible.Button);
        placeByClicks();
        const handle = findHandle();
        verify(handle.Accessible.name.length > 0);
        for (const name of ["undo", "redo", "noFigure", "fit"])
            verify(item(name).Accessible.name.length > 0, name);
    }
}
