// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a figure counts at the moment: a coat of arms and a number.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property int strength
    required property int cell

    readonly property int letters: Math.max(Math.round(11 * Math.sqrt(Theme.scale)), Math.round(root.cell * 0.11))

    width: shield.width + number.width + Math.round(root.letters * 0.7)
    height: root.letters + 4
    radius: height / 2
    color: Theme.badge
    // On smaller tiles it would hide too much.
    visible: root.strength >= 0 && root.cell >= 64
    objectName: "strength"

    Image {
        id: shield

        x: Math.round(root.letters * 0.3)
        anchors.verticalCenter: parent.verticalCenter
        width: root.letters + 2
        height: root.letters + 2
        sourceSize.width: root.letters + 2
        source: root.visible ? "image://sprite/coat-of-arms" : ""
    }
    Text {
        id: number

        anchors.left: shield.right
        anchors.leftMargin: 1
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: root.letters
        font.bold: true
        color: Theme.badgeText
        textFormat: Text.PlainText
        text: root.strength
        Accessible.ignored: true
    }
}
