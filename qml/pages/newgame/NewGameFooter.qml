// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Footer of the page of a new game: summary or problem of the set-up, and the button that starts the game.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property SetUpModel seats
    required property real contentWidth
    property bool gameInProgress: false
    property GameResults results: null
    signal start

    implicitHeight: Math.max(begin.height, messages.height) + Theme.spacing * 2.5

    GameLength {
        id: estimate

        setUp: root.seats
        results: root.results
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.card

        Line { width: parent.width }
    }
    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.contentWidth
        height: parent.height

        Column {
            id: messages

            anchors.left: parent.left
            anchors.right: begin.left
            anchors.rightMargin: Theme.spacing * 2
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            IconLabel {
                id: summary

                readonly property string players: qsTr("%n player(s)", "", root.seats.count)
                readonly property string tiles: qsTr("%n tile(s)", "", root.seats.tileSets.tileCount)
                //: The estimated length of a game.
                readonly property string length: qsTr("about %n min", "", estimate.minutes)

                width: Math.min(implicitWidth, parent.width)
                symbol: root.seats.valid ? "" : "warning"
                font.pixelSize: Theme.textSize
                text: root.seats.valid ? summary.players + "  ·  " + summary.tiles + "  ·  " + summary.length
                                       : root.seats.problem
                colour: root.seats.valid ? Theme.dim : Theme.danger
                Accessible.role: root.seats.valid ? Accessible.StaticText : Accessible.AlertMessage
                Accessible.name: text
            }
            Caption {
                objectName: "gameInProgress"
                width: parent.width
                visible: root.gameInProgress
                text: qsTr("The game on the table is saved: you can continue it later.")
            }
            // Repeated here, because the card of the set may be scrolled out of view.
            IconLabel {
                objectName: "unofficialBelow"
                width: Math.min(implicitWidth, parent.width)
                visible: root.seats.tileSets.unofficial.length > 0
                symbol: "warning"
                font.pixelSize: Theme.smallSize
                font.bold: true
                colour: Theme.warn
                text: root.seats.tileSets.unofficial
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        Button {
            id: begin

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeight + 10
            leftPadding: Theme.spacing * 4
            rightPadding: Theme.spacing * 4
            focus: true
            highlighted: true
            enabled: root.seats.valid
            icon.name: "check"
            text: qsTr("Start the game")
            font.pixelSize: Theme.textSize + Math.round(2 * Theme.scale)
            Accessible.description: summary.text
            onClicked: root.start()
        }
    }
}
