// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on a line that opens: a sign that it does, its words, and a remark at the far end.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property bool open
    required property string text
    required property string remark

    implicitHeight: Math.max(words.height, note.height)

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(16 * Theme.scale)
        name: root.open ? "up" : "down"
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
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width / 2)
        text: root.remark
        font.bold: true
        font.pixelSize: Theme.smallSize
    }
}
