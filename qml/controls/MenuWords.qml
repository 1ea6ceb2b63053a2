// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of a menu entry, with its key at the far end.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property string label
    required property string keys

    implicitWidth: words.implicitWidth + (root.keys.length > 0 ? keyWords.implicitWidth + Theme.spacing * 4 : 0)
    implicitHeight: words.implicitHeight

    MnemonicWords {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        label: root.label
    }
    Words {
        id: keyWords

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.NoWrap
        text: root.keys
        color: Theme.dim
        font.pixelSize: Theme.smallSize
    }
}
