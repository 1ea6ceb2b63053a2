// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks whether the game shall be saved before it is left.
import QtQuick
import Vozka.Models

Sheet {
    id: root

    signal saveChosen
    signal giveUpChosen
    signal cancelled

    title: qsTr("Save this game first?")
    onOpened: save.forceActiveFocus()

    function answer(chosen: var): void {
        root.close();
        chosen();
    }

    Column {
        spacing: Theme.spacing * 1.5

        Heading {
            text: root.title
        }
        Words {
            width: Math.min(420 * Theme.scale, root.room)
            text: qsTr("What has been played since it was last saved would be lost.")
            color: Theme.dim
        }
        Item {
            width: 1
            height: Theme.spacing
        }
        Row {
            id: buttons

            anchors.right: parent.right
            spacing: Theme.spacing

            ActionButton {
                text: qsTr("Cancel")
                onClicked: root.answer(root.cancelled)
            }
            ActionButton {
                text: qsTr("Do not save")
                onClicked: root.answer(root.giveUpChosen)
            }
            ActionButton {
                id: save

                primary: true
                symbol: "save"
                text: qsTr("Save")
                onClicked: root.answer(root.saveChosen)
            }
        }
        Keys.onEscapePressed: root.answer(root.cancelled)
    }
}
