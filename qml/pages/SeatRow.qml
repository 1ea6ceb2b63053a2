// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One seat: its colour, its name, and buttons to move or remove it.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property SetUpModel seats
    required property int index
    required property string name
    required property int colourIndex
    required property string colour

    height: 48

    ColourPicker {
        id: picker

        anchors.verticalCenter: parent.verticalCenter
        chosen: root.colourIndex
        colour: root.colour
        owner: root.name
        onPicked: choice => root.seats.recolour(root.index, choice)
    }
    TextBox {
        anchors.left: picker.right
        anchors.leftMargin: Theme.spacing * 1.5
        anchors.right: buttons.left
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: 42
        label: qsTr("Name of player %1").arg(root.index + 1)
        text: root.name
        maximumLength: 64
        onTextEdited: root.seats.rename(root.index, text)
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            symbol: "up"
            text: qsTr("Earlier in the order")
            enabled: root.index > 0
            onClicked: root.seats.moveSeat(root.index, root.index - 1)
        }
        IconButton {
            symbol: "down"
            text: qsTr("Later in the order")
            enabled: root.index + 1 < root.seats.count
            onClicked: root.seats.moveSeat(root.index, root.index + 1)
        }
        IconButton {
            symbol: "close"
            text: qsTr("Remove this player")
            enabled: root.seats.canRemove
            onClicked: root.seats.removeSeat(root.index)
        }
    }
}
