// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A move that nobody has made yet, on the board: its tile and its figure show through, with its number and the lead
// that is expected of it. One that is chosen stands out; the others step back.
import QtQuick
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
    /// So many better moves lie there: of this one there is its line alone.
    required property int betterHere
    /// Its figure, or that of the best move there, leaves more room below it than above it.
    required property bool standsHigh
    required property bool bestStandsHigh
    required property int cell
    required property int detail
    /// The row that is chosen, -1 for none.
    required property int chosen
    /// Moves may be made here: a click on the tile or the figure is one, and its line alone leads to what is told of it.
    property bool inPlay: false
    readonly property bool isChosen: root.chosen === root.index
    readonly property bool laid: root.betterHere === 0 || root.isChosen
    readonly property int side: Math.max(12, Math.round(root.cell * root.size))
    /// The lines of a cell stand where its figure leaves room for them.
    readonly property bool lineBelow: root.isChosen ? root.standsHigh : root.bestStandsHigh
    /// A figure alone may have others close to it, and at a small tile a line hides its neighbours, which matter while
    /// one plays: there is room for its number only, until it is chosen.
    readonly property bool numberOnly: !root.isChosen
                                       && (!root.hasTile || (root.inPlay && root.cell < Theme.smallSize * 5))
    /// On a small tile a second line would lie on the figure: further lines stand beside the tile.
    readonly property int lineWay: root.cell < 100 ? -1 : 1
    readonly property color ink: root.isPlayed ? Theme.warn : Theme.accent

    signal picked

    // A line alone lies above the tile of the better move there.
    z: root.isChosen ? 8 : root.laid ? Math.max(1, 4 - root.rank) : 5
    opacity: root.isChosen || root.chosen < 0 ? 1 : 0.3
    objectName: "ghost:" + root.index
    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.description: root.words
    Accessible.onPressAction: root.picked()

    Item {
        id: tile

        x: root.cellX * root.cell
        y: root.cellY * root.cell
        width: root.cell
        height: root.cell
        visible: root.hasTile && root.laid

        // The frame of the cell below must not show through.
        Rectangle {
            anchors.fill: parent
            color: Theme.tableCentre
        }
        Image {
            anchors.fill: parent
            opacity: root.isChosen ? 1 : 0.65
            sourceSize.width: root.detail
            source: root.tileSource
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
            enabled: !root.inPlay
            onClicked: root.picked()
        }
    }
    Image {
        // It stands as a FigureItem would.
        x: Math.round((root.figureCellX + root.placeX) * root.cell - width / 2)
        y: Math.round((root.figureCellY + root.placeY) * root.cell - height * (root.onCorner ? 0.5 : 0.92))
        width: root.side
        height: width
        visible: root.hasFigure && root.laid
        opacity: root.isChosen ? 1 : 0.75
        rotation: root.angle
        sourceSize.width: Math.max(32, root.detail / 2)
        source: root.figureSource

        MouseArea {
            anchors.fill: parent
            enabled: !root.hasTile && !root.inPlay
            onClicked: root.picked()
        }
    }
    // Several moves may be about one cell: each has its own line.
    Rectangle {
        readonly property real step: (root.isChosen ? 0 : root.betterHere * root.lineWay) * (height + 2)

        x: Math.round((root.hasTile ? root.cellX + 0.5 : root.figureCellX + root.placeX) * root.cell - width / 2)
        y: !root.hasTile ? Math.round((root.figureCellY + root.placeY + 0.04) * root.cell)
         : root.lineBelow ? Math.round((root.cellY + 0.95) * root.cell - height - step)
                          : Math.round((root.cellY + 0.05) * root.cell + step)
        width: Math.max(height, told.width + height * 0.7)
        height: told.height + 4
        radius: height / 2
        visible: root.hasTile || root.hasFigure
        color: root.ink

        Text {
            id: told

            anchors.centerIn: parent
            color: root.isPlayed ? Theme.background : Theme.accentText
            font.pixelSize: Math.max(Theme.smallSize, Math.min(Theme.textSize, Math.round(root.cell * 0.16)))
            font.bold: true
            textFormat: Text.PlainText
            text: root.numberOnly ? root.rank : root.label
        }
        MouseArea {
            anchors.fill: parent
            onClicked: root.picked()
        }
    }
}
