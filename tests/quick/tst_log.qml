// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The game log: its lines, and opening the places of its entries by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka.Models

Table {
    id: root

    name: "Log"

    function test_lines_areCreatedOnlyWhenVisible(): void {
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
    /// The heights of lines differ and are known only after the lines are created.
    function test_end_isVisible(): void {
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
    function test_line_click_scrollsBoardToPlace(): void {
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
    function test_line_hover_highlightsPlace(): void {
        const x = board.camera.x;
        const line = root.logLine(3);
        mouseMove(line, line.width / 2, line.height - 6);
        tryVerify(() => controller.spotlight.active);
        verify(!controller.spotlight.held);
        compare(board.camera.x, x);
        mouseMove(page, 200, 400);
        tryVerify(() => !controller.spotlight.active);
    }
    function test_placeOutOfView_hasArrows(): void {
        const shown = () => ["hiddenAbove", "hiddenRight", "hiddenBelow", "hiddenLeft"].filter(name => item(name).visible);
        const line = root.logLine(3);
        mouseMove(line, line.width / 2, line.height - 6);
        tryVerify(() => controller.spotlight.active);
        compare(shown(), []);
        board.camera.pan(9000, 0);
        compare(shown(), ["hiddenRight"]);
        board.camera.pan(-18000, 0);
        compare(shown(), ["hiddenLeft"]);
        board.fitAll();
        compare(shown(), []);
        mouseMove(page, 200, 400);
        tryVerify(() => !controller.spotlight.active);
    }
    function onScreen(row: int): bool {
        const log = item("log");
        const line = log.itemAtIndex(row);
        return line !== null && line.y >= log.contentY - 1 && line.y + line.height <= log.contentY + log.height + 1;
    }
    function shownLines(): var {
        const children = item("log").contentItem.children;
        const lines = [];
        for (let i = 0; i < children.length; ++i)
            if (children[i].visible && children[i].objectName.startsWith("logLine:"))
                lines.push(children[i]);
        return lines;
    }
    /// Returns the names of two overlapping lines; empty if none.
    function overlapping(): string {
        const lines = shownLines();
        lines.sort((one, other) => one.y - other.y);
        for (let i = 1; i < lines.length; ++i)
            if (lines[i].y < lines[i - 1].y + lines[i - 1].height - 1)
                return lines[i - 1].objectName + " and " + lines[i].objectName;
        return "";
    }
    function test_chosenLine_isVisible(): void {
        const log = item("log");
        log.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => onScreen(log.count - 1));
        for (const [key, row] of [[Qt.Key_Home, 0], [Qt.Key_Down, 1], [Qt.Key_End, log.count - 1], [Qt.Key_Up, log.count - 2]]) {
            keyClick(key);
            compare(log.chosenRow, row);
            tryVerify(() => onScreen(row));
            // Later layout does not move it away.
            drawn(page);
            verify(onScreen(row));
            compare(overlapping(), "");
        }
        keyClick(Qt.Key_Home);
        board.forceActiveFocus();
        verify(!log.activeFocus);
        log.contentY += 4000;
        log.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => onScreen(0));
    }
    function test_newGame_removesOldLines(): void {
        const log = item("log");
        const line = root.logLine(log.count - 4);
        mouseClick(line, line.width / 2, line.height - 6);
        verify(controller.files.open(Qt.resolvedUrl("two_players.vozka")));
        settle();
        drawn(page);
        verify(log.count < 100);
        for (const each of shownLines())
            verify(log.itemAtIndex(Number(each.objectName.slice(8))) === each, each.objectName);
        compare(overlapping(), "");
    }
    function test_log_byKeyboard(): void {
        const log = item("log");
        log.forceActiveFocus(Qt.TabFocusReason);
        compare(log.chosenRow, log.count - 1);
        keyClick(Qt.Key_Home);
        compare(log.chosenRow, 0);
        keyClick(Qt.Key_Down);
        compare(log.chosenRow, 1);
        verify(item("logLine:1").current);
        keyClick(Qt.Key_Return);
        verify(controller.spotlight.held);
        verify(item("logLine:1").Accessible.name.length > 0);
        keyClick(Qt.Key_End);
        compare(log.chosenRow, log.count - 1);
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
