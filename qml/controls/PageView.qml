// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is higher than its room scrolls: by wheel, by the arrows and Page up and Page down where nothing else wants
// them, and along with the keyboard's focus.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

Flickable {
    id: root

    readonly property Item focused: root.Window.activeFocusItem
    /// Beside what has the focus, its surroundings are in sight, too.
    readonly property real margin: Theme.controlHeight

    function moveTo(y: real): void {
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, y));
    }
    function holds(item: Item): bool {
        let at = item;
        while (at && at !== root.contentItem)
            at = at.parent;
        return at !== null;
    }
    function reveal(item: Item): void {
        if (!item || root.contentHeight <= root.height || !root.holds(item))
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y;
        if (top - root.margin < root.contentY)
            root.moveTo(top - root.margin);
        else if (top + item.height + root.margin > root.contentY + root.height)
            root.moveTo(Math.min(top - root.margin, top + item.height + root.margin - root.height));
    }

    contentWidth: width
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: root.reveal(root.focused)
    // What grows with the size of text stays in sight.
    onContentHeightChanged: root.moveTo(root.contentY)
    T.ScrollBar.vertical: SlimScrollBar {}
    Keys.onPressed: event => {
        const way = { [Qt.Key_PageUp]: -0.9 * height, [Qt.Key_PageDown]: 0.9 * height,
                      [Qt.Key_Up]: -Theme.controlHeight, [Qt.Key_Down]: Theme.controlHeight }[event.key];
        event.accepted = root.interactive && way !== undefined;
        if (event.accepted)
            root.moveTo(root.contentY + way);
    }
}
