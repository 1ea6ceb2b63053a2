// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The visible tiles of a board in larger pictures, each shown as soon as it is loaded. Used while the pictures of all
// tiles are being rendered for larger cells: the old pictures are blurred.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

ScaledLayer {
    id: root

    required property BoardModel board
    /// Side and level of the larger pictures.
    required property int side
    required property string level
    /// Visible part of the board, in cells.
    required property rect view
    readonly property bool active: tiles.model !== null

    /// Emitted once all visible pictures are loaded.
    signal loaded

    function begin(): void {
        tiles.model = root.board;
        later.restart();
    }
    function end(): void {
        tiles.model = null;
    }
    function look(): void {
        for (let row = 0; row < tiles.count; ++row) {
            const picture = tiles.itemAt(row) as Image;
            if (picture !== null && picture.status === Image.Loading)
                return;
        }
        if (root.active)
            root.loaded();
    }

    objectName: "sharpTiles"

    Repeater {
        id: tiles

        model: null

        Image {
            id: picture

            required property var model
            readonly property bool inView: picture.model.cellX + 1 > root.view.x && picture.model.cellX < root.view.right
                                           && picture.model.cellY + 1 > root.view.y && picture.model.cellY < root.view.bottom

            x: picture.model.cellX * root.unit
            y: picture.model.cellY * root.unit
            width: root.unit
            height: root.unit
            asynchronous: true
            visible: picture.status === Image.Ready
            sourceSize.width: root.side
            source: picture.inView ? picture.model.source + root.level : ""
            onStatusChanged: later.restart()
        }
    }
    // Checks the pictures after some time, because many become ready together.
    Timer {
        id: later

        interval: 10
        onTriggered: root.look()
    }
}
