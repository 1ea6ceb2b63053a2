// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Question of the first start. Its answer opens the first lesson or chooses tile sets.
import QtQuick
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property TileSetModel sets
    signal answered

    function choose(ready: int): void {
        root.sets.chooseReady(ready);
        root.answered();
    }

    spacing: Theme.spacing

    Label {
        width: Math.min(implicitWidth, root.width)
        height: Math.max(implicitHeight, Theme.controlHeight)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Have you played this game before?")
    }
    Button {
        text: qsTr("No", "answer to: have you played this game before?")
        tip: qsTr("Two short lessons, and then a first game with hints")
        Accessible.description: tip
        onClicked: Navigator.learn()
    }
    Button {
        text: qsTr("Yes", "answer to: have you played this game before?")
        tip: qsTr("The base game")
        Accessible.description: tip
        onClicked: root.choose(TileSetModel.Classic)
    }
    Button {
        text: qsTr("Often", "answer to: have you played this game before?")
        tip: qsTr("All sets that are official together")
        Accessible.description: tip
        onClicked: root.choose(TileSetModel.Official)
    }
}
