// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A check box with its text.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.CheckBox {
    id: root

    property string explanation: ""
    readonly property int box: Math.round(20 * Theme.scale)

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    spacing: Theme.spacing * 1.5
    font.pixelSize: Theme.textSize
    Accessible.name: text
    Accessible.description: root.explanation

    indicator: Rectangle {
        x: 2
        anchors.verticalCenter: parent.verticalCenter
        width: root.box
        height: root.box
        radius: 4
        color: root.down ? Theme.pressed : root.hovered ? Theme.cardHover : "transparent"
        border.width: root.checked ? 2 : Math.max(1, Math.round(1.5 * Theme.scale))
        border.color: root.checked ? Theme.text : Theme.dim
        opacity: root.enabled ? 1 : Theme.disabledOpacity

        Icon {
            anchors.centerIn: parent
            visible: root.checked
            name: "check"
            size: root.box - 4
        }
        FocusRing {
            radius: parent.radius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Label {
        leftPadding: root.box + root.spacing
        text: root.text
        font.bold: root.checked
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        verticalAlignment: Text.AlignVCenter
    }
}
