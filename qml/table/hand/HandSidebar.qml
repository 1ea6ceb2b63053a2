// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Column next to the tile in hand: number of tiles left, space for a tile of the player's own, and the button for
// passing. While a computer decides: the buttons for the computer.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    property bool compact: false
    /// Side of the player's own tile in this column, 0 if none.
    property int ownTile: 0
    readonly property real ownTileX: tiles.x
    /// True if the width is small. The stack of tiles and the player's own tile are smaller then.
    readonly property bool narrow: root.width < 150 * Theme.scale

    spacing: Theme.spacing

    Row {
        id: tiles

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.spacing

        Item {
            width: root.ownTile
            height: root.ownTile
            visible: root.ownTile > 0
        }
        Grid {
            id: stack

            readonly property bool beside: root.width - root.ownTile > (root.compact ? 180 : 240)
            readonly property int side: root.ownTile > 0 && root.narrow ? Math.min(48, root.width - root.ownTile - tiles.spacing)
                                                                        : root.compact ? 48 : 62

            visible: root.controller.showsTilesLeft && root.controller.prompt.kind !== Prompt.OwnTile
            columns: stack.beside ? 2 : 1
            columnSpacing: Theme.spacing * 1.5
            rowSpacing: 4
            verticalItemAlignment: Grid.AlignVCenter
            horizontalItemAlignment: Grid.AlignHCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: root.controller.showsTilesLeft ? qsTr("%n tile(s) left", "", root.controller.tilesLeft)
                                                            : qsTr("Tiles to be drawn")

            Item {
                width: stack.side
                height: stack.side

                Repeater {
                    model: root.controller.showsTilesLeft ? Math.min(3, root.controller.tilesLeft)
                                                          : root.controller.tilesLeft > 0 ? 3 : 0

                    Image {
                        required property int index

                        x: 4 - 3 * index
                        y: 4 - 3 * index
                        width: stack.side - 6
                        height: stack.side - 6
                        sourceSize.width: stack.side - 6
                        source: "image://back/tile"
                    }
                }
            }
            BoldLabel {
                objectName: "tilesLeft"
                visible: root.controller.showsTilesLeft
                font.pixelSize: Theme.smallSize + 1
                text: root.ownTile > 0 && root.narrow && !stack.beside ? String(root.controller.tilesLeft)
                                                                      : qsTr("%n left", "tiles", root.controller.tilesLeft)
            }
        }
    }
    Column {
        id: computerButtons

        readonly property bool waits: root.computers.activity === ComputerPlayers.Step
                                      || root.computers.activity === ComputerPlayers.Paused

        width: parent.width
        visible: root.computers.seat >= 0
        spacing: Theme.spacing

        Button {
            objectName: "computerNext"
            width: parent.width
            leftPadding: 4
            // A click does not focus the button, so that the keys still act on the board.
            focusPolicy: Qt.TabFocus
            rightPadding: 4
            highlighted: computerButtons.waits
            text: root.computers.activity === ComputerPlayers.Step ? qsTr("Next")
                : root.computers.activity === ComputerPlayers.Paused ? qsTr("Continue") : qsTr("Move now")
            tip: qsTr("%1 (%2)", "a command and its key").arg(computerButtons.waits ? text
                    : qsTr("The computer stops thinking and makes the best move found so far"))
                .arg(computerButtons.waits ? qsTr("Space", "key") : "M")
            onClicked: computerButtons.waits ? root.computers.next() : root.computers.moveNow()
        }
        Button {
            objectName: "computerPause"
            width: parent.width
            leftPadding: 4
            focusPolicy: Qt.TabFocus
            rightPadding: 4
            visible: root.computers.canPause && !computerButtons.waits
            text: qsTr("Pause")
            onClicked: root.computers.paused = true
        }
    }
    Button {
        width: parent.width
        objectName: "noFigure"
        text: root.controller.prompt.passLabel
        visible: root.controller.prompt.passRow >= 0
        leftPadding: 4
        rightPadding: 4
        // Highlighted only without other choices: the accent colour would look like a recommendation.
        highlighted: root.controller.prompt.onlyPass
        tip: qsTr("%1 (%2)", "a command and its key").arg(text).arg("N")
        onClicked: root.controller.decline()
    }
}
