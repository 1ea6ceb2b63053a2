// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A kind of tile, and on its corner how many there are of it in the bag or for each player.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property string source
    required property string amount
    required property string label
    /// In which size it is drawn. Not in that of the same tiles on a board beside it, which are smoothed otherwise.
    property int detail: 128

    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.amount

    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        sourceSize.height: root.detail
        mipmap: true
        source: root.source
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 3
        width: words.width + Theme.spacing
        height: words.height + 2
        radius: height / 2
        color: Theme.badge

        Words {
            id: words

            anchors.centerIn: parent
            text: root.amount
            color: Theme.badgeText
            font.bold: true
            font.pixelSize: Theme.smallSize - 1
        }
    }
}
