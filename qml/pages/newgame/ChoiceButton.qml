// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Radio button with a description.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.RadioButton {
    id: root

    property string symbol: ""
    required property string about

    /// Focuses the button and emits `clicked`.
    function choose(): void {
        root.forceActiveFocus(Qt.TabFocusReason);
        root.clicked();
    }

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing
    Accessible.name: text
    Accessible.description: about

    contentItem: ChoiceContent {
        symbol: root.symbol
        text: root.text
        about: root.about
        chosen: root.checked
    }
    background: ButtonBackground {
        control: root
        base: Theme.background
        chosen: root.checked
    }
}
