// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What most people want when a game is over: another one.
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    signal playAgain
    signal newGame

    focus: true
    implicitWidth: again.implicitWidth + other.implicitWidth + Theme.spacing
    implicitHeight: row.height

    Flow {
        id: row

        width: parent.width
        spacing: Theme.spacing

        ActionButton {
            id: again

            objectName: "playAgain"
            focus: true
            primary: true
            symbol: "redo"
            text: qsTr("Play again")
            onClicked: root.playAgain()

            Hint {
                visible: again.hovered
                text: qsTr("The same players and rules, other luck")
            }
        }
        ActionButton {
            id: other

            objectName: "newGame"
            symbol: "new-game"
            text: qsTr("New game")
            onClicked: root.newGame()
        }
    }
}
