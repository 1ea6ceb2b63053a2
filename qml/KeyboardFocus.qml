// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows the focus ring while the keyboard is used. Pages and dialogs set the focus without a reason when they open,
// and without this type their controls would show no ring.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

Item {
    id: root

    required property T.ApplicationWindow of
    // Because of this binding, LastInput exists and records the keys from the start of the program on.
    readonly property bool byKeys: LastInput.byKeys

    function show(control: T.Control): void {
        if (control !== null && root.byKeys && !control.visualFocus && control.focusReason !== Qt.MouseFocusReason)
            control.focusReason = Qt.TabFocusReason;
    }

    Connections {
        function onActiveFocusItemChanged(): void { root.show(root.of.activeFocusItem as T.Control); }
        target: root.of
    }
}
