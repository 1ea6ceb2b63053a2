// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button that shows its icon alone where its label has no space. A tool tip shows the label then.
import QtQuick

Button {
    id: root

    required property string label
    /// The label has no space.
    property bool brief: false
    /// What the button does, for the tool tip; empty if the label says enough.
    property string about: ""
    /// Width with the label.
    readonly property real labelledWidth: measure.implicitWidth + leftPadding + rightPadding

    text: root.brief ? "" : root.label
    tip: !root.brief ? root.about : root.about.length > 0 ? root.label + "\n" + root.about : root.label
    Accessible.name: root.label
    Accessible.description: root.about

    // Not `visible: false`: the width would not include the icon.
    IconLabel {
        id: measure

        opacity: 0
        symbol: root.icon.name
        text: root.label
        colour: root.ink
        font: root.font
    }
}
