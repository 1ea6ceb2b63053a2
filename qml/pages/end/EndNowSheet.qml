// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks how to end a game early: with the final scoring, or without.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

Dialog {
    id: root

    readonly property int textWidth: Math.min(Math.round(460 * Theme.scale),
                                              (parent ? parent.width : 1024) - Theme.spacing * 10)
    signal scored

    function answer(chosen: var): void {
        root.close();
        chosen();
    }

    title: qsTr("End the game now")
    onAboutToShow: score.forceActiveFocus()

    component Choice: T.Button {
        id: choice

        required property string explanation

        width: root.textWidth
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        padding: Theme.spacing * 1.75
        focusPolicy: Qt.StrongFocus
        Accessible.name: text
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
        background: Rectangle {
            radius: Theme.radius
            color: choice.down || choice.hovered ? Theme.cardHover : "transparent"
            border.width: 1
            border.color: Theme.line

            FocusRing {
                shown: choice.visualFocus
            }
        }
    }

    Column {
        spacing: Theme.spacing * 1.5

        Heading {
            width: root.textWidth
            text: root.title
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
}
