// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the answers to a question of a story: to be picked, or marked among several; then whether it is right.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.AbstractButton {
    id: root

    required property int index
    required property string label
    required property string colour
    required property int number
    required property bool isMarked
    required property bool isTold
    required property bool isRight
    required property string reason
    required property int entry
    /// Several may be right.
    property bool several: false
    property bool lit: false
    readonly property bool good: root.isRight && (root.isMarked || !root.several)
    readonly property color ink: !root.isTold ? Theme.text : root.isRight === root.isMarked || root.good ? Theme.ok : Theme.warn

    signal picked
    signal pointedAt(at: bool)

    objectName: "storyChoice:" + root.index
    implicitWidth: row.x + name.implicitWidth + Theme.spacing * 2 + (sign.visible ? sign.width + Theme.spacing / 2 : 0)
    implicitHeight: Math.max(Theme.controlHeight, row.height + Theme.spacing)
    focusPolicy: Qt.StrongFocus
    text: root.label
    Accessible.role: root.several ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.number >= 0 ? qsTr("%1: %2", "a number on the board, what it is").arg(root.number).arg(root.label) : root.label
    Accessible.description: root.reason
    Accessible.checkable: root.several
    Accessible.checked: root.isMarked
    onClicked: root.picked()
    onHoveredChanged: root.pointedAt(root.hovered)
    onVisualFocusChanged: root.pointedAt(root.visualFocus)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.lit ? Theme.cardHover : Theme.card
        border.width: root.isMarked || root.isTold && root.isRight ? 2 : 1
        border.color: root.isTold ? root.ink : root.isMarked ? Theme.accent : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        implicitHeight: row.height

        // A box to be ticked, and once it is told whether it is right a tick or a cross.
        Rectangle {
            id: box

            x: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            visible: root.several
            width: Theme.iconSize
            height: Theme.iconSize
            radius: 3
            color: "transparent"
            border.width: 2
            border.color: root.isMarked ? Theme.accent : Theme.dim

            Icon {
                anchors.centerIn: parent
                size: Theme.iconSize - 4
                visible: root.isMarked
                name: "check"
                colour: Theme.accent
            }
        }
        Row {
            id: row

            x: root.several ? box.x + box.width + Theme.spacing : Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.spacing - (sign.visible ? sign.width + Theme.spacing / 2 : 0)
            spacing: Theme.spacing / 2

            Emblem {
                visible: root.colour.length > 0
                colour: root.colour
                size: Theme.iconSize
            }
            Column {
                width: parent.width - (root.colour.length > 0 ? Theme.iconSize + parent.spacing : 0)

                Words {
                    id: name

                    width: parent.width
                    font.bold: true
                    text: root.number >= 0 ? qsTr("(%1) %2", "a number on the board, what it is").arg(root.number).arg(root.label)
                                           : root.label
                }
                Words {
                    width: parent.width
                    visible: text.length > 0
                    font.pixelSize: Theme.smallSize
                    color: Theme.dim
                    text: root.reason
                }
            }
        }
        Icon {
            id: sign

            anchors.right: parent.right
            anchors.rightMargin: Theme.spacing / 2
            anchors.verticalCenter: parent.verticalCenter
            visible: root.isTold
            name: root.isRight ? "tick" : "cross"
            colour: root.ink
        }
    }
}
