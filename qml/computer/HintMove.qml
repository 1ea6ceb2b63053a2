// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the best moves, in words. Chosen, it says all that speaks for it.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.AbstractButton {
    id: root

    required property int index
    required property int rank
    required property string words
    required property string lead
    required property string reason
    required property string reasons
    required property int chosen
    readonly property bool isChosen: root.chosen === root.index

    signal picked

    implicitHeight: content.implicitHeight + Theme.spacing * 1.5
    focusPolicy: Qt.StrongFocus
    objectName: "hintMove:" + root.index
    text: qsTr("%1. %2, expected lead %3", "number, move").arg(root.rank).arg(root.words).arg(root.lead)
    Accessible.name: root.text
    Accessible.description: root.reasons
    onClicked: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()

    Item {
        id: content

        width: root.width
        height: implicitHeight
        implicitHeight: head.height + why.implicitHeight + 4

        Item {
            id: head

            x: Theme.spacing
            width: parent.width - Theme.spacing * 2
            height: Math.max(what.height, gain.height)
            y: Theme.spacing * 0.75

            Rectangle {
                id: badge

                y: Math.round((gain.height - height) / 2)
                width: Math.round(20 * Theme.scale)
                height: width
                radius: width / 2
                color: Theme.accent

                Text {
                    anchors.centerIn: parent
                    color: Theme.accentText
                    font.pixelSize: Theme.smallSize
                    font.bold: true
                    textFormat: Text.PlainText
                    text: root.rank
                }
            }
            Words {
                id: what

                anchors.left: badge.right
                anchors.leftMargin: Theme.spacing
                anchors.right: gain.left
                anchors.rightMargin: Theme.spacing
                font.pixelSize: Theme.smallSize + 1
                font.bold: true
                text: root.words
            }
            Words {
                id: gain

                anchors.right: parent.right
                wrapMode: Text.NoWrap
                font.bold: true
                text: root.lead
            }
        }
        Words {
            id: why

            objectName: "hintReason"
            x: Theme.spacing
            width: parent.width - Theme.spacing * 2
            anchors.top: head.bottom
            anchors.topMargin: 4
            font.pixelSize: Theme.smallSize + 1
            color: Theme.dim
            text: root.isChosen ? root.reasons : root.reason
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.isChosen ? Theme.cardHover : root.hovered ? Theme.cardHover : "transparent"
        border.width: root.isChosen ? 2 : 1
        border.color: root.isChosen ? Theme.accent : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
