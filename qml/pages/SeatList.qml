// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The seats, one below the other, and a way to add one.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Card {
    id: root

    required property SetUpModel seats

    implicitHeight: column.height + Theme.spacing * 4

    Column {
        id: column

        x: Theme.spacing * 2
        y: Theme.spacing * 2
        width: parent.width - Theme.spacing * 4
        spacing: Theme.spacing

        Item {
            width: parent.width
            height: Theme.controlHeight

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%n player(s), in the order of play", "", root.seats.count)
                color: Theme.dim
            }
            ActionButton {
                anchors.right: parent.right
                visible: root.seats.canAdd
                symbol: "plus"
                text: qsTr("Add a player")
                onClicked: root.seats.addSeat()
            }
        }
        ListView {
            id: list

            width: parent.width
            height: contentHeight
            interactive: false
            spacing: Theme.spacing
            model: root.seats
            move: Transition {
                NumberAnimation { property: "y"; duration: 160; easing.type: Easing.OutCubic }
            }
            displaced: Transition {
                NumberAnimation { property: "y"; duration: 160; easing.type: Easing.OutCubic }
            }

            delegate: SeatRow {
                width: list.width
                seats: root.seats
            }
        }
    }
}
