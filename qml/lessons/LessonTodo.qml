// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The task or the question of a lesson or a story, and more about how to do it.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property string text
    /// Smaller, below; may be empty.
    property string how: ""
    property bool asks: false

    implicitHeight: column.height + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.card
    border.width: 2
    border.color: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.description: root.how

    Icon {
        id: sign

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        name: root.asks ? "quiz" : "person"
        colour: Theme.accent
    }
    Column {
        id: column

        anchors.left: sign.right
        anchors.leftMargin: Theme.spacing
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spacing / 2

        Label {
            width: parent.width
            font.bold: true
            text: root.text
        }
        Label {
            objectName: "todoHow"
            width: parent.width
            visible: root.how.length > 0
            font.pixelSize: Theme.smallSize + 1
            text: root.how
        }
    }
    Announcement {
        text: root.visible ? root.text : ""
    }
}
