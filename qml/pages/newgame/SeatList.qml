// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The seats as a grid in the order of play, the choice of the order, and a button that adds a seat.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property SetUpModel seats
    readonly property bool drawn: root.seats.order === SetUpModel.Random
    readonly property int columns: width >= 1130 * Theme.scale ? 3 : width >= 800 * Theme.scale ? 2 : 1
    readonly property int seatWidth: Math.floor((width - (root.columns - 1) * grid.columnSpacing) / root.columns)

    function remove(row: int, byKey: bool): void {
        root.seats.removeSeat(row);
        (rows.itemAt(Math.min(row, rows.count - 1)) as SeatRow).takeFocus(byKey);
    }

    spacing: Theme.spacing / 2

    // Only moved seats slide, not seats that are laid out again.
    Connections {
        function onRowsAboutToBeMoved(): void { sliding.restart(); }
        target: root.seats
    }
    Timer {
        id: sliding

        interval: 100
    }
    Flow {
        width: parent.width
        spacing: Theme.spacing

        CardTitle {
            height: Math.max(implicitHeight, order.height)
            rightPadding: Theme.spacing
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Players")
        }
        SegmentedControl {
            id: order

            label: qsTr("Order of play")
            choices: [qsTr("As listed"), qsTr("Drawn by lot")]
            chosen: root.seats.order
            onPicked: choice => root.seats.order = choice
        }
    }
    Grid {
        id: grid

        columns: root.columns
        columnSpacing: Theme.spacing * 2
        rowSpacing: Theme.spacing / 2
        move: Transition {
            enabled: Theme.pace > 0 && sliding.running

            NumberAnimation { properties: "x,y"; duration: 160 * Theme.pace; easing.type: Easing.OutCubic }
        }

        // A Repeater keeps the rows in the order of the Tab key; a ListView does not.
        Repeater {
            id: rows

            model: root.seats

            SeatRow {
                required property int index

                width: root.seatWidth
                seats: root.seats
                row: index
                drawn: root.drawn
                onRemoveRequested: byKey => root.remove(index, byKey)
            }
        }
        Item {
            visible: root.seats.canAdd
            width: root.seatWidth
            height: Math.max(add.height, rows.count > 0 ? rows.itemAt(0).height : 0)

            Button {
                id: add

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width)
                icon.name: "plus"
                text: qsTr("Add a player")
                onClicked: {
                    root.seats.addSeat();
                    (rows.itemAt(rows.count - 1) as SeatRow).begin();
                }
            }
        }
    }
}
