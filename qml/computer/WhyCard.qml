// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons of a computer's move.
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property MoveReasons reasons
    required property real room
    /// What would be higher scrolls.
    property real highest: Infinity
    readonly property real padding: Theme.spacing * 1.5

    width: Math.min(root.room, 560 * Theme.scale)
    height: Math.min(root.highest, body.contentHeight + root.padding * 2)
    visible: root.reasons.active
    border.width: 2
    border.color: Theme.accent
    objectName: "whyCard"
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Accessible.description: sentences.text

    // A click next to the words is none on the board below.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    CardView {
        id: body

        x: root.padding
        y: root.padding
        width: parent.width - root.padding
        height: parent.height - root.padding * 2
        barRoom: root.padding
        spacing: Theme.spacing / 2

        Item {
            width: parent.width
            height: Math.max(title.height, away.height)

            Label {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - away.width - Theme.spacing
                font.bold: true
                text: qsTr("Why did %1 do that?").arg(root.reasons.playerName)
            }
            ToolButton {
                id: away

                objectName: "whyAway"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(30 * Math.sqrt(Theme.scale))
                height: width
                icon.name: "close"
                text: qsTr("Close")
                keys: qsTr("Esc", "key")
                onClicked: root.reasons.putAway()
            }
        }
        DimLabel {
            width: parent.width
            font.pixelSize: Theme.smallSize + 1
            text: root.reasons.words
        }
        Label {
            id: sentences

            objectName: "whySentences"
            width: parent.width
            text: root.reasons.thinking ? qsTr("Looking for the reasons…") : root.reasons.sentences
        }
    }
}
