// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the reader of a story is to do now, or is asked.
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    required property string text
    property bool asks: false

    implicitHeight: words.height + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.card
    border.width: 2
    border.color: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Icon {
        id: sign

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        name: root.asks ? "quiz" : "person"
        colour: Theme.accent
    }
    Words {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        text: root.text
    }
    Announcement {
        text: root.visible ? root.text : ""
    }
}
