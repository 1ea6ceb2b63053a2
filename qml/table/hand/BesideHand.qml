// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Next to the tile in hand: the number of tiles left, space for a tile of the player's own, and the button that passes.
// While a computer decides: its buttons.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    property bool compact: false
    /// Side of the player's own tile here, 0 if none.
    property int ownTile: 0
    readonly property real ownTileX: tiles.x
    /// Both stacks are small.
    readonly property bool narrow: root.width < 150 * Theme.scale
    readonly property int stackSide: root.compact ? 48 : 62

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
        TileStack {
            visible: root.controller.showsTilesLeft && root.controller.prompt.kind !== Prompt.OwnTile
            count: root.controller.tilesLeft
            counted: root.controller.showsTilesLeft
            side: root.ownTile > 0 && root.narrow ? Math.min(48, root.width - root.ownTile - tiles.spacing) : root.stackSide
            brief: root.ownTile > 0 && root.narrow && !beside
            beside: root.width - root.ownTile > (root.compact ? 180 : 240)
        }
    }
    ComputerButtons {
        width: parent.width
        visible: root.computers.seat >= 0
        computers: root.computers
    }
    Button {
        id: noFigure

        width: parent.width
        objectName: "noFigure"
        text: root.controller.prompt.passLabel
        visible: root.controller.prompt.passRow >= 0
        leftPadding: 4
        rightPadding: 4
        // The accent colour would look like advice, so only a step without other choices has it.
        highlighted: root.controller.prompt.onlyPass
        onClicked: root.controller.decline()

        ToolTip {
            visible: noFigure.hovered
            text: qsTr("%1 (%2)", "a command and its key").arg(noFigure.text).arg("N")
        }
    }
}
