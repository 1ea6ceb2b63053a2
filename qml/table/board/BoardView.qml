// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board to look at: tiles, figures and what an overlay draws on them; moved and zoomed by the pointer. What a click
// means, and what else lies on the board, is for its user to say.
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
    /// Height at the top that something else covers.
    property real topMargin: 0
    /// The same at the bottom, where the whole board is shown.
    property real bottomMargin: 0
    /// Height at the bottom that cards cover now.
    property real coveredBottom: 0
    /// Down to here nothing covers it just now.
    property real freeBottom: root.height
    /// What is to be seen where the whole board is asked for, in cells.
    property rect extent: root.tiles.extent
    /// Another view's, if both move together.
    property Camera camera: own
    property int detail: details.ready
    /// Its tiles and figures are on it. A view may wait with them until it is known how large they are to be.
    property bool drawn: true
    /// What is pointed at, null for nothing.
    property OverlayCellModel lit: null
    /// The entry that is pointed at, -1 for none.
    property int entry: -1
    /// What comes is seen to come.
    property bool animated: false
    /// The board lies on a table, of which the middle is lighter, and throws a shadow on it.
    property bool withTable: true
    /// Asked with a point of this item and 1 or -1 where the wheel turns; true if something else is done than zooming.
    property var turnAt: (at, by) => false
    /// Areas off the board that can offer something, null if none.
    property AreaStrip areas: null
    property Component figureDelegate: Component {
        FigureItem {
            cell: root.camera.cell
            detail: root.detail
            animated: root.animated
        }
    }
    property alias growth: marks.growth
    /// The side of a number's square, in pixels.
    readonly property alias markSide: marks.side
    /// The number under the pointer, -1 for none: it is the one that is told about, not what lies below it.
    property int markPointed: -1
    /// Moves and grows with the board: what is to lie on it, in cells, is parented to this.
    readonly property alias ground: ground
    // Items of users of this type have one of these layers as parent. The order of all layers, from the lowest: tiles,
    // frames of the last moves, outlines of features (`lowest`), marks of cells (`below`), figures and pieces, markers
    // of choices (`above`), numbers and discs (`discs`), tiles that are tried or proposed (`over`). Hints are popups
    // above all of them.
    readonly property alias lowest: lowest
    readonly property alias below: below
    readonly property alias above: above
    readonly property alias discs: discs
    readonly property alias over: over
    readonly property alias pieceItems: pieceItems

    signal tapped(at: point)
    signal otherTapped(at: point)
    signal pointed(entry: int)
    signal picked(entry: int)

    function cellAt(at: point): point {
        const on = root.camera.boardPoint(at);
        return Qt.point(Math.floor(on.x), Math.floor(on.y));
    }
    /// The point within its cell, 0 to 1.
    function withinCell(at: point): point {
        const on = root.camera.boardPoint(at);
        return Qt.point(on.x - Math.floor(on.x), on.y - Math.floor(on.y));
    }
    /// A point of the board, in cells, as it lies in this item.
    function pointOf(x: real, y: real): point {
        return Qt.point(root.camera.x + x * root.camera.cell, root.camera.y + y * root.camera.cell);
    }
    /// The row of the figure that stands under that point of this item, -1 if none does.
    function figureAt(at: point): int {
        for (let row = standing.count - 1; row >= 0; --row) {
            const figure = standing.itemAt(row);
            if (figure.contains(figure.mapFromItem(root, at)))
                return row;
        }
        return -1;
    }
    /// Squares of all figures and pieces, in pixels of `ground`.
    function figureBoxes(): var {
        const boxes = [];
        for (let row = 0; row < standing.count; ++row) {
            const figure = standing.itemAt(row);
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
        for (let row = 0; row < lying.count; ++row) {
            const tile = lying.itemAt(row) as TileItem;
            if (tile !== null)
                boxes.push(Qt.rect(tile.cellX * root.camera.cell, tile.cellY * root.camera.cell,
                                   root.camera.cell, root.camera.cell));
        }
        return boxes;
    }
    function hasTile(cell: point): bool {
        for (let row = 0; row < lying.count; ++row) {
            const tile = lying.itemAt(row) as TileItem;
            if (tile !== null && tile.cellX === cell.x && tile.cellY === cell.y)
                return true;
        }
        return false;
    }
    function fitAll(): void {
        root.camera.fit(root.extent);
    }
    function refit(): void {
        if (root.camera === own)
            own.refit(root.extent);
    }
    /// The side that does not match, if that is why; what was told before is over.
    function flash(verdict: verdict): void {
        if (verdict.side >= 0)
            edge.flash(verdict);
        else
            edge.end();
    }

    /// Another tile lies there: what was told about the one before is over.
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
        // Of the camera, which need not know yet when this item's own size or margins have changed.
        onTopMarginChanged: root.refit()
        onBottomMarginChanged: root.camera.follow(root.extent)
        onViewWidthChanged: root.refit()
        onViewHeightChanged: root.refit()
    }
    DetailLoader {
        id: details

        board: root.tiles
        cell: root.camera.cell
        drawn: root.drawn
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
    TapHandler {
        onTapped: point => root.tapped(point.position)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => root.otherTapped(point.position)
    }
    Item {
        id: ground

        x: root.camera.x
        y: root.camera.y

        // What lies on every tile keeps its size and is scaled as a whole: a step of zooming is one change then, and
        // not thousands.
        ScaledLayer {
            id: shadowLayer

            x: Math.round(root.camera.cell * 0.05)
            y: Math.round(root.camera.cell * 0.06)
            cell: root.camera.cell

            Repeater {
                model: root.withTable && details.begun ? root.tiles : null

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
                id: lying

                model: details.begun ? root.tiles : null

                TileItem {
                    cell: tileLayer.unit
                    zoom: tileLayer.scale
                    detail: root.detail
                    animated: root.animated
                }
            }
        }
        LastMoveMarks {
            moves: AppSettings.lastMarks === AppSettings.LastMoves ? root.tiles.lastMoves : null
            cell: root.camera.cell
            framed: true
        }
        Item {
            id: lowest
        }
        OverlayGround {
            lists: root.lists
            lit: root.lit
            cell: root.camera.cell
            detail: root.detail
        }
        Item {
            id: below
        }
        // Among themselves, those further south stand before the others.
        Item {
            Repeater {
                id: pieceItems

                model: details.begun ? root.figures.pieces : null

                PieceItem {
                    cell: root.camera.cell
                    detail: root.detail
                    animated: root.animated
                }
            }
            Repeater {
                id: standing

                model: details.begun ? root.figures : null
                delegate: root.figureDelegate
            }
        }
        Item {
            id: above
        }
        LastMoveMarks {
            moves: AppSettings.lastMarks === AppSettings.LastMoves ? root.tiles.lastMoves : null
            cell: root.camera.cell
            // The numbers of an overlay stand alone.
            quiet: root.lists.title.length > 0
        }
        OverlayMarks {
            id: marks

            lists: root.lists
            cell: root.camera.cell
            entry: root.entry
            onPointedAt: (entry, at) => {
                if (!at && root.markPointed !== entry)
                    return;
                root.markPointed = at ? entry : -1;
                root.pointed(root.markPointed);
            }
            onPicked: entry => root.picked(entry)
        }
        Item {
            id: discs
        }
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
