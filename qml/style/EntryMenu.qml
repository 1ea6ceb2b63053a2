// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu whose entries are described by objects.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Menu {
    id: root

    /// Objects with `name` (the object name), `offered`, `text`, `keys` and the function `press`.
    required property var entries

    Repeater {
        // Number of entries, not the list, so that a change of a text does not create the entries again.
        model: root.entries.length

        MenuItem {
            required property int index
            readonly property var entry: root.entries[index]

            objectName: entry.name
            offered: entry.offered
            text: entry.text
            keys: entry.keys
            onTriggered: entry.press()
        }
    }
}
