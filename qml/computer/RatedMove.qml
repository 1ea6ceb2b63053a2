// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button for a decision of a game: the played move, the better move if there was one, the reasons, and the cost. A
// click shows the decision on the board.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    required property int index
    required property int number
    required property int turn
    required property string name
    required property string colour
    required property string played
    required property string best
    required property string costText
    required property string playedReasons
    required property string betterReasons
    /// True if the reasons of the moves are shown.
    property bool explains: false
    property bool current: false

    implicitHeight: content.implicitHeight + Theme.spacing * 1.5
    topPadding: Theme.spacing * 0.75
    bottomPadding: topPadding
    objectName: "rated:" + root.number
    text: root.best.length === 0
        ? qsTr("Turn %1, %2: %3", "%1: turn, %2: player, %3: action").arg(root.turn).arg(root.name).arg(root.played)
        //: %1: turn, %2: player, %3: played move, %4: better move, %5: cost of the played move in points.
        : qsTr("Turn %1, %2: %3. Better: %4. Cost: %5").arg(root.turn).arg(root.name).arg(root.played).arg(root.best)
          .arg(root.costText || "0")
    Accessible.description: qsTr("Shows both moves on the board")

    Item {
        id: content

        y: root.topPadding
        width: root.width
        height: root.availableHeight
        implicitHeight: Math.max(texts.height, cost.height)

        Emblem {
            id: emblem

            x: Theme.spacing
            y: Math.round((head.height / head.lineCount - height) / 2)
            colour: root.colour
            size: Math.round(20 * Math.sqrt(Theme.scale))
        }
        Column {
            id: texts

            anchors.left: emblem.right
            anchors.leftMargin: Theme.spacing
            anchors.right: cost.left
            anchors.rightMargin: Theme.spacing
            spacing: 1

            Label {
                id: head

                width: parent.width
                font.bold: true
                text: root.best.length === 0
                    ? qsTr("Turn %1: %2", "number, what was done").arg(root.turn).arg(root.played)
                    : qsTr("Turn %1. Played: %2", "number, a move").arg(root.turn).arg(root.played)
            }
            DimLabel {
                objectName: "playedReasons"
                width: parent.width
                visible: root.explains && text.length > 0
                font.pixelSize: Theme.smallSize + 1
                text: root.playedReasons
            }
            Label {
                width: parent.width
                visible: root.best.length > 0
                font.bold: root.explains
                font.pixelSize: root.explains ? Theme.textSize : Theme.smallSize + 1
                text: qsTr("Better: %1", "a move").arg(root.best)
            }
            DimLabel {
                objectName: "betterReasons"
                width: parent.width
                visible: root.explains && text.length > 0
                font.pixelSize: Theme.smallSize + 1
                text: root.betterReasons
            }
        }
        Label {
            id: cost

            anchors.right: parent.right
            anchors.rightMargin: Theme.spacing
            wrapMode: Text.NoWrap
            font.bold: true
            color: root.costText.length > 0 ? Theme.danger : Theme.dim
            text: root.costText.length > 0 ? qsTr("−%1", "points that a move cost").arg(root.costText) : "✓"
        }
    }
    background: ButtonBackground {
        control: root
        chosen: root.current
    }
}
