// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scrolls a view to the item that has received the focus by the keyboard. A clicked item stays under the pointer.
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window

Item {
    id: root

    required property Flickable view
    /// Height in pixels that stays visible above and below the item.
    property real margin: 24
    readonly property Item focused: root.Window.activeFocusItem

    function reveal(item: Item): void {
        if (!item || root.view.contentHeight <= root.view.height || !root.holds(item))
            return;
        const top = item.mapToItem(root.view.contentItem, 0, 0).y - root.margin;
        const bottom = top + item.height + root.margin * 2;
        if (top < root.view.contentY)
            root.moveTo(top);
        else if (bottom > root.view.contentY + root.view.height)
            root.moveTo(Math.min(top, bottom - root.view.height));
    }
    function moveTo(y: real): void {
        root.view.contentY = Math.max(0, Math.min(root.view.contentHeight - root.view.height, y));
    }
    function holds(item: Item): bool {
        let at = item;
        while (at && at !== root.view.contentItem)
            at = at.parent;
        return at !== null;
    }

    function wasClicked(control: T.Control): bool {
        return control !== null && control.focusReason === Qt.MouseFocusReason;
    }
    function follow(): void {
        if (!root.wasClicked(root.focused as T.Control))
            root.reveal(root.focused);
    }

    onFocusedChanged: root.follow()
}
