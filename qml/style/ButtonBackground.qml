// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Background of a button, which shows its state, and its focus ring.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

Rectangle {
    id: root

    required property T.AbstractButton control
    /// True if the button is the chosen one of several.
    property bool chosen: false
    /// Colour while the button is not hovered or pressed.
    property color base: "transparent"
    property int ringDistance: 4

    radius: Theme.radius
    color: root.control.down ? Theme.pressed : root.chosen ? Theme.chosen : root.control.hovered ? Theme.cardHover : root.base
    border.width: root.chosen ? 2 : 1
    border.color: root.chosen ? Theme.text : root.control.hovered ? Theme.dim : Theme.line

    FocusRing {
        anchors.margins: -root.ringDistance
        radius: root.radius + root.ringDistance
        shown: root.control.visualFocus
    }
}
