// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts the figure on another tile of the scored feature, also where no faded figure can be clicked.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OpenLesson openLesson
    /// The button alone, without the text beside it.
    property bool brief: false

    implicitWidth: another.implicitWidth
    implicitHeight: root.brief ? another.height : Math.max(words.implicitHeight, another.height)

    Words {
        id: words

        objectName: "placeHint"
        anchors.left: parent.left
        anchors.right: another.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.brief
        font.pixelSize: Theme.smallSize + 1
        text: root.openLesson.placeHint
    }
    ActionButton {
        id: another

        objectName: "nextPlace"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.brief ? parent.width : parent.width * 0.5)
        leftPadding: Theme.spacing
        rightPadding: Theme.spacing
        font.pixelSize: Theme.smallSize + 1
        text: qsTr("Another tile")
        Accessible.description: root.openLesson.placeHint
        onClicked: root.openLesson.standNext()

        Hint {
            visible: root.brief && (another.hovered || another.visualFocus)
            text: root.openLesson.placeHint
        }
    }
}
