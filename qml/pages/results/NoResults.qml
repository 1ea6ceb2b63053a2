// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shown without results: how they are added, and a button for a new game.
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    sideMargin: Theme.spacing * 3
    topMargin: Theme.spacing * 3
    bottomMargin: Theme.spacing * 3
    spacing: Theme.spacing * 2
    width: Math.min(parent.width, Math.round(520 * Theme.scale))

    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("No results yet")
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Play a game to the end to see its result here. Games that are scored before their end do not count.")
    }
    Button {
        objectName: "firstResult"
        anchors.horizontalCenter: parent.horizontalCenter
        highlighted: true
        icon.name: "new-game"
        text: qsTr("New game")
        onClicked: Navigator.show(Navigator.NewGame)
    }
}
