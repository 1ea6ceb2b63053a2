// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The log beside the table: its lines, and going to the places they tell of, by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka.Models

Table {
    id: root

    name: "Log"

    /// A long game has hundreds of lines: those that nobody sees are not made, wherever the log is moved to.
    function test_onlyTheLinesInSightAreMade(): void {
        const log = item("log");
        verify(log.count > 100);
        for (const place of [ListView.End, ListView.Beginning, ListView.Center]) {
            log.positionViewAtIndex(place === ListView.End ? log.count - 1 : place === ListView.Beginning ? 0 : 50, place);
            settle();
            let height = 0;
            let made = 0;
            for (let row = 0; row < log.count; ++row) {
                const line = log.itemAtIndex(row);
                if (line === null)
                    continue;
                ++made;
                height += line.height;
                verify(line.y + line.height > log.contentY && line.y < log.contentY + log.height, "line " + row);
            }
            verify(made > 3);
            verify(height >= log.height);
        }
    }
    /// Its lines are of different heights, which are known only once they are made.
    function test_itsEndIsInSight(): void {
        const log = item("log");
        const restsAtItsEnd = () => {
            const last = log.itemAtIndex(log.count - 1);
            return last !== null && Math.abs(last.y + last.height - log.contentY - log.height) < 2;
        };
        tryVerify(restsAtItsEnd);
        root.height -= 90;
        tryVerify(restsAtItsEnd);
        root.height += 90;
        tryVerify(restsAtItsEnd);
    }
    function test_clickOnALineOfTheLogBringsItsPlaceIntoSight(): void {
        for (const row of [2, 40]) {
            const line = root.logLine(row);
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
        const line = root.logLine(3);
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

    function init(): void {
        verify(controller.files.open(Qt.resolvedUrl("../games/random-2.vozka")));
        page.forceActiveFocus();
        board.camera.animated = false;
        mouseMove(page, 300, 300);
        settle();
    }
}
