// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the program begins: its name, what one can do, and a country drifting by.
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property string version
    signal newGame
    signal open
    signal settings

    Rectangle {
        id: sheet

        width: 440
        height: parent.height
        color: Theme.background
        opacity: 0.96
    }
    Rectangle {
        anchors.left: sheet.right
        width: 90
        height: parent.height
        opacity: sheet.opacity
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.background }
            GradientStop { position: 1; color: "transparent" }
        }
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: 56
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -Theme.spacing * 9
        width: 328
        spacing: Theme.spacing * 1.5

        Row {
            spacing: Theme.spacing * 2

            Image {
                anchors.verticalCenter: name.verticalCenter
                width: 76
                height: 76
                sourceSize.width: 76
                sourceSize.height: 76
                source: "qrc:/art/svg/app-icon.svg"
            }
            Heading {
                id: name

                text: "Vozka"
                font.pixelSize: 64
            }
        }
        Words {
            width: parent.width
            text: qsTr("A country laid tile by tile, with roads, cities and those who hold them.")
            color: Theme.dim
            font.pixelSize: Theme.textSize + 2
            lineHeight: 1.25
        }
        Item {
            width: 1
            height: Theme.spacing * 1.5
        }
        ActionButton {
            width: parent.width
            implicitHeight: 54
            primary: true
            focus: true
            symbol: "new-game"
            text: qsTr("New game")
            font.pixelSize: Theme.textSize + 3
            onClicked: root.newGame()
        }
        ActionButton {
            width: parent.width
            implicitHeight: 54
            symbol: "open"
            text: qsTr("Open a game…")
            font.pixelSize: Theme.textSize + 3
            onClicked: root.open()
        }
        ActionButton {
            width: parent.width
            implicitHeight: 54
            symbol: "settings"
            text: qsTr("Settings")
            font.pixelSize: Theme.textSize + 3
            onClicked: root.settings()
        }
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: 56
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 4
        width: 328
        spacing: Theme.spacing * 1.5

        Switches {}
        Words {
            text: qsTr("Version %1").arg(root.version)
            color: Theme.dim
            font.pixelSize: Theme.smallSize
        }
    }
}
