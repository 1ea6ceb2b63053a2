// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu of a tile in the sandbox.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Menu {
    id: root

    required property SandboxController sandbox

    /// Opens the menu at that point of the item. `byKeys`: the first entry is current.
    function show(item: Item, at: point, byKeys: bool): void {
        root.popup(item, at.x, at.y);
        if (byKeys)
            root.currentIndex = 0;
    }

    objectName: "tileMenu"

    Repeater {
        model: root.sandbox.actions

        MenuItem {
            required property int index
            required property string label
            required keys

            // An "&" in a name must not make the next letter a mnemonic.
            text: label.replace(/&/g, "&&")
            onTriggered: root.sandbox.doAction(index)
        }
    }
}
