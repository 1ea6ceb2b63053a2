// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Item that creates its dialog when the dialog is first requested. Not a Loader for the same reason as LazyPage.
import QtQuick
import Vozka.Style

Item {
    id: root

    default required property Component sheet
    property Dialog item: null
    readonly property bool shown: root.item !== null && root.item.visible

    /// Returns the dialog. Creates it if it does not exist.
    function load(): Dialog {
        if (root.item === null)
            root.item = root.sheet.createObject(root) as Dialog;
        return root.item;
    }
    function open(): void {
        root.load().open();
    }
    function close(): void {
        if (root.item !== null)
            root.item.close();
    }
}
