// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The place of a page that is made when it is first shown: to make all pages takes longer than all else that happens
// at the start, and most of them are not looked at. Once made it stays. Not a Loader: that of Qt 6.4 makes nothing that
// knows the ids around it.
import QtQuick
import Vozka.Style

FocusScope {
    id: root

    default required property Component page
    /// It is the page of the window that is shown.
    required property bool current
    /// The page, null until it is made.
    property Item item: null

    /// The page, made now if it was not yet.
    function made(): Item {
        if (root.item === null) {
            root.item = root.page.createObject(root) as Item;
            root.item.anchors.fill = root;
        }
        return root.item;
    }

    function show(): void {
        if (root.current)
            root.made();
    }

    anchors.fill: parent
    // Seen only once it is there, so that what it does when it comes into sight is done the first time, too.
    opacity: root.current && root.item !== null ? 1 : 0
    visible: opacity > 0
    Component.onCompleted: root.show()
    onCurrentChanged: root.show()

    // A page is not seen to come with its window.
    Behavior on opacity {
        enabled: root.Window.window !== null && root.Window.window.visible
        Fade {}
    }
}
