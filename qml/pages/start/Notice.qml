// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with a message about a problem. It stays until the user closes it.
import QtQuick
import Vozka.Style

Card {
    id: root

    required property string message
    signal dismissed

    implicitHeight: Math.max(words.height, hideButton.height) + Theme.spacing * 2
    border.color: Theme.warn

    Icon {
        id: sign

        x: Theme.spacing * 2
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        colour: Theme.warn
    }
    Label {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing * 1.5
        anchors.right: hideButton.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        text: root.message
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ToolButton {
        id: hideButton

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "close"
        text: qsTr("Hide")
        onClicked: root.dismissed()
    }
}
