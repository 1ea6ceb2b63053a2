// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The main actions after a game: another game, the next lesson after a first game, undo if the game was ended early.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property bool endedEarly
    property bool firstGame: false
    /// Item whose children are the buttons.
    readonly property Item buttons: row

    function takeFocus(): void {
        again.forceActiveFocus(Qt.TabFocusReason);
    }

    signal continueRequested
    signal playAgain

    implicitWidth: (back.visible ? back.implicitWidth + Theme.spacing : 0)
                   + (continueButton.visible ? continueButton.implicitWidth + Theme.spacing : 0) + again.implicitWidth + other.implicitWidth
                   + Theme.spacing
    implicitHeight: row.height

    Flow {
        id: row

        width: parent.width
        spacing: Theme.spacing

        Button {
            id: back

            objectName: "keepPlaying"
            visible: root.endedEarly
            text: qsTr("Keep playing")
            onClicked: root.continueRequested()
        }
        Button {
            id: again

            objectName: "playAgain"
            highlighted: true
            icon.name: "players"
            text: qsTr("Play again")
            tip: qsTr("The same players and rules, a new order of the tiles")
            onClicked: root.playAgain()
        }
        Button {
            id: continueButton

            objectName: "endNextLesson"
            visible: root.firstGame
            icon.name: "lessons"
            text: qsTr("Next lesson")
            onClicked: Navigator.learn()
        }
        Button {
            id: other

            objectName: "newGame"
            icon.name: "new-game"
            text: qsTr("New game")
            onClicked: Navigator.show(Navigator.NewGame)
        }
    }
}
