// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the game ended: who is where, with how many points, and for what.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

FocusScope {
    id: root

    required property GameController controller
    signal board
    signal newGame
    signal save

    Rectangle {
        anchors.fill: parent
        color: Theme.background
        opacity: 0.975
    }
    Flickable {
        id: view

        anchors.fill: parent
        contentHeight: column.height + Theme.spacing * 6
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        Column {
            id: column

            y: Math.max(Theme.spacing * 3, Math.round((view.height - height) / 2))
            anchors.horizontalCenter: parent.horizontalCenter
            width: 820
            spacing: Theme.spacing * 2

            Heading {
                text: qsTr("The game is over")
                font.pixelSize: 34
            }
            Standings {
                width: parent.width
                players: root.controller.players
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.spacing

                ActionButton {
                    symbol: "save"
                    text: qsTr("Save the game")
                    onClicked: root.save()
                }
                ActionButton {
                    symbol: "fit"
                    text: qsTr("Look at the board")
                    onClicked: root.board()
                }
                ActionButton {
                    focus: true
                    primary: true
                    symbol: "new-game"
                    text: qsTr("New game")
                    onClicked: root.newGame()
                }
            }
        }
    }

    Keys.onEscapePressed: root.board()
}
