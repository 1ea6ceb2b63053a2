// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text of a menu entry, with the shortcut at the right and an explanation below. Long texts are elided in the middle,
// because file names differ at the end.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string label
    required property string keys
    required property string explanation
    readonly property real keyRoom: root.keys.length > 0 ? keyWords.implicitWidth + Theme.spacing * 4 : 0

    implicitWidth: Math.max(Math.ceil(words.implicitWidth + root.keyRoom),
                            about.visible ? Math.ceil(natural.advanceWidth) + 2 : 0)
    implicitHeight: words.implicitHeight + (about.visible ? about.implicitHeight + 1 : 0)

    // Width of the text in one line. The label cannot be measured, as its width depends on this.
    TextMetrics {
        id: natural

        font: about.font
        text: root.explanation
    }
    MnemonicLabel {
        id: words

        // Vertically centred if no explanation is shown.
        y: about.visible ? 0 : Math.round((root.height - height) / 2)
        width: Math.min(Math.ceil(implicitWidth), root.width - root.keyRoom)
        elide: Text.ElideMiddle
        label: root.label
    }
    Caption {
        id: keyWords

        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        wrapMode: Text.NoWrap
        text: KeyNames.shown(root.keys)
    }
    Caption {
        id: about

        y: words.implicitHeight + 1
        width: parent.width
        visible: root.explanation.length > 0
        text: root.explanation
    }
}
