// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Place of a dialog that is created when it is first requested, for the reason that LazyPage gives.
import QtQuick
import Vozka.Style

Item {
    id: root

    default required property Component sheet
    /// Null until it is created.
    property Dialog item: null
    readonly property bool shown: root.item !== null && root.item.visible

    /// Creates the dialog if it does not exist yet.
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
