// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kept games, except the one with its own button.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property KeptGamesModel keptGames
    /// Distance of the texts from the edges.
    readonly property int inset: Theme.spacing * 1.5
    signal deleted

    spacing: Theme.spacing / 2

    Heading {
        width: parent.width
        leftPadding: root.inset
        bottomPadding: Theme.spacing / 2
        text: qsTr("Recent games")
    }
    Repeater {
        model: root.keptGames

        RecentGame {
            id: game

            required property int index
            required property bool isFinished

            width: root.width
            visible: index !== root.keptGames.unfinishedRow
            onTaken: Navigator.openKept(index)
            onDeleteAsked: sheet.ask(index, game.players, game.standing, game.isFinished)
        }
    }
    Item {
        width: 1
        height: Theme.spacing / 2
        visible: tidy.visible
    }
    Button {
        id: tidy

        objectName: "deleteFinished"
        x: root.inset
        width: Math.min(implicitWidth, root.width - root.inset * 2)
        visible: root.keptGames.finishedCount > 0
        text: qsTr("Delete the finished ones…")
        onClicked: sheet.askFinished()
    }
    DeleteGamesSheet {
        id: sheet

        keptGames: root.keptGames
        onDeleted: root.deleted()
    }
}
