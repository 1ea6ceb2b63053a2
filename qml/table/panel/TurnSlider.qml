// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A slider over the turns of a game.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Slider {
    id: root

    required property string label

    implicitHeight: Math.round(28 * Theme.scale)
    implicitWidth: 200
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    focusPolicy: Qt.StrongFocus
    Accessible.name: root.label

    background: Rectangle {
        x: root.leftPadding
        y: Math.round((root.height - height) / 2)
        width: root.availableWidth
        height: Math.round(6 * Theme.scale)
        radius: height / 2
        color: Theme.line

        Rectangle {
            width: root.handle.x - root.leftPadding + root.handle.width / 2
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
    handle: Rectangle {
        x: root.leftPadding + Math.round(root.visualPosition * (root.availableWidth - width))
        y: Math.round((root.height - height) / 2)
        width: Math.round(20 * Theme.scale)
        height: width
        radius: width / 2
        color: root.pressed || root.hovered ? Theme.cardHover : Theme.card
        border.width: 2
        border.color: Theme.accent

        FocusRing {
            anchors.margins: -3
            radius: width / 2
            shown: root.visualFocus
        }
    }
}
