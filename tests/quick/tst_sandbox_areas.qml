// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places off the board in the sandbox: figures enter by click, key and drag, also from the board, and leave by the
// menu.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

PageTest {
    id: root

    function item(name: string): Item {
        return findChild(page, name);
    }
    function content(area: int): string {
        return item("area:" + area).content;
    }
    function middle(of: Item): point {
        return of.mapToItem(page, of.width / 2, of.height / 2);
    }
    function toggleCount(): void {
        const sets = sandboxController.sets;
        for (let row = 0; row < sets.rowCount(); ++row)
            if (sets.data(sets.index(row, 0), Qt.UserRole + 1) === "The Count of Carcassonne")
                verify(sandboxController.toggleSet(row));
        drawn(page);
    }
    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        toggleCount();
        refused.clear();
    }
    function cleanup(): void {
        sandboxController.clearHandAndSelection();
        while (sandboxController.canUndo)
            sandboxController.undo();
    }
    function test_startTilesOfSet_areOnTable(): void {
        compare(sandboxController.table.board.rowCount(), 12);
        verify(!item("emptyTable").visible);
        compare(sandboxController.cells.rowCount(), 0);
        verify(item("areaStrip").visible);
    }
    function test_click_setsFigureInHand(): void {
        tap(item("trayFigure:0"));
        tap(item("area:1"));
        compare(content(1), "Player 1: Meeple");
        compare(sandboxController.figure, -1);
        verify(!sandboxController.hasSelection, "the click does not reach the board");
        compare(refused.count, 0);
    }
    function test_key_setsFigureInHand(): void {
        sandboxController.pickFigure(0);
        item("area:2").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(content(2), "Player 1: Meeple");
    }
    function drag(from: point, to: point): void {
        mousePress(page, from.x, from.y);
        for (let i = 1; i <= 8; ++i)
            mouseMove(page, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5);
        mouseRelease(page, to.x, to.y);
    }
    function test_drag_setsFigure(): void {
        drag(middle(item("trayFigure:0")), middle(item("area:3")));
        compare(content(3), "Player 1: Meeple");
    }
    function test_dragFromBoard_movesFigure(): void {
        const figures = sandboxController.table.figures;
        sandboxController.pickFigure(0);
        verify(sandboxController.setFigureAt(-2, 0, Qt.point(0.1, 0.5)));
        drawn(page);
        compare(figures.rowCount(), 1);
        drag(middle(item("figure:-2,0")), middle(item("area:3")));
        compare(figures.rowCount(), 0);
        compare(content(3), "Player 1: Meeple");
    }
    function test_menu_removesFigure(): void {
        sandboxController.pickFigure(0);
        verify(sandboxController.setFigureInArea(3));
        drawn(page);
        tap(item("area:3"));
        const menu = findChild(page, "tileMenu");
        tryVerify(() => menu.opened);
        compare(menu.count, 2, "the count can come, the figure can leave");
        menu.close();
        tryVerify(() => !menu.visible);
        item("area:3").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => menu.opened);
        compare(menu.currentIndex, 0);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => !menu.visible);
        compare(content(3), "");
    }

    name: "SandboxAreas"
    width: 1280
    height: 760
    when: windowShown
    visible: true

    SandboxController {
        id: sandboxController
    }
    SignalSpy {
        id: refused

        target: sandboxController
        signalName: "refused"
    }
    SandboxPage {
        id: page

        anchors.fill: parent
        sandbox: sandboxController
        files: null
    }
}
