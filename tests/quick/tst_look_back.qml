// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Looking back through a game at the table, and going to places of the log, by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka.Models

Table {
    id: root

    name: "LookBack"

    function test_barSteps(): void {
        controller.lookBack(999);
        const last = controller.review.turns;
        verify(item("reviewBar").visible);
        verify(!item("reviewForward").enabled);
        tap(item("reviewBack"));
        compare(controller.review.turn, last - 1);
        tap(item("reviewFirst"));
        compare(tiles(), 1);
        compare(item("reviewTurn").text, "Before the first turn");
        verify(!item("reviewBack").enabled);
        tap(item("reviewForward"));
        compare(tiles(), 2);
        compare(item("reviewTurn").text, "Turn 1 of " + last);
        tap(item("reviewLast"));
        compare(tiles(), whole);
    }
    function test_sliderGoesToATurn(): void {
        controller.lookBack(0);
        const slider = item("reviewSlider");
        mouseClick(slider, slider.width / 2, slider.height / 2);
        fuzzyCompare(controller.review.turn, controller.review.turns / 2, 1);
        keyClick(Qt.Key_Left);
        const turn = controller.review.turn;
        keyClick(Qt.Key_Right);
        compare(controller.review.turn, turn + 1);
    }
    function test_keysStepWhereverTheFocusIs(): void {
        controller.lookBack(10);
        board.forceActiveFocus();
        keyClick(Qt.Key_Left, Qt.AltModifier);
        compare(controller.review.turn, 9);
        keyClick(Qt.Key_Right, Qt.AltModifier);
        keyClick(Qt.Key_Right, Qt.AltModifier);
        compare(controller.review.turn, 11);
        keyClick(Qt.Key_Home, Qt.AltModifier);
        compare(controller.review.turn, 0);
        keyClick(Qt.Key_End, Qt.AltModifier);
        compare(controller.review.turn, controller.review.turns);
    }
    function test_leaving_data(): var {
        return [{ tag: "button" }, { tag: "escape" }];
    }
    function test_leaving(row: var): void {
        controller.lookBack(10);
        left.clear();
        if (row.tag === "button")
            tap(item("reviewLeave"));
        else
            keyClick(Qt.Key_Escape);
        compare(left.count, 1);
        controller.review.leave();
        verify(!item("reviewBar").visible);
        compare(tiles(), whole);
    }
    function test_nothingIsOfferedMeanwhile(): void {
        controller.lookBack(10);
        verify(!item("result").visible);
        verify(!item("handTile").visible);
        compare(findCell(() => true), null);
        clickAt(Qt.point(200, 500));
        mouseDoubleClickSequence(page, 300, 500);
        keyClick(Qt.Key_Return);
        keyClick("n");
        compare(controller.review.turn, 10);
        compare(tiles(), 11);
    }
    /// The line of the log, brought into sight.
    function line(row: int): Item {
        const log = item("log");
        log.following = false;
        log.positionViewAtIndex(row, ListView.Center);
        drawn(page);
        return item("logLine:" + row);
    }
    function test_clickOnALineOfTheLogBringsItsPlaceIntoSight(): void {
        for (const row of [2, 40]) {
            const line = root.line(row);
            verify(line.hasPlace);
            board.camera.pan(9000, 9000);
            mouseClick(line, line.width / 2, line.height - 6);
            verify(controller.spotlight.active);
            verify(controller.spotlight.held);
            const cells = controller.spotlight.cells;
            const middle = Qt.point(board.camera.x + (cells.x + cells.width / 2) * board.camera.cell,
                                    board.camera.y + (cells.y + cells.height / 2) * board.camera.cell);
            verify(board.contains(middle));
            verify(middle.y > board.topMargin);
        }
    }
    function test_pointingAtALineLightsItsPlaceUp(): void {
        const x = board.camera.x;
        const line = root.line(3);
        mouseMove(line, line.width / 2, line.height - 6);
        tryVerify(() => controller.spotlight.active);
        verify(!controller.spotlight.held);
        compare(board.camera.x, x);
        mouseMove(page, 200, 400);
        tryVerify(() => !controller.spotlight.active);
    }
    function test_logByKeyboard(): void {
        const log = item("log");
        log.forceActiveFocus(Qt.TabFocusReason);
        compare(log.currentIndex, log.count - 1);
        keyClick(Qt.Key_Home);
        compare(log.currentIndex, 0);
        keyClick(Qt.Key_Down);
        compare(log.currentIndex, 1);
        verify(item("logLine:1").current);
        keyClick(Qt.Key_Return);
        verify(controller.spotlight.held);
        verify(item("logLine:1").Accessible.name.length > 0);
        keyClick(Qt.Key_End);
        compare(log.currentIndex, log.count - 1);
        keyClick(Qt.Key_Space);
        verify(!controller.spotlight.active, "the result has no place");
    }

    property int whole: 0

    function init(): void {
        verify(controller.open(Qt.resolvedUrl("../games/random-2.vozka")));
        whole = tiles();
        page.forceActiveFocus();
        board.camera.animated = false;
        mouseMove(page, 300, 300);
        settle();
    }

    SignalSpy {
        id: left

        target: root.page
        signalName: "reviewLeft"
    }
}
