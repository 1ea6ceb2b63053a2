// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line to type in.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.TextField {
    id: root

    required property string label

    implicitWidth: 200 * Theme.scale
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing * 1.25
    rightPadding: Theme.spacing * 1.25
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.textSize
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    placeholderTextColor: Theme.dim
    selectByMouse: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: label

    background: Rectangle {
        radius: Theme.radius
        color: Theme.background
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.focus : root.hovered ? Theme.dim : Theme.line
    }
}
