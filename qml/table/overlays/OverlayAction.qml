// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Action that switches an overlay on and off.
import QtQuick.Templates as T

T.Action {
    id: root

    required property string key
    required property string explanation
    /// True if the overlay is useful in this game.
    property bool offered: true
    readonly property string name: root.text.replace(/&(.)/g, "$1")

    checkable: true
}
