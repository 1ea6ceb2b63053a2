// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decision of the analysis that is shown on the board: its cost, and the played and the better move.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

AnswerCard {
    id: root

    /// Null if none.
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

    width: Math.min(root.room, 620 * Theme.scale)
    spacing: Theme.spacing / 2
    visible: root.analysis !== null && root.analysis.shownNumber >= 0
    objectName: "analysisCard"
    Accessible.name: title.text
    Accessible.description: root.described()

    Item {
        width: parent.width
        height: Math.max(title.height, away.height)

        Label {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - away.width - Theme.spacing
            font.bold: true
            text: root.analysis ? root.analysis.shownTitle : ""
        }
        Button {
            id: away

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
}
