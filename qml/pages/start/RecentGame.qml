// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game that was left: whose it is and how far. It can be taken up again, or deleted.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string players
    required property list<string> colours
    required property string standing
    signal taken
    signal deleteAsked

    implicitHeight: open.implicitHeight

    CardButton {
        id: open

        anchors.left: parent.left
        anchors.right: away.left
        anchors.rightMargin: Theme.spacing / 2
        height: parent.height
        leftPadding: Theme.spacing * 1.5
        Accessible.name: root.players
        Accessible.description: root.standing
        onClicked: root.taken()

        contentItem: Column {
            spacing: 3

            Row {
                width: parent.width
                spacing: Theme.spacing

                EmblemRow {
                    anchors.verticalCenter: parent.verticalCenter
                    colours: root.colours
                }
                ElidedLabel {
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.players
                    font.bold: true
                }
            }
            Caption {
                width: parent.width
                text: root.standing
            }
        }
        background: ButtonBackground {
            control: open
            ringDistance: 0
            border.width: 0
        }
    }
    ToolButton {
        id: away

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "close"
        ink: Theme.dim
        text: qsTr("Delete…")
        Accessible.description: root.players
        onClicked: root.deleteAsked()
    }
}
