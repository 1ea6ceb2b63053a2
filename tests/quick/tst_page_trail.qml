// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page history: "back" returns from every visited page and never runs in circles.
import QtQuick
import QtTest
import Vozka

TestCase {
    id: root

    name: "PageTrail"

    function init(): void {
        trail.go(table);
    }
    function test_back_returnsToPreviousPage(): void {
        trail.visit(list);
        trail.visit(lesson);
        compare(trail.current, lesson);
        trail.back();
        compare(trail.current, list);
        trail.back();
        compare(trail.current, table);
    }
    function test_back_skipsRepeatedPages(): void {
        trail.visit(list);
        trail.visit(sandbox);
        trail.visit(list);
        compare(trail.current, list);
        trail.back();
        compare(trail.current, table);
        trail.visit(list);
        trail.visit(list);
        trail.back();
        compare(trail.current, table);
    }
    function test_go_removesHistory(): void {
        trail.visit(list);
        trail.go(table);
        trail.back();
        compare(trail.current, start);
    }

    PageTrail {
        id: trail

        home: start
    }
    Item { id: start }
    Item { id: table }
    Item { id: list }
    Item { id: lesson }
    Item { id: sandbox }
}
