// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Try: what is pointed at, and back to where the figure stood.
import QtQuick
import Vozka.Models
import Vozka.Style

// A row is as high as its parts once they are laid out, which a binding of its height would ask for too early.
Row {
    id: root

    required property OpenLesson openLesson

    spacing: Theme.spacing

    Label {
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - again.width - root.spacing
        color: Theme.dim
        font.pixelSize: Theme.smallSize + 1
        text: root.openLesson.pointedTitle.length > 0 ? root.openLesson.pointedTitle
            : root.openLesson.attempt.moved ? "" : qsTr("Dropped beside the board, the figure returns to the supply.")
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        Announcement {
            text: root.visible ? root.openLesson.pointedTitle : ""
        }
    }
    Button {
        id: again

        objectName: "resetTry"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width * 0.6)
        highlighted: root.openLesson.attempt.moved
        icon.name: "undo"
        text: qsTr("Start again")
        enabled: root.openLesson.attempt.answer.length > 0
        onClicked: root.openLesson.reset()

        ToolTip {
            visible: again.hovered || again.visualFocus
            text: qsTr("%1 (%2)", "a command and its key").arg(again.text).arg("R")
        }
    }
}
