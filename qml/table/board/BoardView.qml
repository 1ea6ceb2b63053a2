// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Board with tiles, figures and an overlay. The pointer moves and zooms it. Types that use it handle clicks and add
// other items.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property BoardModel tiles
    required property FigureModel figures
    required property OverlayLists lists
    required property string title
    /// Height at the top that a bar covers.
    property real topMargin: 0
    /// Height at the bottom that stays free when the whole board is shown.
    property real bottomMargin: 0
    /// Height at the bottom that cards cover now.
    property real coveredBottom: 0
    /// Width at the left that a card covers.
    property real coveredLeft: 0
    /// y coordinate of the lower end of the visible part.
    property real freeBottom: root.height
    /// Part of the board, in cells, that `fitAll` shows.
    property rect extent: root.tiles.extent
    /// Camera of the view. Two views that move together share one camera.
    property Camera camera: own
    property int detail: details.ready
    readonly property string level: details.readyLevel
    readonly property alias started: details.started
    /// True if the tiles and figures are created. Types that must get their size first set it later.
    property bool drawn: true
    property bool symbols: false
    /// Cells of the hovered item, null if none.
    property OverlayCellModel highlightedCells: null
    property int entry: -1
    property bool animated: false
    /// True if the background is a table, lighter in the middle, with shadows of the tiles.
    property bool withTable: true
    /// Function for turns of the wheel, with a point of this item and 1 or -1. Returns true to prevent zooming.
    property var turnAt: (at, by) => false
    property AreaStrip areas: null
    property Component figureDelegate: Component {
        FigureItem {
            cell: root.camera.cell
            detail: root.detail
            animated: root.animated
        }
    }
    property alias growth: marks.growth
    /// Side of a numbered mark in pixels.
    readonly property alias markSide: marks.side
    /// Entry of the numbered mark under the pointer, -1 if none. It is explained instead of the tile below it.
    property int hoveredMark: -1
    /// Parent for items that move with the board.
    readonly property alias ground: ground
    // Items of types that use this one have one of these layers as parent. The order from the lowest: tiles, frames of
    // the last moves, outlines of features (`lowest`), pictures of the overlay, marks of cells (`below`), figures and
    // pieces, markers of choices (`above`), numbers and discs (`discs`), tiles that are tried or proposed (`over`),
    // flashes. Hints are popups above all of them.
    readonly property alias lowest: lowest
    readonly property alias below: below
    readonly property alias above: above
    readonly property alias discs: discs
    readonly property alias over: over
    readonly property alias pieceItems: pieceItems

    signal tapped(at: point)
    signal otherTapped(at: point)
    signal entryHovered(entry: int)
    signal picked(entry: int)

    function cellAt(at: point): point {
        const on = root.camera.boardPoint(at);
        return Qt.point(Math.floor(on.x), Math.floor(on.y));
    }
    function withinCell(at: point): point {
        const on = root.camera.boardPoint(at);
        return Qt.point(on.x - Math.floor(on.x), on.y - Math.floor(on.y));
    }
    /// Returns the position in this item of a point of the board, in cells.
    function pointOf(x: real, y: real): point {
        return Qt.point(root.camera.x + x * root.camera.cell, root.camera.y + y * root.camera.cell);
    }
    function figureAt(at: point): int {
        for (let row = figureItems.count - 1; row >= 0; --row) {
            const figure = figureItems.itemAt(row);
            if (figure.contains(figure.mapFromItem(root, at)))
                return row;
        }
        return -1;
    }
    /// Returns the squares of all figures and pieces, in pixels of `ground`.
    function figureBoxes(): var {
        const boxes = [];
        for (let row = 0; row < figureItems.count; ++row) {
            const figure = figureItems.itemAt(row);
            if (figure !== null)
                boxes.push(Qt.rect(figure.x, figure.y, figure.width, figure.height));
        }
        for (let row = 0; row < pieceItems.count; ++row) {
            const piece = pieceItems.itemAt(row) as PieceItem;
            if (piece !== null)
                boxes.push(piece.box);
        }
        return boxes;
    }
    function tileBoxes(): var {
        const boxes = [];
        for (let row = 0; row < tileItems.count; ++row) {
            const tile = tileItems.itemAt(row) as TileItem;
            if (tile !== null)
                boxes.push(Qt.rect(tile.cellX * root.camera.cell, tile.cellY * root.camera.cell,
                                   root.camera.cell, root.camera.cell));
        }
        return boxes;
    }
    function tileAt(cell: point): TileItem {
        for (let row = 0; row < tileItems.count; ++row) {
            const tile = tileItems.itemAt(row) as TileItem;
            if (tile !== null && tile.cellX === cell.x && tile.cellY === cell.y)
                return tile;
        }
        return null;
    }
    function fitAll(): void {
        root.camera.fit(root.extent);
    }
    function refit(): void {
        if (root.camera === own)
            own.refit(root.extent);
    }
    /// Flashes the side of the tile that does not match. For other results, ends the flashing.
    function flash(result: dropResult): void {
        if (result.side >= 0)
            edge.flash(result);
        else
            edge.end();
    }

    /// Cell of the last tile. A new last tile ends the flashing.
    readonly property string lastCell: root.tiles.lastCell.x + "," + root.tiles.lastCell.y

    onLastCellChanged: edge.end()
    clip: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Camera {
        id: own

        board: root.tiles
        viewWidth: root.width
        viewHeight: root.height
        topMargin: root.topMargin
        bottomMargin: root.bottomMargin
        coveredBottom: root.coveredBottom
        // Handlers in the camera, because these properties of the camera may change later than those of the view.
        onTopMarginChanged: root.refit()
        onBottomMarginChanged: if (root.camera === own) own.follow(root.extent)
        onViewWidthChanged: root.refit()
        onViewHeightChanged: root.refit()
    }
    DetailLoader {
        id: details

        board: root.tiles
        cell: root.camera.cell
        drawn: root.drawn
        symbols: root.symbols
        onLeaving: (side, level) => { if (!sharp.active) fade.begin(side, level); }
        onEnlarging: sharp.begin()
        onFinished: sharp.end()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.tableCentre
        gradient: root.withTable ? lightMiddle : null
    }
    Gradient {
        id: lightMiddle

        GradientStop { position: 0; color: Theme.tableRim }
        GradientStop { position: 0.5; color: Theme.tableCentre }
        GradientStop { position: 1; color: Theme.tableRim }
    }
    CameraGestures {
        anchors.fill: parent
        camera: root.camera
        turnAt: root.turnAt
    }
    TapHandler { onTapped: point => root.tapped(point.position) }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => root.otherTapped(point.position)
    }
    Item {
        id: ground

        x: root.camera.x
        y: root.camera.y

        // A layer has items of constant size and is scaled as a whole, so that zooming changes one item and not
        // thousands.
        ScaledLayer {
            id: shadowLayer

            x: Math.round(root.camera.cell * 0.05)
            y: Math.round(root.camera.cell * 0.06)
            cell: root.camera.cell

            Repeater {
                model: root.withTable && details.started ? root.tiles : null

                Rectangle {
                    required property int cellX
                    required property int cellY

                    x: cellX * shadowLayer.unit
                    y: cellY * shadowLayer.unit
                    width: shadowLayer.unit
                    height: shadowLayer.unit
                    color: Theme.tableRim
                }
            }
        }
        ScaledLayer {
            id: tileLayer

            cell: root.camera.cell

            Repeater {
                id: tileItems

                model: details.started ? root.tiles : null

                TileItem {
                    cell: tileLayer.unit
                    zoom: tileLayer.scale
                    detail: root.detail
                    level: root.level
                    animated: root.animated
                }
            }
        }
        SharpTiles {
            id: sharp

            board: root.tiles
            cell: root.camera.cell
            side: details.wanted
            level: details.wantedLevel
            view: Qt.rect(-root.camera.x / root.camera.cell, -root.camera.y / root.camera.cell,
                          root.width / root.camera.cell, root.height / root.camera.cell)
            onLoaded: details.load()
        }
        LevelFade {
            id: fade

            board: root.tiles
            cell: root.camera.cell
        }
        LastMoveMarks {
            moves: AppSettings.lastMarks === AppSettings.LastMoves ? root.tiles.lastMoves : null
            cell: root.camera.cell
            framed: true
        }
        Item { id: lowest }
        OverlayTileLayer {
            lists: root.lists
            highlightedCells: root.highlightedCells
            cell: root.camera.cell
            detail: root.detail
        }
        Item { id: below }
        // Pieces and figures. Those farther south are drawn later.
        Item {
            Repeater {
                id: pieceItems

                model: details.started ? root.figures.pieces : null

                PieceItem {
                    cell: root.camera.cell
                    detail: root.detail
                    animated: root.animated
                }
            }
            Repeater {
                id: figureItems

                model: details.started ? root.figures : null
                delegate: root.figureDelegate
            }
        }
        Item { id: above }
        LastMoveMarks {
            moves: AppSettings.lastMarks === AppSettings.LastMoves ? root.tiles.lastMoves : null
            cell: root.camera.cell
            // True if an overlay is on: only its numbers are shown.
            quiet: root.lists.title.length > 0
        }
        OverlayMarks {
            id: marks

            lists: root.lists
            cell: root.camera.cell
            entry: root.entry
            onHoverChanged: (entry, at) => {
                if (!at && root.hoveredMark !== entry)
                    return;
                root.hoveredMark = at ? entry : -1;
                root.entryHovered(root.hoveredMark);
            }
            onPicked: entry => root.picked(entry)
        }
        Item { id: discs }
        Item {
            id: over

            z: 1
        }
        EdgeFlash {
            id: edge

            cell: root.camera.cell
            z: 9
        }
    }
}
