// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks how to end a game early: with the final scoring, or without.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

TitledDialog {
    id: root

    signal scored

    function answer(chosen: var): void {
        root.close();
        chosen();
    }

    title: qsTr("End the game now")
    onAboutToShow: score.forceActiveFocus()

    component Choice: CardButton {
        id: choice

        required property string explanation

        width: root.textWidth
        padding: Theme.spacing * 1.75
        Accessible.description: explanation

        contentItem: Column {
            spacing: 3

            Label {
                width: parent.width
                text: choice.text
                font.bold: true
                font.pixelSize: Theme.textSize + Math.round(2 * Theme.scale)
            }
            DimLabel {
                width: parent.width
                text: choice.explanation
            }
        }
    }

    Choice {
        id: score

        objectName: "scoreNow"
        text: qsTr("Score the game now")
        explanation: qsTr("The final scoring takes place now; the game does not count in the results. Undo brings the game back.")
        onClicked: root.answer(root.scored)
    }
    Choice {
        text: qsTr("Leave without scoring")
        explanation: qsTr("The table is cleared. You will find the game under Recent games.")
        onClicked: root.answer(() => Navigator.show(Navigator.Start))
    }
    Button {
        anchors.right: parent.right
        text: qsTr("Keep playing")
        onClicked: root.close()
    }
}
