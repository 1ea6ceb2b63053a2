// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is in hand: the tile to be placed, or the figures that may be set on it; and how many tiles are left.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Card {
    id: root

    required property GameController controller
    property bool compact: false

    readonly property bool placing: root.controller.step === GameController.Place
    readonly property bool deploying: root.controller.step === GameController.Deploy
    readonly property int side: root.compact ? 104 : 128
    readonly property real bodyTop: title.y + title.height + Theme.spacing / 2
    /// Of a figure that can be dragged: large where there is but one kind.
    readonly property int figureSide: kinds.count > 1 ? 48 : 80

    signal tileMoved(point scene)
    signal tileDropped(point home)
    signal figureMoved(int figure, string source, point scene)
    signal figureDropped(point home)
    /// The tile hangs somewhere else and is not shown here.
    property bool tileAway: false

    implicitHeight: Math.max(root.side, figures.height, besides.height) + root.bodyTop + Theme.spacing * 1.5

    Words {
        id: title

        x: Theme.spacing * 1.5
        y: Theme.spacing
        color: Theme.dim
        font.bold: true
        font.pixelSize: Theme.smallSize
        text: root.deploying ? qsTr("Figure") : qsTr("Tile")
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
    Flow {
        id: figures

        x: Theme.spacing * 1.5
        y: root.bodyTop
        width: root.side
        spacing: Theme.spacing / 2
        visible: root.deploying

        Repeater {
            id: kinds

            model: root.controller.supply

            Draggable {
                id: figure

                required property int figure
                required property string source
                required property int count
                required property string label

                objectName: "handFigure"
                width: root.figureSide
                height: root.figureSide + number.height
                visible: count > 0
                Accessible.role: Accessible.Graphic
                Accessible.name: label
                onMoved: scene => root.figureMoved(figure.figure, figure.source, scene)
                onDropped: root.figureDropped(figure.mapToItem(null, figure.width / 2, figure.height / 2))

                Image {
                    width: root.figureSide
                    height: root.figureSide
                    sourceSize.width: 128
                    sourceSize.height: 128
                    source: figure.source
                    opacity: figure.held ? 0.25 : 1
                }
                Words {
                    id: number

                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    font.pixelSize: Theme.smallSize
                    color: Theme.dim
                    text: "×" + figure.count
                }
            }
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

        TileStack {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.controller.showsTilesLeft
            count: root.controller.tilesLeft
            counted: root.controller.showsTilesLeft
            side: root.compact ? 48 : 62
            beside: besides.width > (root.compact ? 180 : 240)
        }
        IconButton {
            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "turnHand"
            symbol: "rotate"
            text: qsTr("Turn the tile")
            keys: "R"
            visible: root.placing
            onClicked: root.controller.turnHand(1)
        }
        ActionButton {
            id: noFigure

            width: parent.width
            objectName: "noFigure"
            text: qsTr("No figure")
            visible: root.deploying
            leftPadding: 4
            rightPadding: 4
            primary: true
            onClicked: root.controller.choose(root.controller.choices.passRow)

            Hint {
                visible: noFigure.hovered
                text: qsTr("%1 (%2)", "a command and its key").arg(noFigure.text).arg("N")
            }
        }
    }
}
