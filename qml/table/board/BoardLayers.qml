// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Layers of the board of the table with the items of the game: highlighted features, choosable places, the moving
// figure, proposed moves, the tile that is tried.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardDrag drag
    readonly property int cell: root.board.camera.cell
    readonly property int detail: root.board.detail
    required property int hoveredRow
    /// Visible part of the board, in the coordinates of this item.
    readonly property rect view: Qt.rect(root.board.coveredLeft - root.board.camera.x, root.board.topMargin - root.board.camera.y,
                                         root.board.width - root.board.coveredLeft, root.board.freeBottom - root.board.topMargin)
    readonly property int hoveredGroup: root.controller.candidates.groupOf(root.hoveredRow)
    readonly property prompt prompt: root.controller.prompt
    property int focusedRow: -1
    /// Row of the candidate that the Tab key reaches, -1 if none.
    property int currentRow: -1
    readonly property Overlays overlays: root.controller.overlays
    property RowList ghosts: null
    property RowList letters: null
    property int ghostChosen: -1

    property FeatureHandle touched: null
    /// Text of `touched` or, without one, of the tile that is hovered or has the focus; empty if none.
    readonly property string markerWords: root.touched !== null ? root.touched.hintText : hint.hintText
    /// True if a card next to the pointer shows this text, so that no hint is needed.
    property bool quiet: false

    readonly property bool proposing: proposed.count > 0
    readonly property alias cells: cells
    readonly property alias clearPlace: clearPlace

    signal ghostPicked(row: int)
    signal candidateHovered(row: int)
    signal tileOpened(opened: choice)

    function focusOn(row: int): void {
        const handle = handles.itemAt(row) as FeatureHandle;
        const marker = cells.itemAt(row);
        if (handle !== null && handle.visible)
            handle.forceActiveFocus(Qt.TabFocusReason);
        else if (marker !== null && marker.visible)
            marker.forceActiveFocus(Qt.TabFocusReason);
    }
    /// Returns the number of choosable places under that part of this item.
    function placesUnder(part: rect): int {
        return root.marked().filter(place => place.x < part.right && place.right > part.x
                                             && place.y < part.bottom && place.bottom > part.y).length;
    }
    /// Rectangles of choosable places, which hints must not cover. Measured when a hint is shown: there can be
    /// hundreds, and bindings to all of them would measure all again after every movement of one.
    property var taken: []
    /// Squares of the figures and of the tiles, measured together with `taken`.
    property var figures: []
    property var tiles: []

    function measure(): void {
        root.taken = root.marked();
        root.figures = root.board.figureBoxes();
        root.tiles = root.board.tileBoxes();
    }
    /// Returns the rectangles of the choosable places, in the coordinates of this item.
    function marked(): var {
        const places = [];
        for (let row = 0; row < root.controller.candidates.rowCount(); ++row)
            for (const each of [cells.itemAt(row), handles.itemAt(row)])
                if (each !== null && each.visible)
                    places.push(Qt.rect(each.x, each.y, each.width, each.height));
        return places;
    }
    /// Shows that the tile that is tried cannot be turned: shakes the tile and highlights its tick.
    function showThatNothingTurns(): void {
        preview.shake();
    }

    Component.onCompleted: root.controller.candidates.tileSize = root.cell
    onCellChanged: {
        root.controller.candidates.tileSize = root.cell;
        if (root.taken.length > 0)
            Qt.callLater(root.measure);
    }

    Connections {
        function onChanged(): void { if (root.controller.preview.active) root.measure(); }
        target: root.controller.preview
    }

    NearestDot {
        id: nearestDot

        board: root.board
        handles: handles
    }
    // A place with its text is above the numbers.
    Binding {
        target: root.board.above
        property: "z"
        value: root.hoveredRow >= 0 || root.focusedRow >= 0 ? 1 : 0
    }
    ClearPlace {
        id: clearPlace

        view: root.view
    }
    Item {
        parent: root.board.lowest

        Repeater {
            model: root.controller.glow

            GlowItem {
                cell: root.cell
                detail: root.detail
                // Choosable features have outlines only under the pointer, or while the choice must be confirmed.
                shown: candidate < 0 || candidate === root.hoveredGroup || (root.prompt.confirms && !isLinked)
            }
        }
    }
    Item {
        parent: root.board.below

        FinalCountLayer {
            finalCount: root.controller.finalCount
            tiles: root.controller.board
            cell: root.cell
            detail: root.detail
        }
        Repeater {
            model: root.controller.blocker

            GlowItem {
                cell: root.cell
                detail: root.detail
                shown: true
            }
        }
        SpotlightItem {
            controller: root.controller
            cell: root.cell
            detail: root.detail
        }
        HiddenPartArrows {
            parent: root.board
            controller: root.controller
            board: root.board
        }
        ReachLayer {
            cells: root.controller.reached
            cell: root.cell
        }
        PathLayer {
            path: root.controller.path
            cell: root.cell
            discLayer: root.board.discs
            pieces: root.board.pieceItems
        }
        CandidateCells {
            id: cells

            controller: root.controller
            cell: root.cell
            dragging: root.drag.held
            wanted: !root.prompt.onFeatures || root.prompt.kind === Prompt.Choose
            currentRow: root.currentRow
            onFocused: row => root.focusedRow = row
        }
    }
    MovingFigureItem {
        movingFigure: root.controller.movingFigure
        passages: root.controller.passages
        drag: root.drag
        cell: root.cell
        // False while Range draws its own frame.
        framed: !root.overlays.needsFigure || !root.overlays.hasChosen
    }
    HeldFigure {
        held: root.controller.held
        cell: root.cell
        detail: root.detail
    }
    Repeater {
        id: handles

        model: root.prompt.onFeatures ? root.controller.candidates : null

        FeatureHandle {
            id: handle

            cell: root.cell
            isHighlighted: root.hoveredRow === handle.index
            isNearest: nearestDot.handle === handle
            withOverlay: root.overlays.kind !== Overlays.None
            // Hidden while moves are proposed, but still clickable.
            opacity: root.proposing && !handle.touched ? 0 : 1
            clear: clearPlace
            taken: root.taken
            current: root.currentRow === handle.index
            onReasonRequested: root.measure()
            // One of many places is chosen in two steps: first its tile.
            onPicked: root.controller.candidates.openTile(handle.choice) ? root.tileOpened(handle.choice)
                                                                         : root.controller.pick(handle.choice)
            onActiveFocusChanged: root.focusedRow = handle.activeFocus ? handle.index : -1
            quiet: root.quiet
            onHoverChanged: at => {
                if (at)
                    root.touched = handle;
                else if (root.touched === handle)
                    root.touched = null;
                root.candidateHovered(at && !handle.isShared ? handle.index : -1);
            }
        }
    }
    OtherActionHint {
        id: hint

        z: 2
        about: cells.explained
        quiet: root.quiet
        clear: clearPlace
        taken: root.taken
        onVisibleChanged: if (hint.visible) root.measure()
    }
    Item {
        parent: root.board.over

        GhostTile {
            on: cells.tried
            detail: root.detail
            level: root.board.level
            hand: root.controller.hand.picture
            quiet: root.overlays.inspecting || root.overlays.kind !== Overlays.None
        }
        ProposedMoves {
            id: proposed

            moves: root.ghosts
            letters: root.letters
            chosen: root.ghostChosen
            board: root.board
            controller: root.controller
            view: root.view
            passesClicksToBoard: !root.controller.viewOnly
            onPicked: row => {
                root.ghostPicked(row);
            }
        }
        PreviewItem {
            id: preview

            preview: root.controller.preview
            picture: root.controller.hand.picture
            cell: root.cell
            detail: root.detail
            level: root.board.level
            buttons: !root.drag.held && !root.prompt.confirms
            clear: clearPlace
            figures: root.figures
            choosable: root.taken
            tiles: root.tiles
            description: root.controller.hand.description(root.controller.preview.turns)
            onTurned: root.controller.turnHand(1)
            onConfirmed: root.controller.chooseSoon(root.controller.preview.row)
        }
    }
    RisingLayer {
        parent: root.board.ground
        controller: root.controller
        z: 10
        cell: root.cell
    }
}
