// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What most people want when a game is over: another one; or the same again where it was only ended early.
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property bool endedEarly
    /// Who has played it wants to learn.
    property bool firstGame: false
    /// What holds the buttons.
    readonly property Item buttons: row

    /// For who goes on by keyboard.
    function takeFocus(): void {
        again.forceActiveFocus(Qt.TabFocusReason);
    }

    signal goOn
    signal playAgain

    implicitWidth: (back.visible ? back.implicitWidth + Theme.spacing : 0)
                   + (continueButton.visible ? continueButton.implicitWidth + Theme.spacing : 0) + again.implicitWidth + other.implicitWidth
                   + Theme.spacing
    implicitHeight: row.height

    Flow {
        id: row

        width: parent.width
        spacing: Theme.spacing

        ActionButton {
            id: back

            objectName: "goOnPlaying"
            visible: root.endedEarly
            symbol: "undo"
            text: qsTr("Keep playing")
            onClicked: root.goOn()
        }
        ActionButton {
            id: again

            objectName: "playAgain"
            primary: true
            symbol: "redo"
            text: qsTr("Play again")
            onClicked: root.playAgain()

            Hint {
                visible: again.hovered
                text: qsTr("The same players and rules, new luck")
            }
        }
        ActionButton {
            id: continueButton

            objectName: "learnOn"
            visible: root.firstGame
            symbol: "lessons"
            text: qsTr("Next lesson")
            onClicked: Navigator.learn()
        }
        ActionButton {
            id: other

            objectName: "newGame"
            symbol: "new-game"
            text: qsTr("New game")
            onClicked: Navigator.show(Navigator.NewGame)
        }
    }
}
