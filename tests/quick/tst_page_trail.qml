// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// From every page that one only visits a way leads back, and no way back goes round in circles.
import QtQuick
import QtTest
import Vozka

TestCase {
    id: root

    name: "PageTrail"

    function init(): void {
        trail.go(table);
    }
    function test_backLeadsToWhereOneWas(): void {
        trail.visit(list);
        trail.visit(lesson);
        compare(trail.current, lesson);
        trail.back();
        compare(trail.current, list);
        trail.back();
        compare(trail.current, table);
    }
    function test_noWayBackGoesRound(): void {
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
    function test_whoGoesForGoodDoesNotComeBack(): void {
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
