// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Further actions after a game in two groups: learn from the game, and keep the game.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property Commands commands
    property GameAnalysis gameAnalysis: null
    /// Items whose children are the buttons.
    readonly property Item learnButtons: learning
    readonly property Item keepButtons: keeping

    spacing: Theme.spacing

    component GroupTitle: DimLabel {
        height: Theme.controlHeight
        rightPadding: Theme.spacing
        verticalAlignment: Text.AlignVCenter
    }

    Flow {
        id: learning

        width: parent.width
        spacing: Theme.spacing

        GroupTitle { text: qsTr("Learn from it:") }
        Button {
            objectName: "analysis"
            icon.name: "computer-player"
            text: root.gameAnalysis !== null && root.gameAnalysis.running
                ? qsTr("Analysis: %1 of %2 decisions").arg(root.gameAnalysis.done).arg(root.gameAnalysis.count)
                : qsTr("Analysis")
            tip: qsTr("The decisions with the largest losses, and better moves")
            action: root.commands.analysis
        }
        Button {
            objectName: "replay"
            icon.name: "play"
            text: qsTr("Replay")
            tip: qsTr("Shows the game from its beginning, turn by turn")
            onClicked: root.commands.replayGame()
        }
        Button {
            objectName: "startReviewButton"
            icon.name: "clock"
            text: qsTr("Review")
            tip: qsTr("Goes back through the game from its end")
            onClicked: Navigator.startReview(root.commands.controller.statistics.turns)
        }
    }
    Flow {
        id: keeping

        width: parent.width
        spacing: Theme.spacing

        GroupTitle { text: qsTr("Keep it:") }
        Button {
            id: saving

            readonly property alias menu: saveMenu

            objectName: "saveMenuButton"
            icon.name: "save"
            text: qsTr("Save …")
            onClicked: saveMenu.popup(saving, 0, saving.height)

            EntryMenu {
                id: saveMenu

                entries: [
                    { name: "saveGame", offered: true, text: qsTr("Save the game"), keys: "", press: () => root.commands.save.trigger() },
                    { name: "saveFilm", offered: true, text: qsTr("Save as a film"), keys: "", press: () => root.commands.film.trigger() },
                    { name: "savePicture", offered: true, text: qsTr("Save the picture"), keys: "",
                      press: () => root.commands.picture.trigger() },
                    { name: "copyPicture", offered: true, text: qsTr("Copy the picture"), keys: "",
                      press: () => root.commands.copyPicture.trigger() }
                ]
            }
        }
        Button {
            objectName: "results"
            visible: root.commands.controller.files.results.total > 0
            icon.name: "star"
            text: qsTr("Results")
            tip: qsTr("Results: who won how often")
            action: root.commands.results
        }
    }
}
