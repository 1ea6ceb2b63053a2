// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar over the board: undo, redo, where to look, and in words what is to be done now.
import QtQuick
import Vozka.Models

Card {
    id: root

    required property GameController controller

    signal zoomInAsked
    signal zoomOutAsked
    signal fitAsked
    signal lastAsked

    implicitHeight: 48

    Row {
        id: buttons

        anchors.left: parent.left
        anchors.leftMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        IconButton {
            objectName: "undo"
            visible: root.controller.undoAllowed
            symbol: "undo"
            text: qsTr("Undo")
            keys: "Ctrl+Z"
            enabled: root.controller.canUndo
            onClicked: root.controller.undo()
        }
        IconButton {
            objectName: "redo"
            visible: root.controller.undoAllowed
            symbol: "redo"
            text: qsTr("Redo")
            keys: "Ctrl+Shift+Z"
            enabled: root.controller.canRedo
            onClicked: root.controller.redo()
        }
        Rectangle {
            visible: root.controller.undoAllowed
            anchors.verticalCenter: parent.verticalCenter
            width: 1
            height: 26
            color: Theme.line
        }
        IconButton {
            symbol: "zoom-in"
            text: qsTr("Zoom in")
            keys: "+"
            onClicked: root.zoomInAsked()
        }
        IconButton {
            symbol: "zoom-out"
            text: qsTr("Zoom out")
            keys: "−"
            onClicked: root.zoomOutAsked()
        }
        IconButton {
            objectName: "fit"
            symbol: "fit"
            text: qsTr("Show the whole board")
            keys: "0"
            onClicked: root.fitAsked()
        }
        IconButton {
            symbol: "last-tile"
            text: qsTr("Go to the last tile")
            keys: "L"
            onClicked: root.lastAsked()
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 1
            height: 26
            color: Theme.line
        }
    }
    Row {
        anchors.left: buttons.right
        anchors.leftMargin: Theme.spacing * 1.5
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spacing

        Emblem {
            id: emblem

            anchors.verticalCenter: parent.verticalCenter
            colour: root.controller.playerColour
            size: 26
            visible: root.controller.playerColour.length > 0
        }
        Words {
            objectName: "instruction"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            maximumLineCount: 2
            elide: Text.ElideRight
            font.bold: true
            text: root.controller.over ? qsTr("The game is over")
                : root.controller.viewOnly ? qsTr("A position to look at")
                : root.controller.playerName.length > 0
                ? qsTr("%1: %2", "player and what he is to do").arg(root.controller.playerName).arg(root.controller.instruction)
                : ""
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
