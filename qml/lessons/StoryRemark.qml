// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a story says to what the reader did: right, wrong, or a hint.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property OpenStory openStory
    readonly property bool isWrong: root.openStory.remarkKind === OpenStory.Wrong
    readonly property bool isRight: root.openStory.remarkKind === OpenStory.Right
    readonly property color ink: root.isWrong ? Theme.warn : root.isRight ? Theme.ok : Theme.accent

    implicitHeight: words.height + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: root.openStory.remark

    Icon {
        id: sign

        x: Theme.spacing
        y: Theme.spacing
        name: root.isWrong ? "cross" : root.isRight ? "tick" : "hint"
        colour: root.ink
    }
    Label {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        y: Theme.spacing
        text: root.openStory.remark
    }
    Announcement {
        text: root.visible ? root.openStory.remark : ""
    }
}
