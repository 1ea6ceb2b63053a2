// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu to choose one of several values.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

Menu {
    id: root

    /// Texts of the entries, in which "&" marks the mnemonics.
    required property list<string> choices
    required property int chosen

    signal picked(choice: int)

    T.ActionGroup { id: group }
    Repeater {
        // Number of values, not the list: with the list, choosing a language would remove the entry that is being
        // triggered.
        model: root.choices.length

        MenuItem {
            id: entry

            required property int index

            action: T.Action {
                text: root.choices[entry.index]
                checkable: true
                checked: root.chosen === entry.index
                T.ActionGroup.group: group
                onTriggered: root.picked(entry.index)
            }
        }
    }
}
