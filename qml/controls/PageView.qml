// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is higher than its room scrolls: by wheel, by the arrows, Page up and Page down, Home and End where nothing else
// wants them, and along with the keyboard's focus.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

Flickable {
    id: root

    function moveTo(y: real): void {
        sight.moveTo(y);
    }
    function reveal(item: Item): void {
        sight.reveal(item);
    }
    /// What has the focus comes into sight, unless it was clicked.
    function follow(): void {
        sight.follow();
    }
    /// This item stays where it is seen, whatever grows above it because of what was just done.
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
    // What grows with the size of text stays in sight.
    onContentHeightChanged: root.keepHeld()
    T.ScrollBar.vertical: SlimScrollBar {}
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
    // Rows are laid out with the next picture, and what holds them with the one after it.
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
