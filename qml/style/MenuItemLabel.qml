// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The text of a menu entry with its shortcut at the right. Long texts are elided in the middle, as names of files
// differ at the end.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string label
    required property string keys
    readonly property real keyRoom: root.keys.length > 0 ? keyWords.implicitWidth + Theme.spacing * 4 : 0

    implicitWidth: Math.ceil(words.implicitWidth + root.keyRoom)
    implicitHeight: words.implicitHeight

    MnemonicLabel {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(implicitWidth), root.width - root.keyRoom)
        elide: Text.ElideMiddle
        label: root.label
    }
    Caption {
        id: keyWords

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.NoWrap
        text: KeyNames.shown(root.keys)
    }
}
