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
    /// Keeps this item at its place on the screen during the next frames, while the content above changes its height.
    function hold(item: Item): void {
        held.item = item;
        held.y = item.mapToItem(root, 0, 0).y;
        held.pictures = 0;
    }
    function keepHeld(): void {
        root.moveTo(root.contentY + (held.item ? held.item.mapToItem(root, 0, 0).y - held.y : 0));
    }

    contentWidth: width
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    // The height may have changed after `hold`, for example with the text size.
    onContentHeightChanged: root.keepHeld()
    T.ScrollBar.vertical: ScrollBar {}
    Keys.onPressed: event => {
        const way = { [Qt.Key_PageUp]: -0.9 * height, [Qt.Key_PageDown]: 0.9 * height,
                      [Qt.Key_Home]: -contentHeight, [Qt.Key_End]: contentHeight,
                      [Qt.Key_Up]: -Theme.controlHeight, [Qt.Key_Down]: Theme.controlHeight }[event.key];
        event.accepted = root.interactive && way !== undefined;
        if (event.accepted)
            root.moveTo(root.contentY + way);
    }

    QtObject {
        id: held

        property Item item: null
        property real y: 0
        property int pictures: 0
    }
    // Ends `hold` after the layout: rows are laid out in the next frame, and their parents in the one after it.
    Connections {
        function onAfterAnimating(): void {
            held.pictures += 1;
            if (held.pictures > 2)
                held.item = null;
        }
        target: held.item ? root.Window.window : null
    }
    Connections {
        function onYChanged(): void {
            root.keepHeld();
        }
        target: held.item
    }
    RevealFocus {
        id: sight

        view: root
        margin: Theme.controlHeight
    }
}
