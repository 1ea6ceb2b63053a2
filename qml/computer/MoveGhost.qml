// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A proposed move on the board: half-transparent tile and figure, and next to them a disc with the number. The other
// moves are faded while one is chosen.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property int rank
    required property bool hasTile
    required property int cellX
    required property int cellY
    required property string tileSource
    required property bool hasFigure
    required property int figureCellX
    required property int figureCellY
    required property real placeX
    required property real placeY
    required property real size
    required property bool isOnCorner
    required property real angle
    required property string figureSource
    required property string words
    required property bool isPlayed
    /// Number of better moves with their tile on this cell. If it is not 0, only the disc of this move is shown
    /// until it is chosen.
    required property int betterMovesAtCell
    required property int cell
    /// Width in pixels for which the pictures are rendered.
    required property int detail
    required property string level
    /// Row of the chosen move, -1 if none.
    required property int chosen
    /// True if only the disc accepts clicks: tile and figure pass clicks to the board.
    property bool passesClicksToBoard: false
    readonly property bool isChosen: root.chosen === root.index
    readonly property bool showsTile: root.betterMovesAtCell === 0 || root.isChosen
    readonly property int side: TilePictures.figure(root.cell, root.size)
    /// Squares of the tile and of the figure. A move without them has empty squares.
    readonly property rect tileBox: root.hasTile ? Qt.rect(root.cellX * root.cell, root.cellY * root.cell, root.cell, root.cell)
                                                 : Qt.rect(0, 0, 0, 0)
    readonly property rect figureBox: root.marksCell ? Qt.rect(mark.x, mark.y, mark.width, mark.height)
                                      : root.hasFigure ? Qt.rect(figure.x, figure.y, figure.width, figure.height) : Qt.rect(0, 0, 0, 0)
    /// True if the move acts on a cell without a figure or piece to show, for example on a tower.
    readonly property bool marksCell: root.hasFigure && root.figureSource.length === 0
    /// Square with the tile or, without one, the figure.
    readonly property rect box: root.hasTile ? root.tileBox : root.figureBox
    readonly property int discSide: Math.round(24 * Theme.scale)
    /// Middle of the disc with the number, outside the tile.
    property point disc
    /// Point of the move that is next to the disc.
    readonly property point end: Qt.point(Math.max(root.box.x, Math.min(root.box.right, root.disc.x)),
                                          Math.max(root.box.y, Math.min(root.box.bottom, root.disc.y)))
    /// One colour for the played move, another one for the chosen move.
    readonly property color ink: root.isPlayed ? Theme.warn : root.isChosen ? Theme.frame : Theme.badgeText

    signal picked

    // A move that shows only its disc is above the tile of the better move.
    z: root.isChosen ? 8 : root.showsTile ? Math.max(1, 4 - root.rank) : 5
    opacity: root.isChosen || root.chosen < 0 ? 1 : 0.3
    objectName: "ghost:" + root.index
    Accessible.role: Accessible.Button
    Accessible.name: root.rank
    Accessible.description: root.words
    Accessible.onPressAction: root.picked()

    Item {
        x: root.cellX * root.cell
        y: root.cellY * root.cell
        width: root.cell
        height: root.cell
        visible: root.hasTile && root.showsTile

        // Hides the frame of the cell, which would be visible through the tile.
        Rectangle {
            anchors.fill: parent
            color: Theme.tableCentre
        }
        Image {
            anchors.fill: parent
            opacity: root.isChosen ? 1 : 0.65
            sourceSize.width: root.detail
            source: root.hasTile ? root.tileSource + root.level : ""
        }
        OutlinedFrame {
            anchors.fill: parent
            line: Math.max(2, Math.round(root.cell * 0.035))
            edge: 1
            ink: root.ink
            radius: 2
        }
        MouseArea {
            anchors.fill: parent
            enabled: !root.passesClicksToBoard
            onClicked: root.picked()
        }
    }
    OutlinedFrame {
        id: mark

        objectName: "moveMark:" + root.index
        x: root.figureCellX * root.cell
        y: root.figureCellY * root.cell
        width: root.cell
        height: root.cell
        visible: root.marksCell && root.showsTile
        line: Math.max(2, Math.round(root.cell * 0.035))
        edge: 1
        ink: root.ink
        radius: 2
    }
    Image {
        id: figure

        // Same position as that of a FigureItem.
        x: Math.round((root.figureCellX + root.placeX) * root.cell - width / 2)
        y: Math.round((root.figureCellY + root.placeY) * root.cell - height * (root.isOnCorner ? 0.5 : 0.92))
        width: root.side
        height: width
        visible: root.hasFigure && !root.marksCell && root.showsTile
        opacity: root.isChosen ? 1 : 0.75
        rotation: root.angle
        sourceSize.width: Math.max(32, root.detail / 2)
        source: root.figureSource

        MouseArea {
            anchors.fill: parent
            enabled: !root.hasTile && !root.passesClicksToBoard
            onClicked: root.picked()
        }
    }
    // Line from the move to its disc.
    Rectangle {
        readonly property point way: Qt.point(root.disc.x - root.end.x, root.disc.y - root.end.y)

        x: root.end.x
        y: root.end.y - height / 2
        width: Math.hypot(way.x, way.y)
        height: 4
        visible: disc.visible
        transformOrigin: Item.Left
        rotation: Math.atan2(way.y, way.x) * 180 / Math.PI
        color: Theme.badge

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            color: root.ink
        }
    }
    Rectangle {
        id: disc

        objectName: "moveDisc:" + root.index
        x: Math.round(root.disc.x - width / 2)
        y: Math.round(root.disc.y - height / 2)
        width: root.discSide
        height: root.discSide
        radius: height / 2
        visible: root.hasTile || root.hasFigure
        color: root.isPlayed ? Theme.warn : Theme.badge
        border.width: root.isPlayed ? 0 : 1
        border.color: root.ink

        Label {
            anchors.centerIn: parent
            color: root.isPlayed ? Theme.background : Theme.badgeText
            font.pixelSize: Theme.textSize
            font.bold: true
            text: root.rank
        }
        MouseArea {
            anchors.fill: parent
            anchors.margins: -2
            onClicked: root.picked()
        }
    }
}
