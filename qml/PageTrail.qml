// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The current page, and the way back from pages that are visited: settings, lessons, the sandbox, the page of a new
// game.
import QtQuick

QtObject {
    id: root

    /// Target of the way back without visited pages.
    required property Item home
    property Item current: root.home
    /// Visited pages, oldest first. Each is in it once, so that each way back ends.
    property var passed: []

    /// Shows the page without a way back.
    function go(page: Item): void {
        root.passed = [];
        root.current = page;
    }
    /// Shows the page with a way back, or goes back to it if it was visited.
    function visit(page: Item): void {
        if (page === root.current)
            return;
        const at = root.passed.indexOf(page);
        root.passed = at < 0 ? root.passed.concat([root.current]) : root.passed.slice(0, at);
        root.current = page;
    }
    function back(): void {
        const page = root.passed.length > 0 ? root.passed[root.passed.length - 1] : root.home;
        root.passed = root.passed.slice(0, -1);
        root.current = page;
    }
}
