// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An overlay as something that is switched on and off: its name with a mnemonic, its icon, its key.
import QtQuick.Templates as T

T.Action {
    id: root

    /// Its key, as it is called and as it is pressed.
    required property string key
    /// What it shows, in a sentence.
    required property string explanation
    /// This game has something to say there.
    property bool offered: true
    readonly property string name: root.text.replace(/&(.)/g, "$1")

    checkable: true
}
