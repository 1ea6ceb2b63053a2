// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Quiz: how many places are marked, how well it went before, and the check.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson

    implicitHeight: Math.max(done.height, words.height)

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: done.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            color: Theme.dim
            font.pixelSize: Theme.smallSize + 1
            visible: !root.openLesson.quiz.checked
            text: root.openLesson.pointedTitle.length > 0 ? root.openLesson.pointedTitle : qsTr("%n marked", "", root.openLesson.quiz.marks)
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            Announcement {
                text: root.visible ? root.openLesson.pointedTitle : ""
            }
        }
        Label {
            objectName: "bestResult"
            width: parent.width
            color: Theme.dim
            font.pixelSize: Theme.smallSize + 1
            visible: root.openLesson.quiz.best.length > 0
            text: qsTr("Best: %1").arg(root.openLesson.quiz.best)
        }
    }
    Button {
        id: done

        objectName: root.openLesson.quiz.checked ? "quizAgain" : "quizCheck"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width * 0.6)
        highlighted: !root.openLesson.quiz.checked || root.openLesson.nextName.length === 0
        icon.name: root.openLesson.quiz.checked ? "undo" : "check"
        text: root.openLesson.quiz.checked ? qsTr("Try again") : qsTr("Check")
        onClicked: root.openLesson.quiz.checked ? root.openLesson.reset() : root.openLesson.check()
    }
}
