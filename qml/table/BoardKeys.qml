// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shortcuts of a page with a board, and their descriptions for the list of keys. An entry is an object with `words`,
// the description, and `keys`, the names of its keys. If it has `sequences`, these shortcuts call its function `press`.
// If it has `pressDigit`, the keys 1 to 9 call it with 0 to 8. Other keys are handled by the item with the focus.
// `command` is the name of a command of the menus with the same effect.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Vozka.Models

Item {
    id: root

    required property BothEditions view
    property var active: []
    readonly property var shortcuts: root.shortcutsOf(root.active)
    readonly property var ofView: [
        { words: qsTr("Zoom in"), keys: ["+"], sequences: ["+", "="], command: "zoomIn", press: () => root.view.zoomIn() },
        { words: qsTr("Zoom out"), keys: ["−"], sequences: ["-"], command: "zoomOut", press: () => root.view.zoomOut() },
        { words: qsTr("Show the whole board"), keys: ["0"], sequences: ["0"], command: "fit",
          press: () => root.view.fitAll() }
    ]
    readonly property var ofOverlays: [
        root.overlay("O", qsTr("Range: where a figure may move"), Overlays.Range),
        root.overlay("C", qsTr("Compare the editions"), Overlays.Compare),
        root.overlay("P", qsTr("Owners: who has the majority"), Overlays.Owners),
        root.overlay("F", qsTr("Fields and what they would score"), Overlays.Fields),
        root.overlay("D", qsTr("Dead spaces"), Overlays.Dead),
        root.overlay("T", qsTr("Tiles left in the bag"), Overlays.Tiles)
    ]

    signal overlayToggled(kind: int)

    function overlay(key: string, words: string, kind: int): var {
        return { words: words, keys: [key], sequences: [key], press: () => root.overlayToggled(kind) };
    }

    function shortcutsOf(entries: var): var {
        const shortcuts = [];
        for (const entry of entries) {
            if (entry.sequences !== undefined)
                shortcuts.push(entry);
            for (let i = 0; i < 9 && entry.pressDigit !== undefined; ++i)
                shortcuts.push({ sequences: [String(i + 1)], press: () => entry.pressDigit(i) });
        }
        return shortcuts;
    }

    Instantiator {
        // Number of shortcuts, not the list: a change of the language changes the entries, but not their keys.
        model: root.shortcuts.length
        delegate: Shortcut {
            required property int index

            enabled: root.enabled
            sequences: root.shortcuts[index].sequences
            onActivated: root.shortcuts[index].press()
        }
    }
}
