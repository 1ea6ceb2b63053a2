// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu whose entries are created when it is first opened. The shortcuts work before, because they belong to the
// actions.
import QtQuick
import QtQuick.Templates as T

Menu {
    id: root

    default required property Component entries
    property MenuContents created: null

    /// Creates the entries if they do not exist yet.
    function make(): void {
        if (root.created !== null)
            return;
        root.created = root.entries.createObject(root) as MenuContents;
        for (let i = 0; i < root.created.list.length; ++i) {
            const entry = root.created.list[i];
            if (entry instanceof T.Menu)
                root.addMenu(entry as T.Menu);
            else
                root.addItem(entry as Item);
        }
    }

    onAboutToShow: root.make()
}
