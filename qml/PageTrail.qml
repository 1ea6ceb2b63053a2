// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which page is shown, and the way back from pages that one only visits: settings, lessons, the sandbox, the page of
// a new game.
import QtQuick

QtObject {
    id: root

    /// Where one is when there is nowhere to go back to.
    required property Item home
    property Item current: root.home
    /// The pages that one came through, the first one first; none of them twice, so every way back ends.
    property var passed: []

    /// Goes there for good: nothing leads back.
    function go(page: Item): void {
        root.passed = [];
        root.current = page;
    }
    /// Goes there for a while; a page that one came through is gone back to.
    function visit(page: Item): void {
        if (page === root.current)
            return;
        const at = root.passed.indexOf(page);
        root.passed = at < 0 ? root.passed.concat([root.current]) : root.passed.slice(0, at);
        root.current = page;
    }
    /// To where one was before.
    function back(): void {
        const page = root.passed.length > 0 ? root.passed[root.passed.length - 1] : root.home;
        root.passed = root.passed.slice(0, -1);
        root.current = page;
    }
}
