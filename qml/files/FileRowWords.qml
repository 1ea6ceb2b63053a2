// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a folder or a file of a list shows: its name, and of a file when it was written, where there is room.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property string text
    required property bool isFolder
    required property string changed
    required property bool lit

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        name: root.isFolder ? "open" : ""
        size: Math.round(18 * Theme.scale)
        colour: root.lit ? Theme.accentText : Theme.dim
    }
    Words {
        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: when.visible ? when.left : parent.right
        anchors.rightMargin: when.visible ? Theme.spacing * 2 : 0
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: root.lit ? Theme.accentText : Theme.text
        // The end tells similar names apart.
        elide: Text.ElideMiddle
        maximumLineCount: 1
        wrapMode: Text.NoWrap
    }
    Words {
        id: when

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.isFolder && implicitWidth < parent.width * 0.4
        text: root.changed
        color: root.lit ? Theme.accentText : Theme.dim
        font.pixelSize: Theme.smallSize
        wrapMode: Text.NoWrap
    }
}
