// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the seats, the choice of their order, and a button that adds a seat.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property SetUpModel seats
    readonly property bool drawn: root.seats.order === SetUpModel.Random

    function remove(row: int, byKey: bool): void {
        root.seats.removeSeat(row);
        (rows.itemAt(Math.min(row, rows.count - 1)) as SeatRow).takeFocus(byKey);
    }

    spacing: Theme.spacing * 1.5

    Flow {
        width: parent.width
        spacing: Theme.spacing

        Column {
            // Width next to the choice of the order. The title is there if some words fit.
            readonly property real rest: parent.width - order.width - Theme.spacing

            width: rest > 200 * Theme.scale ? rest : parent.width
            spacing: Theme.spacing / 2

            CardTitle {
                width: parent.width
                text: qsTr("Players")
            }
            DimLabel {
                width: parent.width
                text: root.drawn
                      ? qsTr("%n player(s); their order is drawn when the game starts", "",
                             root.seats.count)
                      : qsTr("%n player(s), in the order of play", "", root.seats.count)
            }
        }
        SegmentedControl {
            id: order

            label: qsTr("Order of play")
            choices: [qsTr("As listed"), qsTr("Drawn by lot")]
            chosen: root.seats.order
            onPicked: choice => root.seats.order = choice
        }
    }
    Column {
        width: parent.width
        spacing: Theme.spacing / 2
        move: Transition {
            enabled: Theme.pace > 0

            NumberAnimation { property: "y"; duration: 160 * Theme.pace; easing.type: Easing.OutCubic }
        }

        // A Repeater keeps the rows in the order of the Tab key; a ListView does not.
        Repeater {
            id: rows

            model: root.seats

            SeatRow {
                required property int index

                width: root.contentWidth
                seats: root.seats
                row: index
                drawn: root.drawn
                onRemoveRequested: byKey => root.remove(index, byKey)
            }
        }
    }
    Button {
        visible: root.seats.canAdd
        icon.name: "plus"
        text: qsTr("Add a player")
        onClicked: {
            root.seats.addSeat();
            (rows.itemAt(rows.count - 1) as SeatRow).begin();
        }
    }
}
