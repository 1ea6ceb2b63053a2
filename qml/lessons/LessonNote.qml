// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Box with the task or question of a lesson or a story, or with the message about the answer, and a link to the rule.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property lessonStep step
    /// True if the message about the answer is shown, false if the task is shown.
    property bool remarks: false
    /// Smaller text below the main text, empty if none.
    property string details: ""
    readonly property string text: root.remarks ? root.step.remark : root.step.todo
    readonly property bool isWrong: root.remarks && root.step.remarkKind === LessonStep.Wrong
    readonly property bool isRight: root.remarks && root.step.remarkKind === LessonStep.Right
    readonly property color ink: root.isWrong ? Theme.warn : root.isRight ? Theme.ok : Theme.text

    implicitHeight: Math.max(column.height, book.visible ? book.height : 0) + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.card
    border.width: root.remarks ? 1 : 2
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.description: root.details

    Icon {
        id: sign

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        name: !root.remarks ? (root.step.kind === LessonStep.Question ? "quiz" : "person")
            : root.isWrong ? "cross" : root.isRight ? "tick" : "hint"
        colour: root.ink
    }
    Column {
        id: column

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: book.visible ? book.left : parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spacing / 2

        Label {
            width: parent.width
            font.bold: !root.remarks
            text: root.text
        }
        Label {
            objectName: root.remarks ? "" : "todoInstruction"
            width: parent.width
            visible: root.details.length > 0
            font.pixelSize: Theme.smallSize + 1
            text: root.details
        }
    }
    ToolButton {
        id: book

        objectName: root.remarks ? "answerRule" : ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: root.remarks && root.step.rule.length > 0
        icon.name: "open-book"
        text: qsTr("The rule")
        onClicked: Navigator.showRule(root.step.rule)
    }
    Announcement {
        text: root.visible ? root.text : ""
    }
}
