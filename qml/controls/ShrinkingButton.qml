// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button that shows its symbol alone where its label has no space. A hint shows the label then.
import QtQuick

ActionButton {
    id: root

    required property string label
    /// The label has no space.
    property bool brief: false
    /// What the button does, for the hint; empty if the label says enough.
    property string about: ""
    /// Width with the label.
    readonly property real labelledWidth: measure.implicitWidth + leftPadding + rightPadding

    text: root.brief ? "" : root.label
    Accessible.name: root.label
    Accessible.description: root.about

    // Not `visible: false`, which would leave the icon out of the width.
    IconAndWords {
        id: measure

        opacity: 0
        symbol: root.symbol
        text: root.label
        colour: root.ink
        font: root.font
    }
    Hint {
        visible: (root.hovered || root.visualFocus) && text.length > 0
        text: !root.brief ? root.about : root.about.length > 0 ? root.label + "\n" + root.about : root.label
    }
}
