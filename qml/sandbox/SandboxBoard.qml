// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of the sandbox. Tiles are placed and turned, figures are placed, and a click queries the current overlay.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

BoardView {
    id: root

    required property SandboxController sandbox
    required property BoardDrag drag
    readonly property bool dragging: root.drag.held
    readonly property GameController controller: root.sandbox.table
    readonly property Overlays overlays: root.controller.overlays
    readonly property bool holdsTile: root.sandbox.handPicture.length > 0
    /// hoveredCell: the hovered cell. previewTurns: rotation that makes the tile in hand fit there, -1 if none.
    property point hoveredCell: Qt.point(0, 0)
    property int previewTurns: -1

    /// Requests the menu of a cell at that point of this item. `byKeys`: the first entry of the menu is current.
    signal menuRequested(x: int, y: int, at: point, byKeys: bool)
    /// Emitted when an open cell is chosen without a tile in hand. The palette should get the focus.
    signal tileRequested

    function point(at: point): void {
        root.hoveredCell = root.cellAt(at);
        root.previewTurns = root.sandbox.turnsOn(root.hoveredCell.x, root.hoveredCell.y);
    }
    function clearHover(): void {
        root.previewTurns = -1;
    }
    function turn(by: int): void {
        if (root.holdsTile)
            root.sandbox.turnHandAbove(by, root.hoveredCell.x, root.hoveredCell.y);
        else if (root.sandbox.tileSelected)
            root.sandbox.turnTile(root.sandbox.selectedX, root.sandbox.selectedY, by);
    }
    function tap(at: point): void {
        const cell = root.cellAt(at);
        root.forceActiveFocus(Qt.MouseFocusReason);
        if (root.holdsTile && root.tileAt(cell) === null) {
            root.sandbox.placeTile(cell.x, cell.y);
        } else if (root.sandbox.figure >= 0) {
            const within = root.withinCell(at);
            root.sandbox.setFigureAt(cell.x, cell.y, within);
        } else {
            root.sandbox.select(cell.x, cell.y);
            if (root.tileAt(cell) !== null)
                root.ask(cell, root.withinCell(at));
        }
    }
    /// Queries the current overlay about that point. If no overlay is on, switches Range on before. Has no effect if
    /// the chosen sets have no figure or pile with a range.
    function ask(cell: point, within: point): void {
        if (!root.overlays.hasRange)
            return;
        if (root.overlays.kind === Overlays.None)
            root.overlays.kind = Overlays.Range;
        root.overlays.chooseAt(cell.x, cell.y, within);
    }
    function chooseFigure(row: int): void {
        if (root.overlays.kind === Overlays.None && root.overlays.hasRange)
            root.overlays.kind = Overlays.Range;
        if (root.overlays.needsFigure)
            root.overlays.chooseFigure(row);
    }
    function askMenu(cell: point, byKeys: bool): void {
        const at = root.pointOf(cell.x + 0.7, cell.y + 0.5);
        root.menuRequested(cell.x, cell.y, at, byKeys);
    }
    /// Handles Enter at the selected cell.
    function act(): void {
        if (!root.sandbox.hasSelection)
            root.sandbox.moveSelection(0, 0);
        const cell = Qt.point(root.sandbox.selectedX, root.sandbox.selectedY);
        if (root.sandbox.tileSelected)
            root.askMenu(cell, true);
        else if (root.holdsTile)
            root.sandbox.placeTile(cell.x, cell.y);
        else
            root.tileRequested();
    }
    function removeSelected(): void {
        if (root.sandbox.tileSelected)
            root.sandbox.takeTile(root.sandbox.selectedX, root.sandbox.selectedY);
    }
    function arrow(event: var, dx: int, dy: int): void {
        if (event.modifiers & Qt.ShiftModifier) {
            root.camera.pan(-dx * 80, -dy * 80);
            return;
        }
        root.sandbox.moveSelection(dx, dy);
        root.hoveredCell = Qt.point(root.sandbox.selectedX, root.sandbox.selectedY);
        root.previewTurns = root.sandbox.turnsOn(root.hoveredCell.x, root.hoveredCell.y);
        root.camera.reveal(Qt.rect(root.sandbox.selectedX, root.sandbox.selectedY, 1, 1), 0);
    }

    activeFocusOnTab: true
    title: qsTr("Board")
    tiles: root.controller.board
    figures: root.controller.figures
    extent: root.tiles.extent.width > 0 ? root.tiles.extent : Qt.rect(-0.5, -0.5, 2, 2)
    lists: root.overlays.main
    highlightedCells: root.overlays.highlightedCells
    entry: root.overlays.entry
    animated: root.controller.animated
    turnAt: (at, by) => {
        // The wheel turns a dragged tile over every cell, and a tile in hand over cells where it fits.
        const turns = root.holdsTile && (root.dragging || root.previewTurns >= 0);
        if (turns)
            root.turn(by);
        return turns;
    }
    figureDelegate: SandboxFigure {
        id: figure

        cell: root.camera.cell
        detail: root.detail
        animated: root.animated
        fixed: root.holdsTile || root.sandbox.figure >= 0
        drag: root.drag
        onClicked: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.sandbox.select(figure.cellX, figure.cellY);
            root.chooseFigure(figure.index);
        }
    }
    onEntryHovered: entry => root.overlays.entry = entry
    onPicked: entry => root.overlays.entry = entry
    onTapped: at => root.tap(at)
    onOtherTapped: at => {
        const cell = root.cellAt(at);
        root.forceActiveFocus(Qt.MouseFocusReason);
        if (root.holdsTile)
            root.turn(1);
        else if (root.tileAt(cell) !== null)
            root.askMenu(cell, false);
    }
    Accessible.description: root.sandbox.selectionLabel
    Accessible.focusable: true
    Keys.onLeftPressed: event => root.arrow(event, -1, 0)
    Keys.onRightPressed: event => root.arrow(event, 1, 0)
    Keys.onUpPressed: event => root.arrow(event, 0, -1)
    Keys.onDownPressed: event => root.arrow(event, 0, 1)
    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.act()
    Keys.onMenuPressed: root.act()

    Announcement {
        text: root.activeFocus && LastInput.byKeys ? root.sandbox.selectionLabel : ""
    }
    PointerTracker {
        id: hover

        onMoved: at => {
            if (!root.dragging)
                root.point(at);
        }
        onHoveredChanged: if (!hover.hovered && !root.dragging) root.clearHover()
    }
    Item {
        parent: root.below

        Repeater {
            model: root.controller.blocker

            GlowItem {
                cell: root.camera.cell
                detail: root.detail
                shown: true
            }
        }
        RenderedSize {
            id: renderedSize

            cell: root.camera.cell
        }
        Repeater {
            model: root.sandbox.cells

            CellMarker {
                id: marker

                cell: root.camera.cell
                drawn: renderedSize.drawn
                signs: signLayer
                isHighlighted: root.dragging
                onPicked: root.sandbox.placeTile(marker.choice.cellX, marker.choice.cellY)
            }
        }
        Item { id: signLayer }
        SelectionFrame {
            x: root.sandbox.selectedX * root.camera.cell
            y: root.sandbox.selectedY * root.camera.cell
            cell: root.camera.cell
            visible: root.sandbox.hasSelection
            focused: root.activeFocus && LastInput.byKeys
        }
    }
    Image {
        parent: root.over
        objectName: "handPreview"
        x: root.hoveredCell.x * root.camera.cell
        y: root.hoveredCell.y * root.camera.cell
        width: root.camera.cell
        height: root.camera.cell
        sourceSize.width: root.detail
        visible: root.holdsTile && root.previewTurns >= 0
        opacity: 0.8
        source: visible ? root.sandbox.handPicture + "/" + root.previewTurns + root.level : ""
    }
    JustPlacedMark {
        parent: root.above
        cell: root.camera.cell
        on: Qt.point(root.tiles.lastCell.x, root.tiles.lastCell.y)
        visible: !root.sandbox.empty
    }
    MessageCard {
        objectName: "emptyTable"
        width: Math.min(parent.width - Theme.spacing * 4, Math.round(460 * Theme.scale))
        title: qsTr("The table is empty")
        explanation: qsTr("Choose a tile and click the space, or drag the tile there. Then place more tiles and figures. Click any feature to see where a figure could move from there.")
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.camera.y + root.camera.cell + Theme.spacing * 3
        // Hidden if it does not fit, as with large text in a low window. The bar has the instruction too.
        visible: root.sandbox.empty && y + height <= parent.height - Theme.spacing
    }
    FocusRing {
        anchors.topMargin: root.topMargin
        anchors.margins: Theme.spacing
        overMap: true
        shown: root.activeFocus && LastInput.byKeys && !root.sandbox.hasSelection
    }
    Connections {
        function onChanged(): void {
            root.previewTurns = root.holdsTile && (hover.hovered || root.dragging || root.activeFocus)
                ? root.sandbox.turnsOn(root.hoveredCell.x, root.hoveredCell.y) : -1;
            root.camera.follow(root.extent);
        }
        function onBoardReplaced(): void { root.fitAll(); }
        function onRefused(result: dropResult): void { root.flash(result); }
        target: root.sandbox
    }
    Component.onCompleted: root.fitAll()
}
