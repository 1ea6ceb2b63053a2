// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a story says to what the reader did: right, wrong, or a hint.
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    required property StoryDesk desk
    readonly property bool isWrong: root.desk.remarkKind === StoryDesk.Wrong
    readonly property bool isRight: root.desk.remarkKind === StoryDesk.Right
    readonly property color ink: root.isWrong ? Theme.warn : root.isRight ? Theme.ok : Theme.accent

    implicitHeight: words.height + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: root.desk.remark

    Icon {
        id: sign

        x: Theme.spacing
        y: Theme.spacing
        name: root.isWrong ? "cross" : root.isRight ? "tick" : "hint"
        colour: root.ink
    }
    Words {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        y: Theme.spacing
        text: root.desk.remark
    }
    Announcement {
        text: root.visible ? root.desk.remark : ""
    }
}
