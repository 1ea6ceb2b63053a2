// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks before a game that is kept is deleted, or all that are finished.
import QtQuick
import Vozka.Models
import Vozka.Style

Dialog {
    id: root

    required property KeptGamesModel keptGames
    /// Row of the game, -1 for all finished games.
    property int row: -1
    property string players: ""
    property string standing: ""
    property bool isFinished: false
    readonly property int textWidth: Math.min(Math.round(440 * Theme.scale), root.room)

    signal deleted

    function ask(row: int, players: string, standing: string, isFinished: bool): void {
        root.row = row;
        root.players = players;
        root.standing = standing;
        root.isFinished = isFinished;
        root.open();
    }
    function askFinished(): void {
        root.ask(-1, "", "", true);
    }
    function doIt(): void {
        root.close();
        if (root.row < 0)
            root.keptGames.removeFinished();
        else
            root.keptGames.remove(root.row);
        root.deleted();
    }

    objectName: "deleteGames"
    title: root.row < 0 ? qsTr("Delete %n finished game(s)?", "", root.keptGames.finishedCount)
         : qsTr("Delete this game?")
    onAboutToShow: keep.forceActiveFocus(Qt.TabFocusReason)

    Column {
        spacing: Theme.spacing * 1.5

        Heading {
            width: root.textWidth
            text: root.title
        }
        Label {
            width: root.textWidth
            visible: root.row >= 0
            font.bold: true
            text: root.players
        }
        DimLabel {
            width: root.textWidth
            visible: root.row >= 0
            text: root.standing
        }
        Label {
            width: root.textWidth
            text: root.row < 0 ? qsTr("This cannot be undone. Files that you saved yourself are kept.")
                : root.isFinished ? qsTr("This cannot be undone. A file that you saved yourself is kept.")
                : qsTr("The game is not finished, and this cannot be undone. A file that you saved yourself is kept.")
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.spacing

            Button {
                objectName: "deleteYes"
                text: qsTr("Delete")
                onClicked: root.doIt()
            }
            Button {
                id: keep

                objectName: "deleteNo"
                highlighted: true
                text: qsTr("Keep")
                onClicked: root.close()
            }
        }
    }
}
