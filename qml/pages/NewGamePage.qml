// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who plays: two to six seats in the order of play, and what is played.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

FocusScope {
    id: root

    required property SetUpModel seats
    signal start
    signal back

    Rectangle {
        anchors.fill: parent
        color: Theme.background
        opacity: 0.9
    }

    Flickable {
        id: view

        anchors.fill: parent
        contentHeight: column.height + Theme.spacing * 6
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        Column {
            id: column

            y: Math.max(Theme.spacing * 3, Math.round((view.height - height) / 2))
            anchors.horizontalCenter: parent.horizontalCenter
            width: 720
            spacing: Theme.spacing * 2

            Row {
                spacing: Theme.spacing

                IconButton {
                    anchors.verticalCenter: parent.verticalCenter
                    symbol: "back"
                    text: qsTr("Back")
                    keys: "Esc"
                    onClicked: root.back()
                }
                Heading {
                    text: qsTr("New game")
                    font.pixelSize: 34
                }
            }
            SeatList {
                width: parent.width
                seats: root.seats
            }
            RuleCard {
                width: parent.width
                tiles: root.seats.tileCount
            }
            Item {
                width: parent.width
                height: begin.height

                Words {
                    anchors.left: parent.left
                    anchors.right: begin.left
                    anchors.rightMargin: Theme.spacing * 2
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.seats.problem
                    color: Theme.danger
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
                ActionButton {
                    id: begin

                    anchors.right: parent.right
                    implicitHeight: 50
                    leftPadding: Theme.spacing * 4
                    rightPadding: Theme.spacing * 4
                    primary: true
                    enabled: root.seats.valid
                    symbol: "check"
                    text: qsTr("Start the game")
                    font.pixelSize: Theme.textSize + 2
                    onClicked: root.start()
                }
            }
        }
    }

    Keys.onEscapePressed: root.back()
}
