// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button with a text, and an icon before the text if `icon.name` is set. `highlighted`: the main button of a page or
// dialog, for the usual next step. The text wraps if the button is too narrow.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Button {
    id: root

    property string tip: ""
    /// True if the button is pressed permanently, as a switch that is on.
    property bool chosen: false
    readonly property color ink: root.highlighted ? Theme.accentText : Theme.text

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.spacing * 2
    rightPadding: Theme.spacing * 2
    font.pixelSize: Theme.textSize
    font.bold: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.name: text

    contentItem: IconLabel {
        symbol: root.icon.name
        text: root.text
        colour: root.ink
        font: root.font
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.highlighted ? Theme.accent : root.chosen ? Qt.tint(Theme.card, Theme.chosen)
             : root.hovered ? Theme.cardHover : Theme.card
        border.width: root.highlighted ? 0 : root.chosen ? 2 : 1
        border.color: root.chosen ? Theme.text : root.hovered ? Theme.dim : Theme.line

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: Theme.shadow
            opacity: root.down ? 0.25 : root.highlighted && root.hovered ? 0.1 : 0
        }
        FocusRing { shown: root.visualFocus }
    }

    ToolTip {
        visible: (root.hovered || root.visualFocus) && root.tip.length > 0
        text: root.tip
    }
}
