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
    property var visited: []

    /// Shows the page without a way back.
    function go(page: Item): void {
        root.visited = [];
        root.current = page;
    }
    /// Shows the page with a way back, or goes back to it if it was visited.
    function visit(page: Item): void {
        if (page === root.current)
            return;
        const at = root.visited.indexOf(page);
        root.visited = at < 0 ? root.visited.concat([root.current]) : root.visited.slice(0, at);
        root.current = page;
    }
    function back(): void {
        const page = root.visited.length > 0 ? root.visited[root.visited.length - 1] : root.home;
        root.visited = root.visited.slice(0, -1);
        root.current = page;
    }
}
