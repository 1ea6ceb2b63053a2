// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is in hand: the tile to be placed, or one that is still face down while a tile of the player's own may be
// placed instead; the figures that may be set; the figure that goes on or home. And how many tiles are left.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Card {
    id: root

    required property GameController controller
    property bool compact: false

    readonly property bool placing: root.controller.step === GameController.Place
    readonly property bool choosing: root.controller.step === GameController.OwnTile
    readonly property bool deploying: root.controller.step === GameController.Deploy
    readonly property bool departing: root.controller.step === GameController.Depart
    /// There is something to be drawn.
    readonly property bool faceDown: root.choosing && root.controller.tilesLeft > 0
    readonly property int side: root.compact ? 104 : 128
    readonly property real bodyTop: title.y + title.height + Theme.spacing / 2

    /// What a player should know who tried what cannot be.
    signal told(sentence: string)
    signal tileMoved(point scene)
    signal ownTileMoved(point scene)
    signal tileDropped(point home)
    signal figureMoved(int figure, string source, point scene)
    signal figureDropped(point home)
    /// The tile hangs somewhere else and is not shown here.
    property bool tileAway: false
    property bool ownTileAway: false

    function decline(): void {
        root.controller.choose(root.controller.choices.passRow);
    }

    /// As high whatever is in hand, so that what stands below does not jump: as the highest so far.
    readonly property real needed: Math.max(root.side, figures.wholeHeight, besides.height)
    property real highest: 0
    readonly property real letters: Theme.scale

    onNeededChanged: root.highest = Math.max(root.highest, root.needed)
    onCompactChanged: root.highest = root.needed
    onLettersChanged: root.highest = root.needed
    implicitHeight: Math.max(root.highest, root.needed) + root.bodyTop
                    + (warning.visible ? warning.height + Theme.spacing : 0) + Theme.spacing * 1.5

    Connections {
        function onBegun(): void {
            root.highest = root.needed;
        }
        target: root.controller
    }
    // Whose turn it is: the colour of the band, the emblem, the name.
    Rectangle {
        x: 1
        y: 1
        width: parent.width - 2
        height: title.y + title.height - 1
        radius: root.radius - 1
        color: Qt.alpha(root.controller.playerColourValue, Theme.dark ? 0.34 : 0.24)
        visible: root.controller.playerColour.length > 0
    }
    Row {
        id: title

        objectName: "onTurn"
        x: Theme.spacing * 1.5
        width: parent.width - x - (turn.visible ? turn.width + Theme.spacing : Theme.spacing * 1.5)
        height: Math.max(turn.height, name.implicitHeight + 6)
        spacing: Theme.spacing

        Emblem {
            anchors.verticalCenter: parent.verticalCenter
            colour: root.controller.playerColour
            size: Math.round(22 * Math.sqrt(Theme.scale))
            visible: root.controller.playerColour.length > 0
        }
        CutWords {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - x)
            font.bold: true
            text: root.controller.playerName
        }
    }
    // Not where the next button is offered: what is clicked twice would turn the next player's tile.
    IconButton {
        id: turn

        objectName: "turnHand"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing / 2
        width: Math.round(32 * Math.sqrt(Theme.scale))
        height: width
        symbol: "rotate"
        text: qsTr("Turn the tile")
        keys: "R"
        visible: root.placing
        onClicked: root.controller.turnHand(1)
    }
    Draggable {
        id: tile

        objectName: "handTile"
        x: Theme.spacing * 1.5
        y: root.bodyTop
        width: root.side
        height: root.side
        visible: root.placing
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Tile in hand")
        Accessible.description: root.controller.handInWords(root.controller.handTurns)
        onMoved: scene => root.tileMoved(scene)
        onDropped: root.tileDropped(tile.mapToItem(null, tile.width / 2, tile.height / 2))
        onTurnAsked: by => root.controller.turnHand(by)

        TurningTile {
            anchors.fill: parent
            picture: root.controller.handPicture
            turns: root.controller.handTurns
            detail: 256
            opacity: root.tileAway ? 0.25 : 1
        }
    }
    Image {
        objectName: "faceDown"
        x: Theme.spacing * 1.5
        y: root.bodyTop
        width: root.side
        height: root.side
        sourceSize.width: 256
        source: "image://back/tile"
        visible: root.faceDown
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Tile, face down")

        TapHandler {
            onTapped: root.decline()
        }
        // Nobody knows yet what would be dragged.
        DragHandler {
            objectName: "faceDownDrag"
            target: null
            onActiveChanged: {
                if (active)
                    root.told(qsTr("This tile is still face down: click it to draw it, then drag it."));
            }
        }
        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }
        Hint {
            visible: hover.hovered
            text: qsTr("%1 (%2)", "a command and its key").arg(root.controller.choices.passLabel).arg("N")
        }
    }
    FigureKinds {
        id: figures

        x: Theme.spacing * 1.5
        y: root.bodyTop
        width: root.side
        visible: root.deploying
        controller: root.controller
        onFigureMoved: (figure, source, scene) => root.figureMoved(figure, source, scene)
        onFigureDropped: home => root.figureDropped(home)
    }
    Draggable {
        id: traveller

        objectName: "traveller"
        x: Theme.spacing * 1.5
        y: root.bodyTop
        width: root.side
        height: root.side
        visible: root.departing
        Accessible.role: Accessible.Graphic
        Accessible.name: root.controller.departure.label
        onMoved: scene => root.figureMoved(root.controller.departure.figure, root.controller.departure.source, scene)
        onDropped: root.figureDropped(traveller.mapToItem(null, traveller.width / 2, traveller.height / 2))

        Image {
            anchors.fill: parent
            anchors.margins: 8
            sourceSize.width: 256
            source: root.controller.departure.source
            opacity: traveller.held ? 0.25 : 1
        }
    }
    Column {
        id: besides

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.left: tile.right
        anchors.leftMargin: Theme.spacing * 1.5
        y: root.bodyTop
        spacing: Theme.spacing

        Row {
            id: tiles

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.spacing

            // Here lies the player's own tile, unless it takes the place of what is drawn.
            Item {
                width: own.size
                height: own.size
                visible: own.visible && !own.alone
            }
            TileStack {
                visible: root.controller.showsTilesLeft && !root.choosing
                count: root.controller.tilesLeft
                counted: root.controller.showsTilesLeft
                side: root.compact ? 48 : 62
                beside: besides.width - (own.visible ? own.size : 0) > (root.compact ? 180 : 240)
            }
        }
        ActionButton {
            id: noFigure

            width: parent.width
            objectName: "noFigure"
            text: root.controller.choices.passLabel
            visible: root.controller.choices.passRow >= 0
            leftPadding: 4
            rightPadding: 4
            primary: true
            onClicked: root.decline()

            Hint {
                visible: noFigure.hovered
                text: qsTr("%1 (%2)", "a command and its key").arg(noFigure.text).arg("N")
            }
        }
    }
    // Beside the drawn tile, beside the one that is still face down, or alone when there is none left.
    Draggable {
        id: own

        readonly property bool alone: root.choosing && !root.faceDown
        readonly property int size: own.alone ? root.side : root.choosing ? (root.compact ? 60 : 78)
                                                                          : (root.compact ? 40 : 48)

        objectName: "handOwnTile"
        hoverEnabled: true
        x: own.alone ? tile.x : besides.x + tiles.x
        y: root.bodyTop
        width: own.size
        height: own.size
        visible: (root.choosing || root.placing) && root.controller.ownTilePicture.length > 0
        Accessible.role: Accessible.Graphic
        Accessible.name: root.controller.ownTileLabel
        Accessible.description: root.placing ? root.controller.ownTileNotYet
                                             : qsTr("A tile of your own, still to be placed")
        onMoved: scene => root.ownTileMoved(scene)
        onDropped: root.tileDropped(own.mapToItem(null, own.width / 2, own.height / 2))

        TurningTile {
            anchors.fill: parent
            picture: root.controller.ownTilePicture
            turns: 0
            detail: own.alone ? 256 : 128
            opacity: root.ownTileAway ? 0.25 : root.choosing ? 1 : 0.4
        }
        Words {
            objectName: "notYet"
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.bottom
            anchors.topMargin: 2
            font.pixelSize: Theme.smallSize
            wrapMode: Text.NoWrap
            color: Theme.dim
            visible: root.placing
            text: qsTr("not yet", "a tile of one's own that may not be placed now")
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: 3
            color: "transparent"
            border.width: 3
            border.color: Theme.fits
            visible: root.choosing && !root.ownTileAway
        }
        Hint {
            visible: own.containsMouse && !own.held
            text: root.choosing ? qsTr("%1: drag it into a hole", "a tile").arg(root.controller.ownTileLabel)
                                : qsTr("%1, not yet: %2", "a tile, why it may not be placed").arg(root.controller.ownTileLabel)
                                  .arg(root.controller.ownTileNotYet)
        }
    }
    IconAndWords {
        id: warning

        objectName: "warning"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing * 1.5
        visible: root.controller.warning.length > 0
        symbol: "warning"
        font.pixelSize: Theme.smallSize
        font.bold: true
        colour: Theme.warn
        text: root.controller.warning
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ClickGuard {
        anchors.fill: parent
        moment: root.controller.decisions
    }
}
