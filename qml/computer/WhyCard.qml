// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the reasons for a move of a computer.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

BottomCard {
    id: root

    required property MoveReasons reasons

    width: Math.min(root.room, 560 * Theme.scale)
    spacing: Theme.spacing / 2
    visible: root.reasons.active
    objectName: "whyCard"
    Accessible.name: title.text
    Accessible.description: messages.text

    Item {
        width: parent.width
        height: Math.max(title.height, closeButton.height)

        Label {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - closeButton.width - Theme.spacing
            font.bold: true
            text: qsTr("Why did %1 do that?").arg(root.reasons.playerName)
        }
        ToolButton {
            id: closeButton

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            side: Math.round(30 * Math.sqrt(Theme.scale))
            icon.name: "close"
            text: qsTr("Close")
            keys: qsTr("Esc", "key")
            onClicked: root.reasons.hide()
        }
    }
    Row {
        width: parent.width
        spacing: Theme.spacing

        Repeater {
            model: root.reasons.move

            MovePicture {
                objectName: "whyPicture"
            }
        }
        DimLabel {
            width: parent.width - x
            font.pixelSize: Theme.smallSize + 1
            text: root.reasons.words
        }
    }
    ReasonLines {
        id: messages

        objectName: "whyMessages"
        width: parent.width
        onPointed: reason => root.reasons.pointAtReason(reason)
        text: root.reasons.thinking ? qsTr("Looking for the reasons…") : root.reasons.messages
    }
}
