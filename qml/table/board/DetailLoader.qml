// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders the tiles in the background for a new size of the cells. Until all new pictures are ready, the board shows
// the old ones, scaled.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property BoardModel board
    required property int cell
    /// True if the tiles may be created. Before that, no picture is rendered in advance.
    required property bool drawn
    /// True if all symbols are shown at the smallest size too.
    required property bool symbols
    readonly property bool outlined: Theme.contrast
    /// Side and level of detail of the pictures that are being rendered.
    property int wanted: TilePictures.side(root.cell)
    property string wantedLevel: root.outlined ? Theme.artLevel : root.levelOfCell
    /// Level of detail for the size of the cells, without regard to `symbols`.
    property string levelOfCell: TilePictures.level(root.cell)
    /// Side of the pictures that are shown. The pictures of all tiles are ready in this size.
    property int ready: root.wanted
    /// Level of detail of the pictures that are shown, empty during a change of side and level.
    property string readyLevel: root.wantedLevel
    /// True once the size of the view is known. Before that, no tile is created.
    property bool started: false

    /// Emitted before pictures of another level are shown.
    signal leaving(side: int, level: string)
    /// Emitted before larger pictures are loaded. `load` must be called then.
    signal enlarging
    /// Emitted after the items of the board have loaded the pictures.
    signal finished

    visible: false
    Component.onCompleted: root.begin()
    onDrawnChanged: root.drawn ? starting.restart() : root.begin()
    onCellChanged: root.wait()
    onSymbolsChanged: root.wait()
    onOutlinedChanged: root.wait()

    /// Waits for the end of zooming, as rendering all pictures takes longer than a frame.
    function wait(): void {
        if (root.drawn)
            rest.restart();
    }
    function begin(): void {
        root.started = false;
        root.want();
        root.show();
        root.started = root.drawn;
    }
    function want(): void {
        root.wanted = TilePictures.side(root.cell);
        root.levelOfCell = TilePictures.level(root.cell);
        root.wantedLevel = root.outlined ? Theme.artLevel
            : root.symbols && root.levelOfCell === "?plan" ? "?map" : root.levelOfCell;
    }
    /// Starts to load the pictures of all tiles.
    function load(): void {
        loaders.model = root.board;
        later.restart();
    }
    function isReady(): bool {
        return root.ready === root.wanted && root.readyLevel === root.wantedLevel;
    }
    function show(): void {
        if (root.readyLevel !== root.wantedLevel) {
            if (root.started)
                root.leaving(root.ready, root.readyLevel);
            // Without this, each tile would be rendered in the new size at the old level, or in the old size at the
            // new level.
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
    // Waits, because the first decision and the places off the board change the size again.
    Timer {
        id: starting

        interval: 20
        onTriggered: root.begin()
    }
    Timer {
        id: rest

        interval: 120
        onTriggered: {
            root.want();
            // Does nothing while the view is being created.
            if (!root.started || root.isReady())
                return;
            if (root.wanted > root.ready)
                root.enlarging();
            else
                root.load();
        }
    }
    // Checks the pictures after some time, because many become ready together.
    Timer {
        id: later

        interval: 10
        onTriggered: root.look()
    }
    // Releases the pictures after the items of the board have loaded them.
    Timer {
        id: done

        interval: 10
        onTriggered: {
            if (!root.isReady())
                return;
            loaders.model = null;
            root.finished();
        }
    }
}
