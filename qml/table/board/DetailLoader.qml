// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders the tiles in another size in the background while the player zooms. The board shows the old pictures, scaled,
// until all new ones are ready.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property BoardModel board
    required property int cell
    /// The board is visible. Before that nothing is rendered in advance.
    required property bool drawn
    /// All symbols are shown, at the smallest size also.
    required property bool symbols
    /// Side and level of the pictures that are being rendered.
    property int wanted: TilePictures.side(root.cell)
    property string wantedLevel: root.levelOfCell
    /// Level without regard to `symbols`.
    property string levelOfCell: TilePictures.level(root.cell, "")
    /// Side and level of the pictures that are shown. All tiles are ready in them.
    property int ready: root.wanted
    /// The level is empty while both change.
    property string readyLevel: root.wantedLevel
    /// The size is known. Before that no tile is created.
    property bool started: false

    /// Emitted before pictures of another level are shown.
    signal leaving(side: int, level: string)

    visible: false
    Component.onCompleted: root.begin()
    onDrawnChanged: root.drawn ? starting.restart() : root.begin()
    onCellChanged: root.wait()
    onSymbolsChanged: root.wait()

    /// Waits for the end of zooming, as rendering all pictures takes longer than a frame.
    function wait(): void {
        if (root.drawn)
            rest.restart();
    }
    function begin(): void {
        root.started = false;
        root.want("");
        root.show();
        root.started = root.drawn;
    }
    function want(before: string): void {
        root.wanted = TilePictures.side(root.cell);
        root.levelOfCell = TilePictures.level(root.cell, before);
        root.wantedLevel = root.symbols && root.levelOfCell === "?plan" ? "?map" : root.levelOfCell;
    }
    function isReady(): bool {
        return root.ready === root.wanted && root.readyLevel === root.wantedLevel;
    }
    function show(): void {
        if (root.readyLevel !== root.wantedLevel) {
            if (root.started)
                root.leaving(root.ready, root.readyLevel);
            // Without this, each tile would be rendered in the new size at the old level, or the reverse.
            root.readyLevel = "";
        }
        root.ready = root.wanted;
        root.readyLevel = root.wantedLevel;
        done.restart();
    }
    function look(): void {
        for (let row = 0; row < loaders.count; ++row) {
            const picture = loaders.itemAt(row) as Image;
            if (picture !== null && picture.status === Image.Loading)
                return;
        }
        root.show();
    }

    Repeater {
        id: loaders

        Image {
            id: picture

            required property var model

            asynchronous: true
            sourceSize.width: root.wanted
            source: picture.model.source + root.wantedLevel
            onStatusChanged: later.restart()
        }
    }
    // The first decision and the places off the board change the size once more.
    Timer {
        id: starting

        interval: 20
        onTriggered: root.begin()
    }
    Timer {
        id: rest

        interval: 120
        onTriggered: {
            root.want(root.levelOfCell);
            // Not while the view is being created.
            if (!root.started || root.isReady())
                return;
            loaders.model = root.board;
            later.restart();
        }
    }
    // Pictures arrive many at a time.
    Timer {
        id: later

        interval: 10
        onTriggered: root.look()
    }
    // The pictures are released when the board holds them.
    Timer {
        id: done

        interval: 10
        onTriggered: {
            if (root.isReady())
                loaders.model = null;
        }
    }
}
