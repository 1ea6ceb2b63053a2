// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows the focus ring while the keyboard is used. Pages and dialogs that open set the focus without a reason, and
// controls would not show the ring.
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
