// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whoever uses the keyboard sees where it is, also on a page, a sheet or a list that has just opened or closed: these
// give the focus to something without saying that it came by keys, and controls show it only if it did.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

Item {
    id: root

    required property T.ApplicationWindow of
    // Keys are observed from the start of the program on, because of this binding.
    readonly property bool byKeys: LastInput.byKeys

    function show(control: T.Control): void {
        if (control !== null && root.byKeys && !control.visualFocus && control.focusReason !== Qt.MouseFocusReason)
            control.focusReason = Qt.TabFocusReason;
    }

    Connections {
        function onActiveFocusItemChanged(): void {
            root.show(root.of.activeFocusItem as T.Control);
        }
        target: root.of
    }
}
