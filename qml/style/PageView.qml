// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// View that scrolls content that is too high: by the wheel, by keys that no item handles (arrows, Page up and down,
// Home, End), and to the item with the keyboard focus.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

Flickable {
    id: root

    /// Height in pixels that stays visible above and below the item with the focus.
    property alias focusMargin: sight.margin

    function moveTo(y: real): void {
        sight.moveTo(y);
    }
    function reveal(item: Item): void {
        sight.reveal(item);
    }
    /// Scrolls to the item with the focus unless it was clicked.
    function follow(): void {
        sight.follow();
    }

    contentWidth: width
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollBar {}
    Keys.onPressed: event => {
        const by = { [Qt.Key_PageUp]: -0.9 * height, [Qt.Key_PageDown]: 0.9 * height,
                      [Qt.Key_Home]: -contentHeight, [Qt.Key_End]: contentHeight,
                      [Qt.Key_Up]: -Theme.controlHeight, [Qt.Key_Down]: Theme.controlHeight }[event.key];
        event.accepted = root.interactive && by !== undefined;
        if (event.accepted)
            root.moveTo(root.contentY + by);
    }

    RevealFocus {
        id: sight

        view: root
        margin: Theme.controlHeight
    }
}
