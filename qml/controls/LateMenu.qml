// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A menu whose entries are made when it is first opened: before, nobody sees them, and their keys are their actions'.
import QtQuick
import QtQuick.Templates as T

DropMenu {
    id: root

    default required property Component entries
    property MenuEntries made: null

    /// Makes the entries now if they are not there yet.
    function make(): void {
        if (root.made !== null)
            return;
        root.made = root.entries.createObject(root) as MenuEntries;
        for (let i = 0; i < root.made.list.length; ++i) {
            const entry = root.made.list[i];
            if (entry instanceof T.Menu)
                root.addMenu(entry as T.Menu);
            else
                root.addItem(entry as Item);
        }
    }

    onAboutToShow: root.make()
}
