// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Place of a page that is created when it is first shown: creating all pages would double the start time. Not a Loader:
// in Qt 6.4 its content cannot use the ids around it.
import QtQuick
import Vozka.Style

FocusScope {
    id: root

    default required property Component page
    required property bool current
    /// Null until it is created.
    property Item item: null

    /// Creates the page if it does not exist yet.
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
    // 0 until the page exists, so that it gets the change to visible.
    opacity: root.current && root.item !== null ? 1 : 0
    visible: opacity > 0
    Component.onCompleted: root.show()
    onCurrentChanged: root.show()

    // Not when the window opens.
    Behavior on opacity {
        enabled: root.Window.window !== null && root.Window.window.visible
        Fade {}
    }
}
