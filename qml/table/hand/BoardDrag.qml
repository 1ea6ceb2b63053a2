// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of the items for dragging over a board, with the reason if a drop is refused. Derived types define the effects
// of movements and drops. Points are in the coordinates of this item unless stated otherwise.
import QtQuick
import Vozka.Models

Item {
    id: root

    enum Kind { Tile, OwnTile, Figure, BoardFigure, Probe }

    required property GameController controller
    required property BoardView board
    required property string tilePicture
    required property int tileTurns
    property string figurePicture: ""
    /// True while the board shows the tile on a cell. The ghost is hidden then.
    required property bool snapped
    readonly property alias tile: tile
    readonly property alias figure: figure
    readonly property alias reason: reason
    readonly property bool held: tile.held || figure.held

    /// Called at each movement. number: kind of figure, row of the palette, or row of the figure on the board. scene:
    /// position of the pointer in the scene.
    function move(kind: int, number: int, picture: string, scene: point): void {}
    /// Called at the drop. home: centre of the item from which the drag started, in the scene.
    function drop(kind: int, home: point): void {}

    function isOverBoard(at: point): bool {
        return root.board.contains(root.mapToItem(root.board, at));
    }
    function cellAt(at: point): point {
        return root.board.cellAt(root.mapToItem(root.board, at));
    }
    function withinCell(at: point): point {
        return root.board.withinCell(root.mapToItem(root.board, at));
    }
    /// Shows the reason next to the ghost if the drop is refused.
    function explain(result: dropResult, ghost: DragGhost): void {
        if (result.allowed)
            reason.clear();
        else
            reason.showFor(result, ghost.at, ghost.height / 2);
    }
    /// Shows the reason of a refused drop on the board: the side that does not match, or the blocking figure.
    function showOnBoard(result: dropResult): void {
        root.board.flash(result);
        root.controller.showBlocker(result);
    }

    DragGhost {
        id: tile

        objectName: "tileGhost"
        snapped: root.snapped
        width: Math.max(64, Math.min(180, root.board.camera.cell))
        height: width

        TurningTile {
            anchors.fill: parent
            picture: root.tilePicture
            turns: root.tileTurns
            detail: 256
            opacity: 0.92
        }
    }
    DragGhost {
        id: figure

        objectName: "figureGhost"
        width: Math.max(40, Math.min(90, Math.round(root.board.camera.cell * 0.46)))
        height: width

        Image {
            anchors.fill: parent
            sourceSize.width: 128
            sourceSize.height: 128
            source: root.figurePicture
        }
    }
    HeldReason {
        id: reason

        onResultChanged: if (reason.visible && reason.result !== null) root.showOnBoard(reason.result)
        onVisibleChanged: {
            if (reason.visible)
                root.showOnBoard(reason.result);
            else
                root.controller.hideBlocker();
        }
    }
}
