// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What one may do with a game that is over: look back through it, have it analysed, and keep it or a picture of it.
import QtQuick
import Vozka.Models

Column {
    id: root

    readonly property real half: Math.floor((root.width - root.spacing) / 2)
    readonly property bool paired: root.half >= Math.max(game.implicitWidth, board.implicitWidth)

    signal lookBack
    signal analysis
    signal save
    signal picture

    spacing: Theme.spacing

    ActionButton {
        objectName: "lookBack"
        width: root.width
        symbol: "clock"
        text: qsTr("Look back through the game")
        onClicked: root.lookBack()
    }
    ActionButton {
        objectName: "analysis"
        width: root.width
        symbol: "computer-player"
        text: qsTr("Analysis: what cost most")
        onClicked: root.analysis()
    }
    Grid {
        columns: root.paired ? 2 : 1
        spacing: root.spacing

        ActionButton {
            id: game

            objectName: "saveGame"
            width: root.paired ? root.half : root.width
            symbol: "save"
            text: qsTr("Save the game")
            onClicked: root.save()
        }
        ActionButton {
            id: board

            objectName: "savePicture"
            width: root.paired ? root.half : root.width
            symbol: "picture"
            text: qsTr("Save the picture")
            onClicked: root.picture()
        }
    }
}
