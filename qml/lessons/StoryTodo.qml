// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the reader of a story is to do now, or is asked, and how the hand goes on with what it has begun.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property string text
    /// Empty if nothing has been begun.
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
            objectName: "storyHow"
            width: parent.width
            visible: root.how.length > 0
            font.pixelSize: Theme.smallSize + 1
            text: root.how.charAt(0).toUpperCase() + root.how.slice(1) + "."
        }
    }
    Announcement {
        text: root.visible ? root.text : ""
    }
}
