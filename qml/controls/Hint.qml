// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a thing is called and which key does it, shown when the pointer rests on it.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.ToolTip {
    id: root

    /// Longer ones go on in a second line.
    readonly property real room: Math.min(420 * Theme.scale,
                                          (parent && parent.Window.window ? parent.Window.window.width : 1024)
                                          - leftPadding - rightPadding - margins * 2)

    delay: 500
    margins: Theme.spacing
    padding: Theme.spacing
    leftPadding: Theme.spacing * 1.25
    rightPadding: Theme.spacing * 1.25
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? parent.height + Theme.spacing : 0
    implicitWidth: Math.min(Math.ceil(implicitContentWidth), root.room) + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Words {
        text: root.text
        font.pixelSize: Theme.smallSize
    }
    background: Rectangle {
        color: Theme.card
        radius: Theme.radius / 2
        border.width: 1
        border.color: Theme.line
    }
}
