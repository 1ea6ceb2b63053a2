// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer to what the player did in a lesson or a story, or a hint, with the way to its rule.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property LessonPlayer player
    readonly property bool isWrong: root.player.remarkKind === LessonPlayer.Wrong
    readonly property bool isRight: root.player.remarkKind === LessonPlayer.Right
    readonly property color ink: root.isWrong ? Theme.warn : root.isRight ? Theme.ok : Theme.accent

    implicitHeight: Math.max(words.height, book.visible ? book.height : 0) + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: root.player.remark

    Icon {
        id: sign

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        name: root.isWrong ? "cross" : root.isRight ? "tick" : "hint"
        colour: root.ink
    }
    Label {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: book.visible ? book.left : parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        text: root.player.remark
    }
    ToolButton {
        id: book

        objectName: "answerRule"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: root.player.rule.length > 0
        icon.name: "open-book"
        text: qsTr("The rule")
        onClicked: Navigator.showRule(root.player.rule)
    }
    Announcement {
        text: root.visible ? root.player.remark : ""
    }
}
