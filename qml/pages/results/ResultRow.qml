// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game that was played to its end: who won, everybody's points, when and by which set-up.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string winners
    required property string players
    required property string about
    required property list<string> colours
    required property bool isKept
    signal taken
    signal deleteAsked

    implicitHeight: open.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: root.winners

    CardButton {
        id: open

        anchors.left: parent.left
        anchors.right: away.left
        anchors.rightMargin: Theme.spacing / 2
        height: parent.height
        enabled: root.isKept
        Accessible.name: root.winners
        Accessible.description: root.players + "\n" + root.about
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
                Label {
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    text: root.winners
                    font.bold: true
                }
            }
            Label {
                width: parent.width
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                text: root.players
                font.pixelSize: Theme.smallSize
            }
            Caption {
                width: parent.width
                text: root.about
            }
        }
        background: ButtonBackground {
            control: open
            ringDistance: 0
            border.width: 0
        }
        ToolTip {
            visible: root.isKept && (open.hovered || open.visualFocus)
            delay: 700
            text: qsTr("Look at this game")
        }
    }
    HoverHandler {
        id: over
    }
    ToolTip {
        visible: over.hovered && !root.isKept && !away.hovered
        delay: 700
        text: qsTr("The game itself is no longer stored.")
    }
    ToolButton {
        id: away

        objectName: "deleteResult"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "close"
        ink: Theme.dim
        text: qsTr("Delete")
        Accessible.description: root.winners
        onClicked: root.deleteAsked()
    }
}
