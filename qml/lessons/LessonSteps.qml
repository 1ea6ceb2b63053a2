// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Show: on and back through the steps.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    /// What was shown is to be tried now.
    readonly property bool shown: root.openLesson.step + 1 >= root.openLesson.stepCount

    signal boardAsked

    implicitHeight: Math.max(on.height, first.height)
    ToolButton {
        id: first

        objectName: "firstStep"
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "first"
        text: qsTr("From the beginning")
        keys: qsTr("Home", "key")
        enabled: root.openLesson.step > 0
        onClicked: root.openLesson.first()
    }
    ToolButton {
        id: back

        objectName: "stepBack"
        anchors.left: first.right
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "previous"
        text: qsTr("One step back")
        keys: "←"
        enabled: root.openLesson.step > 0
        onClicked: root.openLesson.back()
    }
    Label {
        id: counted

        anchors.left: back.right
        anchors.leftMargin: Theme.spacing / 2
        anchors.right: on.left
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        color: Theme.dim
        font.pixelSize: Theme.smallSize + 1
        wrapMode: Text.NoWrap
        //: Of the steps of a lesson: "3 of 13".
        text: qsTr("%1 of %2").arg(root.openLesson.step + 1).arg(root.openLesson.stepCount)
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        Announcement {
            text: root.visible ? root.openLesson.board.told : ""
        }
    }
    Button {
        id: on

        objectName: "stepOn"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - back.x - back.width - counted.implicitWidth - Theme.spacing * 1.5)
        highlighted: true
        icon.name: "next"
        text: root.shown ? qsTr("Now try it") : qsTr("Next step")
        onClicked: {
            if (!root.shown) {
                root.openLesson.next();
                return;
            }
            root.openLesson.mode = OpenLesson.Try;
            // The button is gone, and the keys are for the board now.
            root.boardAsked();
        }
    }
}
