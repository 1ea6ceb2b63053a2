// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the tiles that fit no cell and leave the game. It closes at a click, at a key, or after some time.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property DiscardModel discards
    required property size room

    readonly property real padding: Theme.spacing * 2.5
    readonly property real most: Math.min(root.room.width, 500 * Theme.scale) - root.padding * 2
    readonly property int side: Math.max(64, Math.min(176, root.room.height * 0.3,
                                                      root.most / Math.max(1, root.discards.count) - Theme.spacing))

    width: column.width + root.padding * 2
    height: column.height + root.padding * 2
    visible: root.discards.active
    objectName: "discardCard"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message.text
    onVisibleChanged: if (root.visible) ok.forceActiveFocus(Qt.OtherFocusReason)

    Timer {
        interval: (3500 + message.text.length * 40) * Theme.pace
        running: root.visible && root.enabled && Theme.pace > 0
        onTriggered: root.discards.dismiss()
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.discards.dismiss()
    }
    // Width of the text in one line. The label cannot be measured, as its width depends on this.
    TextMetrics {
        id: natural

        font: message.font
        text: message.text
    }
    Column {
        id: column

        x: root.padding
        y: root.padding
        width: Math.max(message.width, tiles.width)
        spacing: Theme.spacing * 2

        Flow {
            id: tiles

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(root.most, root.discards.count * (root.side + spacing) - spacing)
            spacing: Theme.spacing

            Repeater {
                model: root.discards

                Item {
                    id: tile

                    required property string source

                    width: root.side
                    height: root.side

                    Image {
                        anchors.fill: parent
                        sourceSize.width: width
                        source: tile.source + Theme.artLevel
                    }
                }
            }
        }
        BoldLabel {
            id: message

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(Math.ceil(natural.advanceWidth) + 1, root.most)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%n tile(s) cannot be placed anywhere and are removed from the game.", "", root.discards.count)
        }
        Button {
            id: ok

            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "dismissDiscards"
            highlighted: true
            text: qsTr("OK")
            onClicked: root.discards.dismiss()
        }
    }
}
