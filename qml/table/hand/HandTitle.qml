// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Title of the hand: emblem and name of the player on a band in the player's colour, and the button that turns the
// tile.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    property real radius: 0

    height: title.height

    Rectangle {
        x: 1
        y: 1
        width: parent.width - 2
        height: parent.height - 1
        radius: root.radius - 1
        color: Qt.alpha(root.controller.prompt.playerColourValue, Theme.dark ? 0.26 : 0.24)
        visible: root.controller.prompt.playerColour.length > 0
    }
    Row {
        id: title

        objectName: "onTurn"
        x: Theme.spacing * 1.5
        width: parent.width - x - (turn.visible ? turn.width + Theme.spacing : Theme.spacing * 1.5)
        height: Math.max(turn.height, name.implicitHeight + 6)
        spacing: Theme.spacing

        Emblem {
            anchors.verticalCenter: parent.verticalCenter
            colour: root.controller.prompt.playerColour
            size: Math.round(22 * Math.sqrt(Theme.scale))
            visible: root.controller.prompt.playerColour.length > 0
        }
        ElidedLabel {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - x)
            font.bold: true
            text: root.controller.prompt.playerName
        }
    }
    // Away from the buttons that end a turn: a second click on one of them would turn the next player's tile.
    ToolButton {
        id: turn

        objectName: "turnHand"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing / 2
        side: Math.round(32 * Math.sqrt(Theme.scale))
        icon.name: "rotate"
        text: qsTr("Turn the tile")
        keys: "R"
        visible: root.controller.prompt.kind === Prompt.Place
        onClicked: root.controller.turnHand(1)
    }
}
