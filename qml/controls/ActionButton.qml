// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button with words, with an icon before them if it has one. The primary one is what most people want. Where it
// is too narrow for its words, they go on in a second line.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Button {
    id: root

    property bool primary: false
    property string symbol: ""
    readonly property color ink: root.primary ? Theme.accentText : Theme.text

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.spacing * 2
    rightPadding: Theme.spacing * 2
    font.pixelSize: Theme.textSize
    font.bold: true
    opacity: enabled ? 1 : 0.5
    focusPolicy: Qt.StrongFocus
    Accessible.name: text

    contentItem: IconAndWords {
        symbol: root.symbol
        text: root.text
        colour: root.ink
        font: root.font
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.primary ? Theme.accent : root.hovered ? Theme.cardHover : Theme.card
        border.width: root.primary ? 0 : 1
        border.color: root.hovered ? Theme.dim : Theme.line

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: Theme.shadow
            opacity: root.down ? 0.25 : root.primary && root.hovered ? 0.1 : 0
        }
        FocusRing {
            shown: root.visualFocus
        }
    }
}
