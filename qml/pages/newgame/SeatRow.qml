// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row of a seat: place, colour, name, kind of player, and buttons to move or remove the seat.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property SetUpModel seats
    required property int row
    required property string name
    required property int colourIndex
    required property string colour
    required property int kind
    /// True if the order of the players is drawn at the start of the game.
    required property bool drawn
    signal removeRequested(bool byKey)

    /// Focuses the name of a person, or the choice of the kind for a computer.
    function begin(): void {
        if (root.kind !== SetUpModel.Person) {
            player.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        box.forceActiveFocus(Qt.TabFocusReason);
        box.selectAll();
    }
    function takeFocus(byKey: bool): void {
        const reason = byKey ? Qt.TabFocusReason : Qt.MouseFocusReason;
        if (away.enabled)
            away.forceActiveFocus(reason);
        else
            box.forceActiveFocus(reason);
    }
    /// Moves the seat by that number of rows. If the button is disabled then, the opposite button gets the focus.
    function move(button: ToolButton, back: ToolButton, by: int): void {
        const reason = button.visualFocus ? Qt.TabFocusReason : Qt.MouseFocusReason;
        root.seats.moveSeat(root.row, root.row + by);
        if (!button.enabled)
            back.forceActiveFocus(reason);
    }

    implicitHeight: Math.max(picker.height, box.height) + Theme.spacing

    DimLabel {
        id: place

        anchors.verticalCenter: parent.verticalCenter
        visible: !root.drawn
        width: visible ? Math.round(24 * Theme.scale) : 0
        //: The place of a player in the order of play.
        text: qsTr("%1.").arg(root.row + 1)
        font.bold: true
    }
    ColourPicker {
        id: picker

        anchors.left: place.right
        anchors.verticalCenter: parent.verticalCenter
        chosen: root.colourIndex
        colour: root.colour
        owner: root.name
        onPicked: choice => root.seats.recolour(root.row, choice)
    }
    NameBox {
        id: box

        anchors.left: picker.right
        anchors.leftMargin: Theme.spacing
        anchors.right: player.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeight + 4
        seats: root.seats
        row: root.row
        name: root.name
        person: root.kind === SetUpModel.Person
    }
    SeatKindPicker {
        id: player

        anchors.right: buttons.left
        anchors.rightMargin: Theme.spacing / 2
        anchors.verticalCenter: parent.verticalCenter
        kind: root.kind
        seatName: root.name
        narrow: root.width < 450 * Theme.scale
        onPicked: kind => root.seats.setKind(root.row, kind)
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        ToolButton {
            id: up

            visible: !root.drawn
            icon.name: "up"
            text: qsTr("Earlier in the order")
            enabled: root.row > 0
            Accessible.description: root.name
            onClicked: root.move(up, down, -1)
        }
        ToolButton {
            id: down

            visible: !root.drawn
            icon.name: "down"
            text: qsTr("Later in the order")
            enabled: root.row + 1 < root.seats.count
            Accessible.description: root.name
            onClicked: root.move(down, up, 1)
        }
        ToolButton {
            id: away

            icon.name: "close"
            text: qsTr("Remove this player")
            enabled: root.seats.canRemove
            Accessible.description: root.name
            onClicked: root.removeRequested(visualFocus)
        }
    }
}
