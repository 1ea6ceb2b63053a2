// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Try and Quiz: what is to be done, and what was answered.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property OpenLesson openLesson
    readonly property bool trying: root.openLesson.mode === OpenLesson.Try
    readonly property bool answered: root.trying ? root.openLesson.attempt.answer.length > 0 : root.openLesson.quiz.checked

    spacing: Theme.spacing / 2

    Label {
        width: parent.width
        visible: !root.answered
        objectName: "lessonTodo"
        text: root.openLesson.todo
    }
    Label {
        objectName: "quizUnits"
        width: parent.width
        visible: !root.trying && !root.answered
        color: Theme.dim
        font.pixelSize: Theme.smallSize
        text: root.openLesson.edition === Editions.Classic
            ? qsTr("One click marks a whole road, city or monastery, however many tiles it has.")
            : qsTr("One click marks all of a feature that lies in range, or all of it that lies out of range, however many tiles that is.")
    }
    Label {
        objectName: "markNote"
        width: parent.width
        visible: text.length > 0
        font.bold: true
        font.pixelSize: Theme.smallSize + 1
        text: root.trying ? "" : root.openLesson.quiz.note
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        Announcement {
            text: root.visible ? root.openLesson.quiz.note : ""
        }
    }
    Item {
        width: parent.width
        height: Math.max(sentence.height, sign.height, book.visible ? book.height : 0)
        visible: root.answered
        objectName: "lessonAnswer"
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence.text

        Announcement {
            text: root.answered && root.visible ? sentence.text : ""
        }
        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: !root.trying ? "quiz" : root.openLesson.attempt.accepted ? "check" : "cross"
            colour: root.trying && !root.openLesson.attempt.accepted ? Theme.trouble : Theme.accent
        }
        Label {
            id: sentence

            anchors.left: sign.right
            anchors.leftMargin: Theme.spacing
            anchors.right: book.visible ? book.left : parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            text: root.trying ? root.openLesson.attempt.answer
                : qsTr("%1 right, %2 missed, %3 wrong: %4").arg(root.openLesson.quiz.right).arg(root.openLesson.quiz.missed)
                                                           .arg(root.openLesson.quiz.wrong).arg(root.openLesson.quiz.result)
        }
        ToolButton {
            id: book

            objectName: "answerRule"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            icon.name: "open-book"
            text: qsTr("The rule")
            visible: root.trying && root.openLesson.attempt.rule.length > 0
            onClicked: Navigator.showRule(root.openLesson.attempt.rule)
        }
    }
    Label {
        width: parent.width
        visible: !root.trying && root.answered && root.openLesson.quiz.wrong > 0
        color: Theme.dim
        font.pixelSize: Theme.smallSize
        text: qsTr("For each wrong mark, one right mark is taken off.")
    }
}
