// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The current page, and the pages that were visited before it, for the back command.
import QtQuick

QtObject {
    id: root

    /// Target of the back command if no page was visited.
    required property Item home
    property Item current: root.home
    /// Visited pages, oldest first. No page is listed twice, so that going back always ends.
    property var visited: []

    /// Shows the page and clears the list of visited pages.
    function go(page: Item): void {
        root.visited = [];
        root.current = page;
    }
    /// Shows the page; the back command then returns to the current page. If the page is in `visited`, it and the pages
    /// after it are removed from the list instead.
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
