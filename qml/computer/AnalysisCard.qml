// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card for the decision that the analysis shows on the board: its cost, the played move and the better move.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

BottomCard {
    id: root

    required property GameAnalysis analysis

    function described(): string {
        const all = [];
        for (let row = 0; row < blocks.count; ++row) {
            const block = blocks.itemAt(row) as AnalysedMove;
            if (block !== null)
                all.push(block.described);
        }
        return all.join("\n");
    }

    /// Part of the card for one move: its number on the board, text, lead and reasons.
    component AnalysedMove: Item {
        id: block

        required property int index
        required property int rank
        required property bool hasTile
        required property bool hasFigure
        required property bool isPlayed
        required property string words
        required property string lead
        required property string allReasons
        readonly property string described: title.text + (leadWords.text.length > 0 ? "\n" + leadWords.text : "")
                                            + (block.allReasons.length > 0 ? "\n" + block.allReasons : "")

        implicitHeight: column.height
        objectName: "analysedMove:" + block.index

        Rectangle {
            id: badge

            objectName: "analysedRank"
            y: Math.round((title.height / title.lineCount - height) / 2)
            width: Math.round(20 * Theme.scale)
            height: width
            radius: width / 2
            // A move without tile and figure has no number on the board.
            visible: block.hasTile || block.hasFigure
            color: block.isPlayed ? Theme.warn : Theme.badge
            border.width: block.isPlayed ? 0 : 1
            border.color: Theme.badgeText

            Label {
                anchors.centerIn: parent
                color: block.isPlayed ? Theme.background : Theme.badgeText
                font.pixelSize: Theme.smallSize
                font.bold: true
                text: block.rank
            }
        }
        Column {
            id: column

            x: badge.width + Theme.spacing
            width: parent.width - x
            spacing: 1

            Label {
                id: title

                width: parent.width
                font.bold: true
                text: block.isPlayed ? qsTr("Played: %1", "a move").arg(block.words) : qsTr("Better: %1", "a move").arg(block.words)
            }
            DimLabel {
                id: leadWords

                width: parent.width
                font.pixelSize: Theme.smallSize + 1
                //: %1 is a lead in points, like +4.2.
                text: qsTr("Lead expected at the end of the game: %1").arg(block.lead)
            }
            ReasonLines {
                width: parent.width
                visible: text.length > 0
                text: block.allReasons
                onPointed: reason => root.analysis.pointAtReason(block.index, reason)
            }
        }
    }

    width: Math.min(root.room, 620 * Theme.scale)
    spacing: Theme.spacing / 2
    visible: root.analysis !== null && root.analysis.shownNumber >= 0
    objectName: "analysisCard"
    Accessible.name: title.text
    Accessible.description: root.described()

    Item {
        width: parent.width
        height: Math.max(title.height, backButton.height)

        Label {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - backButton.width - Theme.spacing
            font.bold: true
            text: root.analysis ? root.analysis.shownTitle : ""
        }
        Button {
            id: backButton

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            icon.name: "back"
            text: qsTr("Analysis")
            onClicked: Navigator.leaveReview()
        }
    }
    Repeater {
        id: blocks

        model: root.analysis ? root.analysis.shown : null

        AnalysedMove {
            width: root.contentWidth
        }
    }
    DimLabel {
        width: parent.width
        visible: root.analysis !== null && root.analysis.reasoning
        text: qsTr("Looking for the reasons…")
    }
}
