// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scrolls a view so that what has the keyboard's focus is in sight.
import QtQuick
import QtQuick.Window

Item {
    id: root

    required property Flickable view

    function reveal(item: Item): void {
        let above = item;
        while (above && above !== root.view.contentItem)
            above = above.parent;
        if (!above)
            return;
        const room = 24;
        const top = item.mapToItem(root.view.contentItem, 0, 0).y - room;
        const bottom = top + item.height + 2 * room;
        const lowest = Math.max(0, root.view.contentHeight - root.view.height);
        if (top < root.view.contentY)
            root.view.contentY = Math.max(0, top);
        else if (bottom > root.view.contentY + root.view.height)
            root.view.contentY = Math.min(lowest, bottom - root.view.height);
    }

    Connections {
        function onActiveFocusItemChanged(): void { root.reveal(root.Window.activeFocusItem); }
        target: root.Window.window
    }
}
