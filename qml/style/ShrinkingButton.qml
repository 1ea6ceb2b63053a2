// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that shows only its icon if its label does not fit. The tool tip shows the label then.
import QtQuick

Button {
    id: root

    required property string label
    /// True if only the icon is shown.
    property bool brief: false
    /// Text of the tool tip about the effect of the button, empty if the label is enough.
    property string about: ""
    readonly property real labelledWidth: measure.implicitWidth + leftPadding + rightPadding

    text: root.brief ? "" : root.label
    tip: !root.brief ? root.about : root.about.length > 0 ? root.label + "\n" + root.about : root.label
    Accessible.name: root.label
    Accessible.description: root.about

    // Hidden by `opacity`: with `visible: false`, the width would not include the icon.
    IconLabel {
        id: measure

        opacity: 0
        symbol: root.icon.name
        text: root.label
        colour: root.ink
        font: root.font
    }
}
