// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a lesson is called, the way back, and the lessons before and after it.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property LessonDesk desk
    signal back
    signal rulesAsked

    implicitHeight: Math.max(words.height, leave.height)

    IconButton {
        id: leave

        objectName: "leaveLesson"
        anchors.verticalCenter: parent.verticalCenter
        symbol: "back"
        text: qsTr("Back")
        keys: "Esc"
        onClicked: root.back()
    }
    Column {
        id: words

        anchors.left: leave.right
        anchors.leftMargin: Theme.spacing / 2
        anchors.right: book.left
        anchors.verticalCenter: parent.verticalCenter

        Words {
            width: parent.width
            color: Theme.dim
            font.pixelSize: Theme.smallSize
            visible: text.length > 0
            text: root.desk.name
        }
        Heading {
            width: parent.width
            font.pixelSize: Theme.textSize + 3
            text: root.desk.title
        }
    }
    IconButton {
        id: book

        objectName: "lessonRules"
        anchors.right: before.left
        anchors.verticalCenter: parent.verticalCenter
        symbol: "open-book"
        text: qsTr("The rules of this lesson")
        onClicked: root.rulesAsked()
    }
    IconButton {
        id: before

        objectName: "previousLesson"
        anchors.right: after.left
        anchors.verticalCenter: parent.verticalCenter
        symbol: "previous"
        text: qsTr("Previous lesson")
        keys: qsTr("Page up", "key")
        enabled: root.desk.hasPrevious
        onClicked: root.desk.openNeighbour(-1)
    }
    IconButton {
        id: after

        objectName: "nextLesson"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        symbol: "next"
        text: qsTr("Next lesson")
        keys: qsTr("Page down", "key")
        enabled: root.desk.hasNext
        onClicked: root.desk.openNeighbour(1)
    }
}
