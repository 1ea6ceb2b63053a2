// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the presets, large: its sign, its name, and a sentence.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.RadioButton {
    id: root

    required property string symbol
    required property string about
    signal picked

    function take(): void {
        root.forceActiveFocus(Qt.TabFocusReason);
        root.picked();
    }

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing * 1.5
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: about
    onClicked: root.picked()

    contentItem: ChoiceWords {
        symbol: root.symbol
        text: root.text
        about: root.about
        chosen: root.checked
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered && !root.checked ? Theme.cardHover : Theme.background
        border.width: root.checked ? 2 : 1
        border.color: root.checked ? Theme.text : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
