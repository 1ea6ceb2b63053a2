// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Further actions after a game: replay, review, analysis, results, saving.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property Commands commands
    /// Null if none.
    property GameAnalysis gameAnalysis: null
    readonly property real half: Math.floor((root.width - root.spacing) / 2)
    /// Two buttons in a row if their texts fit.
    readonly property bool paired: root.half >= Math.max(game.implicitWidth, board.implicitWidth, copied.implicitWidth,
                                                        film.implicitWidth)
    /// Parents of the buttons, with this column.
    readonly property Item buttonsToLook: looks
    readonly property Item buttonsToKeep: keeping
    readonly property real each: root.paired ? root.half : root.width

    spacing: Theme.spacing

    Grid {
        id: looks

        readonly property bool paired: root.half >= Math.max(again.implicitWidth, back.implicitWidth)

        columns: looks.paired ? 2 : 1
        spacing: root.spacing

        Button {
            id: again

            objectName: "replay"
            width: looks.paired ? root.half : root.width
            icon.name: "play"
            text: qsTr("Replay")
            tip: qsTr("Shows the game from its beginning, turn by turn")
            onClicked: root.commands.replayGame()
        }
        Button {
            id: back

            objectName: "startReviewButton"
            width: looks.paired ? root.half : root.width
            icon.name: "clock"
            text: qsTr("Review")
            tip: qsTr("Goes back through the game from its end")
            onClicked: Navigator.startReview(root.commands.controller.statistics.turns)
        }
    }
    Button {
        objectName: "analysis"
        width: root.width
        icon.name: "computer-player"
        text: root.gameAnalysis !== null && root.gameAnalysis.running
            ? qsTr("Analysis: %1 of %2 decisions").arg(root.gameAnalysis.done).arg(root.gameAnalysis.count)
            : qsTr("Analysis: largest losses")
        action: root.commands.analysis
    }
    Button {
        objectName: "results"
        width: root.width
        icon.name: "star"
        text: qsTr("Results: games won")
        action: root.commands.results
    }
    Grid {
        id: keeping

        columns: root.paired ? 2 : 1
        spacing: root.spacing

        Button {
            id: game

            objectName: "saveGame"
            width: root.each
            icon.name: "save"
            text: qsTr("Save the game")
            action: root.commands.save
        }
        Button {
            id: film

            objectName: "saveFilm"
            width: root.each
            icon.name: "film"
            text: qsTr("Save as a film")
            action: root.commands.film
        }
        Button {
            id: board

            objectName: "savePicture"
            width: root.each
            icon.name: "picture"
            text: qsTr("Save the picture")
            action: root.commands.picture
        }
        Button {
            id: copied

            objectName: "copyPicture"
            width: root.each
            icon.name: "copy"
            text: qsTr("Copy the picture")
            action: root.commands.copyPicture
        }
    }
}
