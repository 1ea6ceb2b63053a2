// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A proposed move on the board: half-transparent tile and figure with number and expected lead. The other moves are
// faded while one is chosen.
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
    required property bool onCorner
    required property real angle
    required property string figureSource
    required property string words
    required property string label
    required property bool isPlayed
    /// Number of better moves with their tile on this cell. If it is not 0, only the label of this move is shown
    /// until it is chosen.
    required property int betterMovesAtCell
    /// figureIsHigh: true if the figure of this move leaves more space below it than above. bestFigureIsHigh: the
    /// same for the best move on the cell.
    required property bool figureIsHigh
    required property bool bestFigureIsHigh
    required property int cell
    /// Width in pixels for which the pictures are rendered.
    required property int detail
    required property string level
    /// Row of the chosen move, -1 if none.
    required property int chosen
    /// True if only the label accepts clicks: tile and figure pass clicks to the board.
    property bool passesClicksToBoard: false
    readonly property bool isChosen: root.chosen === root.index
    readonly property bool showsTile: root.betterMovesAtCell === 0 || root.isChosen
    readonly property int side: TilePictures.figure(root.cell, root.size)
    /// True if the label is at the lower edge of the tile, because the figure leaves more space there.
    readonly property bool labelBelow: root.isChosen ? root.figureIsHigh : root.bestFigureIsHigh
    /// True if only the number is shown, because a text would cover other labels: for a move without a tile, and on a
    /// small tile of a running game.
    readonly property bool numberOnly: !root.isChosen
                                       && (!root.hasTile || (root.passesClicksToBoard && root.cell < Theme.smallSize * 5))
    /// Direction of the labels of further moves on the cell: on small tiles away from the tile (-1),
    /// where they do not cover the figure.
    readonly property int labelDirection: root.cell < 100 ? -1 : 1
    readonly property color ink: root.isPlayed ? Theme.warn : Theme.accent

    signal picked

    // A move that shows only its label is above the tile of the better move.
    z: root.isChosen ? 8 : root.showsTile ? Math.max(1, 4 - root.rank) : 5
    opacity: root.isChosen || root.chosen < 0 ? 1 : 0.3
    objectName: "ghost:" + root.index
    Accessible.role: Accessible.Button
    Accessible.name: root.label
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
            source: root.tileSource + root.level
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.width: Math.max(2, Math.round(root.cell * 0.035))
            border.color: root.ink
            radius: 2
        }
        MouseArea {
            anchors.fill: parent
            enabled: !root.passesClicksToBoard
            onClicked: root.picked()
        }
    }
    Image {
        // Same position as that of a FigureItem.
        x: Math.round((root.figureCellX + root.placeX) * root.cell - width / 2)
        y: Math.round((root.figureCellY + root.placeY) * root.cell - height * (root.onCorner ? 0.5 : 0.92))
        width: root.side
        height: width
        visible: root.hasFigure && root.showsTile
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
    // Label. Several moves may be on one cell, and each has its label.
    Rectangle {
        readonly property real step: (root.isChosen ? 0 : root.betterMovesAtCell * root.labelDirection) * (height + 2)

        x: Math.round((root.hasTile ? root.cellX + 0.5 : root.figureCellX + root.placeX) * root.cell - width / 2)
        y: !root.hasTile ? Math.round((root.figureCellY + root.placeY + 0.04) * root.cell)
         : root.labelBelow ? Math.round((root.cellY + 0.95) * root.cell - height - step)
                          : Math.round((root.cellY + 0.05) * root.cell + step)
        width: Math.max(height, label.width + height * 0.7)
        height: label.height + 4
        radius: height / 2
        visible: root.hasTile || root.hasFigure
        color: root.ink

        Label {
            id: label

            anchors.centerIn: parent
            color: root.isPlayed ? Theme.background : Theme.accentText
            font.pixelSize: Math.max(Theme.smallSize, Math.min(Theme.textSize, Math.round(root.cell * 0.16)))
            font.bold: true
            text: root.numberOnly ? root.rank : root.label
        }
        MouseArea {
            anchors.fill: parent
            onClicked: root.picked()
        }
    }
}
