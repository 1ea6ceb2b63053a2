// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on an answer to a question of a story: a box to be ticked if several may be right, the words, and once
// it is told whether it was right, missed or wrong, that in a word and a sign, and the reason.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property string label
    required property string colour
    required property string reason
    required property bool several
    required property bool isMarked
    required property int outcome
    required property string verdict
    required property color ink
    /// Words in the accent's colour could not be read on a light card.
    readonly property color verdictInk: root.outcome === StoryChoiceModel.Missed || root.outcome === StoryChoiceModel.Shown ? Theme.text
                                                                                                               : root.ink
    property string longestVerdict: ""

    implicitWidth: row.x + Math.max(name.implicitWidth, Math.ceil(longest.advanceWidth) + 2) + Theme.spacing * 2 + Theme.iconSize
    implicitHeight: row.height

    TextMetrics {
        id: longest

        font.pixelSize: Theme.smallSize
        font.bold: true
        text: root.longestVerdict
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
        width: parent.width - x - Theme.spacing - (sign.visible ? sign.width : 0)
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

            Label {
                id: name

                width: parent.width
                font.bold: true
                text: root.label
            }
            Label {
                id: told

                objectName: "choiceVerdict"
                width: parent.width
                visible: text.length > 0
                font.bold: true
                font.pixelSize: Theme.smallSize
                color: root.verdictInk
                text: root.verdict
            }
            Label {
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
        visible: root.verdict.length > 0
        name: root.outcome === StoryChoiceModel.Right ? "tick" : root.outcome === StoryChoiceModel.Shown ? "info"
            : root.outcome === StoryChoiceModel.Missed ? "missed" : "cross"
        colour: root.ink
    }
}
