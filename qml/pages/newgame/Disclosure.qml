// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button that shows or hides what is below it. At its right is a remark for the closed state.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    property string remark: ""

    implicitHeight: Math.max(words.height, note.height) + topPadding + bottomPadding
    checkable: true
    Accessible.description: remark

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: root.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(16 * Theme.scale)
        name: root.checked ? "up" : "down"
        colour: Theme.dim
    }
    Label {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: note.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
    }
    Label {
        id: note

        anchors.right: parent.right
        anchors.rightMargin: root.rightPadding
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.availableWidth / 2)
        text: root.remark
        font.bold: true
        font.pixelSize: Theme.smallSize
    }
}
