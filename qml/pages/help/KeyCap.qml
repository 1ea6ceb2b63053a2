// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The name of a key, drawn like one.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property string text

    implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.spacing * 1.5)
    implicitHeight: words.implicitHeight + Theme.spacing * 0.75
    radius: Theme.radius / 2
    color: Theme.background
    border.width: 1
    border.color: Theme.line

    Label {
        id: words

        anchors.centerIn: parent
        font.pixelSize: Theme.smallSize
        font.bold: true
        wrapMode: Text.NoWrap
        text: root.text
    }
}
