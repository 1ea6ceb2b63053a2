// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The place of a sheet that is made when it is first asked for, for the reason that LatePage has. Once made it stays.
import QtQuick
import Vozka.Style

Item {
    id: root

    default required property Component sheet
    /// The sheet, null until it is made.
    property Dialog item: null
    readonly property bool seen: root.item !== null && root.item.visible

    /// The sheet, made now if it was not yet.
    function made(): Dialog {
        if (root.item === null)
            root.item = root.sheet.createObject(root) as Dialog;
        return root.item;
    }
    function open(): void {
        root.made().open();
    }
    function close(): void {
        if (root.item !== null)
            root.item.close();
    }
}
