// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button for one answer to a question of a story. After the check it shows whether the answer is right, and why.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.AbstractButton {
    id: root

    required property int index
    required property string label
    required property string colour
    required property int number
    required property bool isMarked
    required property int outcome
    required property string outcomeText
    required property string reason
    required property int entry
    /// True if several answers can be marked.
    property bool several: false
    property bool isHighlighted: false
    /// Longest text of `outcomeText`, for which space is reserved.
    property string longestOutcomeText: ""
    readonly property color ink: root.outcome === StoryChoiceModel.Right ? Theme.ok
                               : root.outcome === StoryChoiceModel.Wrong ? Theme.warn
                               : root.isMarked || root.outcome !== StoryChoiceModel.NotShown ? Theme.text : Theme.line

    signal picked
    signal hoverChanged(at: bool)

    objectName: "storyChoice:" + root.index
    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    text: root.label
    Accessible.role: root.several ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.number >= 0 ? qsTr("%1: %2", "%1: number on the board, %2: feature").arg(root.number).arg(root.label) : root.label
    Accessible.description: root.outcomeText.length > 0 ? qsTr("%1. %2", "right, missed or wrong; why").arg(root.outcomeText).arg(root.reason)
                                                    : root.reason
    Accessible.checkable: root.several
    Accessible.checked: root.isMarked
    onClicked: root.picked()
    onHoveredChanged: root.hoverChanged(root.hovered)
    onVisualFocusChanged: root.hoverChanged(root.visualFocus)

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.isHighlighted ? Theme.cardHover : root.isMarked ? Qt.tint(Theme.card, Theme.chosen) : Theme.card
        border.width: root.isMarked || root.outcomeText.length > 0 ? 2 : 1
        border.color: root.ink

        FocusRing { shown: root.visualFocus }
    }
    contentItem: Words {}

    component Words: Item {
        id: words

        implicitWidth: row.x + Math.max(name.implicitWidth, Math.ceil(longest.advanceWidth) + 2) + Theme.spacing * 2 + Theme.iconSize
        implicitHeight: row.height

        TextMetrics {
            id: longest

            font.pixelSize: Theme.smallSize
            font.bold: true
            text: root.longestOutcomeText
        }
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
            border.color: root.isMarked ? Theme.text : Theme.dim

            Icon {
                anchors.centerIn: parent
                size: Theme.iconSize - 4
                visible: root.isMarked
                name: "check"
            }
        }
        Row {
            id: row

            x: root.several ? box.x + box.width + Theme.spacing : Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            width: words.width - x - Theme.spacing - (sign.visible ? sign.width : 0)
            spacing: Theme.spacing / 2

            Emblem {
                id: emblem

                visible: root.colour.length > 0
                colour: root.colour
                size: Theme.iconSize
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - (emblem.visible ? emblem.width + row.spacing : 0)

                BoldLabel {
                    id: name

                    width: parent.width
                    text: root.number >= 0 ? qsTr("(%1) %2", "%1: number on the board, %2: feature").arg(root.number).arg(root.label)
                                          : root.label
                }
                BoldLabel {
                    objectName: "choiceResult"
                    width: parent.width
                    visible: text.length > 0
                    font.pixelSize: Theme.smallSize
                    color: root.ink
                    text: root.outcomeText
                }
                Caption {
                    width: parent.width
                    visible: text.length > 0
                    text: root.reason
                }
            }
        }
        Icon {
            id: sign

            anchors.right: parent.right
            anchors.rightMargin: Theme.spacing / 2
            anchors.verticalCenter: parent.verticalCenter
            visible: root.outcomeText.length > 0
            name: root.outcome === StoryChoiceModel.Right ? "tick" : root.outcome === StoryChoiceModel.Shown ? "info"
                : root.outcome === StoryChoiceModel.Missed ? "missed" : "cross"
            colour: root.ink
        }
    }
}
