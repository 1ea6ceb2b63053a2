// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Quiz: how many places are marked, how well it went before, and the check.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property LessonDesk desk

    implicitHeight: Math.max(done.height, words.height)

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: done.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter

        Words {
            width: parent.width
            color: Theme.dim
            font.pixelSize: Theme.smallSize + 1
            visible: !root.desk.quiz.checked
            text: root.desk.pointedTitle.length > 0 ? root.desk.pointedTitle : qsTr("%n marked", "", root.desk.quiz.marks)
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            Announcement {
                text: root.visible ? root.desk.pointedTitle : ""
            }
        }
        Words {
            objectName: "bestResult"
            width: parent.width
            color: Theme.dim
            font.pixelSize: Theme.smallSize + 1
            visible: root.desk.quiz.best.length > 0
            text: qsTr("Best: %1").arg(root.desk.quiz.best)
        }
    }
    ActionButton {
        id: done

        objectName: root.desk.quiz.checked ? "quizAgain" : "quizCheck"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width * 0.6)
        primary: true
        symbol: root.desk.quiz.checked ? "undo" : "check"
        text: root.desk.quiz.checked ? qsTr("Try again") : qsTr("Check")
        onClicked: root.desk.quiz.checked ? root.desk.reset() : root.desk.check()
    }
}
