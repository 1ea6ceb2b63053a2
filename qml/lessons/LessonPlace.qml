// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// On which tile of the scored feature the figure stood: each can be chosen, here or with a click on the board.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OpenLesson openLesson

    implicitHeight: Math.max(words.implicitHeight, before.height)

    Words {
        id: words

        anchors.left: parent.left
        anchors.right: before.left
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.smallSize + 1
        text: root.openLesson.placeTitle
    }
    IconButton {
        id: before

        objectName: "previousPlace"
        anchors.right: after.left
        anchors.verticalCenter: parent.verticalCenter
        symbol: "previous"
        text: qsTr("The tile before")
        explanation: qsTr("The tiles have these numbers on the board. You may also click one of them.")
        enabled: root.openLesson.place > 0
        onClicked: root.openLesson.standNext(-1)
    }
    IconButton {
        id: after

        objectName: "nextPlace"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        symbol: "next"
        text: qsTr("The next tile")
        explanation: before.explanation
        enabled: root.openLesson.place + 1 < root.openLesson.placeCount
        onClicked: root.openLesson.standNext(1)
    }
}
