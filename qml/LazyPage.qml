// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Item that creates its page when the page is first shown: creating all pages at the start would take too long. Not a
// Loader: in Qt 6.4 it cannot create components of a file with bound components.
import QtQuick
import Vozka.Style

FocusScope {
    id: root

    default required property Component page
    required property bool current
    property Item item: null

    /// Returns the page. Creates it if it does not exist.
    function load(): Item {
        if (root.item === null) {
            root.item = root.page.createObject(root) as Item;
            root.item.anchors.fill = root;
            root.item.focus = true;
        }
        return root.item;
    }

    function show(): void {
        if (root.current)
            root.load();
    }

    anchors.fill: parent
    // 0 until the page exists, so that the page receives the change of `visible` to true.
    opacity: root.current && root.item !== null ? 1 : 0
    visible: opacity > 0
    Component.onCompleted: root.show()
    onCurrentChanged: root.show()

    // The first page appears without fading, because the window is not visible yet.
    Behavior on opacity {
        enabled: root.Window.window !== null && root.Window.window.visible
        Fade {}
    }
}
