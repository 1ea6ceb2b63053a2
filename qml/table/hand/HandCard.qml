// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card of the hand: the tile to be placed, the figures, the moving figure or a list of choices, and the number of
// tiles left. The tile is face down while a tile of the player's own may be placed instead.
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    required property BoardDrag drag
    property bool compact: false
    /// True if the content is smaller, because the items below need the space.
    property bool tight: false

    readonly property prompt prompt: root.controller.prompt
    readonly property bool ownTile: root.prompt.kind === Prompt.OwnTile
    /// Rotation of the tile that is tried on the board or, if none is tried, of the tile in hand.
    readonly property int turns: root.controller.preview.active ? root.controller.preview.turns : root.controller.hand.turns
    /// True if the next tile is shown face down, because the player may place their own tile or draw.
    readonly property bool faceDown: root.ownTile && root.controller.tilesLeft > 0
    readonly property int largest: root.tight ? 76 : root.compact ? 104 : 128
    /// Side of the tile. The tile is smaller while a warning is shown, so that the items below do not move.
    readonly property int side: warning.visible ? Math.max(56, Math.min(root.largest, root.body - root.warningRoom))
                                                : root.largest
    readonly property real warningRoom: warning.height + Theme.spacing
    readonly property real bodyTop: title.y + title.height + Theme.spacing * 1.25

    /// True while the tile, or the player's own tile, is dragged. It is shown faded here then.
    property bool tileAway: false
    property bool ownTileAway: false

    readonly property bool showsTile: root.prompt.kind === Prompt.Place || root.prompt.kind === Prompt.MoveFigure || root.ownTile
                                      || root.computers.tilePicture.length > 0
    readonly property real body: Math.max(root.prompt.hasList ? list.height : root.prompt.kind === Prompt.Deploy ? figures.height
                                          : root.showsTile ? root.largest : 0,
                                          root.prompt.hasList || warning.visible ? 0 : sidebar.height)

    implicitHeight: root.bodyTop + Theme.spacing * 1.25
                    + Math.max(root.body, warning.visible ? Math.max(root.side, sidebar.height) + root.warningRoom : 0)

    HandTitle {
        id: title

        width: parent.width
        radius: root.radius
        controller: root.controller
    }
    Draggable {
        id: tile

        /// Item below which the tool tip is shown, so that it does not cover the board.
        readonly property Item toolTipsBelow: tile

        objectName: "handTile"
        dragLayer: root.drag
        x: Theme.spacing * 1.5
        y: root.bodyTop
        width: root.side
        height: root.side
        visible: root.prompt.kind === Prompt.Place
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Current tile")
        Accessible.description: root.controller.hand.description(root.turns)
        hoverEnabled: true
        onTurnRequested: by => root.controller.turnHand(by)

        TurningTile {
            anchors.fill: parent
            picture: root.controller.hand.picture
            turns: root.turns
            detail: root.side
            opacity: root.tileAway ? 0.25 : 1
        }
        ToolTip {
            visible: tile.containsMouse && !tile.held
            //: %1: features and symbols ("city, 2 roads, 1 magic portal").
            text: qsTr("On this tile: %1").arg(root.controller.hand.content)
        }
    }
    // The tile of a computer, which cannot be dragged.
    TurningTile {
        objectName: "computerTile"
        x: tile.x
        y: root.bodyTop
        width: root.side
        height: root.side
        visible: root.computers.tilePicture.length > 0
        picture: root.computers.tilePicture
        turns: 0
        detail: root.side
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Current tile")
    }
    FaceDownTile {
        x: tile.x
        y: root.bodyTop
        width: root.side
        height: root.side
        visible: root.faceDown
        controller: root.controller
    }
    FigureKinds {
        id: figures

        x: tile.x
        y: root.bodyTop
        width: Math.max(root.largest, figures.smallestWidth)
        visible: root.prompt.kind === Prompt.Deploy
        tight: root.tight
        controller: root.controller
        drag: root.drag
    }
    ChoiceList {
        id: list

        x: tile.x
        y: root.bodyTop
        width: parent.width - x - Theme.spacing * 1.5
        z: 1
        visible: root.prompt.hasList
        controller: root.controller
    }
    Draggable {
        id: movingFigure

        objectName: "movingFigureHandle"
        x: tile.x
        y: root.bodyTop
        width: root.side
        height: root.side
        visible: root.prompt.kind === Prompt.MoveFigure
        Accessible.role: Accessible.Graphic
        Accessible.name: root.controller.movingFigure.label
        dragLayer: root.drag
        dragKind: BoardDrag.Figure
        dragNumber: root.controller.movingFigure.figure
        dragPicture: root.controller.movingFigure.source

        Image {
            anchors.fill: parent
            anchors.margins: 8
            sourceSize.width: width
            source: root.controller.movingFigure.source
            opacity: movingFigure.held ? 0.25 : 1
        }
    }
    HandSidebar {
        id: sidebar

        visible: !root.prompt.hasList
        // In steps with choices on the board only, no space is needed for figures.
        x: tile.x + (root.prompt.kind === Prompt.Choose ? 0 : figures.width + Theme.spacing * 1.5)
        y: root.bodyTop
        width: parent.width - x - Theme.spacing * 1.5
        controller: root.controller
        computers: root.computers
        compact: root.compact
        ownTile: own.visible && !own.alone ? own.width : 0
    }
    OwnTile {
        id: own

        x: own.alone ? tile.x : sidebar.x + sidebar.ownTileX
        y: root.bodyTop
        width: own.alone ? root.side : !root.ownTile ? (sidebar.narrow ? 40 : 48)
             : warning.visible ? Math.round(root.side * 0.45) : root.compact ? 60 : 78
        height: width
        alone: root.ownTile && !root.faceDown
        away: root.ownTileAway
        controller: root.controller
        dragLayer: root.drag
        dragKind: BoardDrag.OwnTile
    }
    IconLabel {
        id: warning

        objectName: "warning"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing * 1.5
        visible: root.prompt.warning.length > 0
        symbol: "warning"
        font.pixelSize: Theme.smallSize
        font.bold: true
        colour: Theme.warn
        text: root.prompt.warning
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ClickGuard {
        anchors.fill: parent
        decisionCount: root.controller.decisions
    }
}
