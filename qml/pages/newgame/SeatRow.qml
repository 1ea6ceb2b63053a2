// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row of a seat: place, colour, name, kind of player, a handle that moves the seat, and a button that removes it.
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
        if (removeButton.enabled)
            removeButton.forceActiveFocus(reason);
        else
            box.forceActiveFocus(reason);
    }

    /// Moves the seat to the place of the grid at this position in the scene.
    function moveTo(scene: point): void {
        const grid = root.parent as Grid;
        const at = grid.mapFromItem(null, scene.x, scene.y);
        const column = Math.floor(at.x / (root.width + grid.columnSpacing));
        const place = Math.floor(at.y / (root.height + grid.rowSpacing)) * grid.columns
            + Math.max(0, Math.min(grid.columns - 1, column));
        root.seats.moveSeat(root.row, Math.max(0, Math.min(root.seats.count - 1, place)));
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
        onPicked: kind => root.seats.setKind(root.row, kind)
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        SeatHandle {
            visible: !root.drawn
            seats: root.seats
            row: root.row
            seatName: root.name
            onDragged: at => root.moveTo(at)
        }
        ToolButton {
            id: removeButton

            icon.name: "close"
            text: qsTr("Remove this player")
            enabled: root.seats.canRemove
            Accessible.description: root.name
            onClicked: root.removeRequested(visualFocus)
        }
    }
}
