// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of the table. Clicks, drops and keys on it choose among the candidates.
import QtQuick
import Vozka.Models
import Vozka.Style

BoardView {
    id: root

    required property GameController controller
    required property BoardDrag drag
    readonly property bool dragging: root.drag.held
    property int hoveredRow: -1
    readonly property Overlays overlays: root.controller.overlays
    /// ghosts: proposed moves, null if none. letters: letters on the board that the
    /// text of a card names, null if none. ghostChosen: row of the chosen move, -1 if none.
    property RowList ghosts: null
    property RowList letters: null
    property int ghostChosen: -1
    readonly property alias cameraController: cameraController
    readonly property alias keyboard: keys
    readonly property alias ringed: keys.ringed

    signal ghostPicked(row: int)
    signal logRequested(x: int, y: int)

    function goToLast(): void {
        const last = root.controller.board.lastCell;
        root.camera.goTo(last.x + 0.5, last.y + 0.5);
    }
    function refuse(result: dropResult): void {
        root.drag.showOnBoard(result);
        root.controller.refused(result.message, result.rule);
    }
    /// Returns the number of choosable places under that part of this item.
    function placesUnder(part: rect): int {
        return layers.placesUnder(Qt.rect(part.x - root.camera.x, part.y - root.camera.y, part.width, part.height));
    }
    /// Shows why the chosen kind of figure has no place, if it has none.
    function refuseWithoutPlace(): void {
        const result = root.controller.drops.kindResult(root.controller.hand.figure);
        if (result.message.length > 0)
            root.refuse(result);
    }
    function openMenuAt(at: point): void {
        menu.openAt(root, at, root.cellAt(at), root.withinCell(at), root.figureAt(at));
    }
    /// Opens the menu of the item with the focus or, without one, of the last tile. Has no effect
    /// without the focus of the board: key presses arrive here from the whole page.
    function openMenu(): void {
        if (!root.activeFocus)
            return;
        const last = root.controller.board.lastCell;
        const cell = keys.cell !== null ? Qt.point(keys.cell.choice.cellX, keys.cell.choice.cellY)
                   : keys.place !== null ? Qt.point(keys.place.choice.cellX, keys.place.choice.cellY) : Qt.point(last.x, last.y);
        const within = keys.place !== null ? Qt.point(keys.place.choice.place.x, keys.place.choice.place.y) : Qt.point(0.5, 0.5);
        const at = root.pointOf(cell.x + within.x, cell.y + within.y);
        menu.openAt(root, at, cell, within, root.figureAt(at));
    }

    objectName: "board"
    camera: cameraController.camera
    drawn: root.camera.placed
    title: qsTr("Board")
    tiles: root.controller.board
    figures: root.controller.figures
    lists: root.overlays.main
    highlightedCells: root.overlays.highlightedCells
    entry: root.overlays.entry
    animated: root.controller.animated
    symbols: root.overlays.inspecting
    turnAt: (at, by) => {
        const turns = root.dragging || taps.isPreviewed(root.cellAt(at));
        if (turns)
            root.controller.turnHand(by);
        return turns;
    }
    onEntryHovered: entry => root.overlays.entry = entry
    onPicked: entry => root.overlays.entry = entry
    onTapped: at => {
        root.forceActiveFocus();
        pointer.explainTapped(at);
        if (pointer.chooseTapped(at))
            return;
        if (root.controller.prompt.onFeatures)
            taps.tapFeature(at);
        else
            taps.tapCell(root.cellAt(at));
    }
    // Opens the menu of a tile or figure. Elsewhere it turns the tile in hand or opens the menu of the open cell.
    onOtherTapped: at => {
        const cell = root.cellAt(at);
        const bare = root.overlays.featureNameAt(cell.x, cell.y, root.withinCell(at)).length === 0;
        if (root.dragging || (bare && root.controller.prompt.kind === Prompt.Place))
            root.controller.turnHand(1);
        else
            root.openMenuAt(at);
    }
    onActiveFocusChanged: if (root.activeFocus) keys.takeSoon()
    onVisibleChanged: keys.takeSoon()
    Keys.onMenuPressed: root.openMenu()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.accepted)
            root.openMenu();
    }
    Keys.onLeftPressed: event => keys.arrow(event, -1, 0)
    Keys.onRightPressed: event => keys.arrow(event, 1, 0)
    Keys.onUpPressed: event => keys.arrow(event, 0, -1)
    Keys.onDownPressed: event => keys.arrow(event, 0, 1)

    BoardTaps {
        id: taps

        controller: root.controller
        board: root
        onRefused: result => root.refuse(result)
        onCannotTurn: layers.showThatNothingTurns()
    }
    HoverHandler {
        id: hover

        enabled: pointer.explains
        onPointChanged: if (hover.hovered) pointer.hoverAt(hover.point.position)
        onHoveredChanged: if (!hover.hovered) pointer.clearHover()
    }
    BoardMenu {
        id: menu

        controller: root.controller
        onLogRequested: (x, y) => root.logRequested(x, y)
        onExplained: pointer.showCardAt(menu.cell.x + menu.within.x, menu.cell.y + menu.within.y)
    }
    BoardLayers {
        id: layers

        parent: root.above
        board: root
        controller: root.controller
        drag: root.drag
        ghosts: root.ghosts
        letters: root.letters
        ghostChosen: root.ghostChosen
        onGhostPicked: row => root.ghostPicked(row)
        hoveredRow: root.hoveredRow
        currentRow: keys.currentRow
        quiet: pointer.cardShown
        onTileOpened: opened => cameraController.camera.enlarge(opened.cellX, opened.cellY)
        onCandidateHovered: row => {
            root.hoveredRow = row;
            root.controller.hoverCandidate(row);
        }
    }
    TileLens {
        parent: root.over
        layers: layers
        onTapped: cell => taps.tapCell(cell)
    }
    BoardFocus {
        id: keys

        /// True if the card next to the pointer also explains the item with the focus.
        readonly property bool explains: pointer.showsCardForKeys

        function explain(): void {
            if (!keys.byKeys)
                return;
            if (keys.cell !== null)
                pointer.explainPoint(Qt.point(keys.cell.choice.cellX + 0.5, keys.cell.choice.cellY + 0.5));
            else if (keys.place !== null)
                pointer.explainPoint(Qt.point(keys.place.choice.cellX + keys.place.choice.place.x, keys.place.choice.cellY + keys.place.choice.place.y));
        }

        controller: root.controller
        board: root
        layers: layers
        explainScored: by => pointer.explainScored(by)
        onRingedChanged: keys.explain()
        onExplainsChanged: keys.explain()
    }
    ClickGuard {
        anchors.fill: parent
        decisionCount: keys.decisionCount
    }
    FocusRing {
        objectName: "wholeBoardFocus"
        anchors.topMargin: root.topMargin
        anchors.margins: Theme.spacing
        overMap: true
        shown: keys.focused === root && keys.byKeys
    }
    CameraController {
        id: cameraController

        anchors.fill: parent
        controller: root.controller
        board: root
        busy: root.dragging || pointer.cardShown
        onSmallCellsShown: layers.cells.pulse()
    }
    ChoicesOutside {
        board: root
        layers: layers
        controller: root.controller
        cameraController: cameraController
        onClicked: root.fitAll()
    }
    BoardHover {
        id: pointer

        anchors.fill: parent
        controller: root.controller
        board: root
        layers: layers
        dragging: root.dragging
    }
    Connections {
        function onBoardTurned(): void {
            root.hoveredRow = -1;
            keys.beginGame();
            cameraController.knownDecision = "";
            cameraController.begin();
            // The previous view is of the board before it was turned.
            cameraController.camera.before = null;
        }
        function onStarted(): void {
            keys.beginGame();
            cameraController.begin();
        }
        function onChanged(): void {
            // False after a game is closed, so that the board of the next game is shown as a whole.
            root.camera.placed = root.camera.placed && root.controller.active;
            if (root.controller.active)
                root.camera.keep();
        }
        target: root.controller
    }
}
