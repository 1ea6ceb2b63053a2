// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page history: "back" returns from every visited page and never runs in circles.
import QtQuick
import QtTest
import Vozka

TestCase {
    id: root

    name: "PageHistory"

    function init(): void {
        history.go(table);
    }
    function test_back_returnsToPreviousPage(): void {
        history.visit(list);
        history.visit(lesson);
        compare(history.current, lesson);
        history.back();
        compare(history.current, list);
        history.back();
        compare(history.current, table);
    }
    function test_back_skipsRepeatedPages(): void {
        history.visit(list);
        history.visit(sandbox);
        history.visit(list);
        compare(history.current, list);
        history.back();
        compare(history.current, table);
        history.visit(list);
        history.visit(list);
        history.back();
        compare(history.current, table);
    }
    function test_go_removesHistory(): void {
        history.visit(list);
        history.go(table);
        history.back();
        compare(history.current, start);
    }

    PageHistory {
        id: history

        home: start
    }
    Item { id: start }
    Item { id: table }
    Item { id: list }
    Item { id: lesson }
    Item { id: sandbox }
}
