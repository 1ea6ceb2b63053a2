// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Switch with its text next to it. A change takes effect immediately.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Switch {
    id: root

    property string explanation: ""
    readonly property int trackHeight: Math.round(24 * Theme.scale)

    implicitWidth: root.trackHeight * 1.8 + root.spacing + implicitContentWidth
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    spacing: Theme.spacing * 1.5
    font.pixelSize: Theme.textSize
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: root.explanation

    indicator: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: root.trackHeight * 1.8
        height: root.trackHeight
        radius: height / 2
        color: root.checked ? Theme.text : root.hovered ? Theme.cardHover : Theme.background
        border.width: root.checked ? 0 : Math.max(1, Math.round(1.5 * Theme.scale))
        border.color: Theme.dim

        Rectangle {
            x: root.visualPosition * (parent.width - width - (parent.height - height)) + (parent.height - height) / 2
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(root.trackHeight * (root.down ? 0.78 : 0.66))
            height: width
            radius: width / 2
            color: root.checked ? Theme.card : Theme.dim

            Behavior on x {
                enabled: !root.down
                NumberAnimation { duration: 120 * Theme.pace; easing.type: Easing.OutQuad }
            }
        }
        FocusRing {
            radius: parent.radius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Label {
        leftPadding: root.trackHeight * 1.8 + root.spacing
        text: root.text
        verticalAlignment: Text.AlignVCenter
    }
}
