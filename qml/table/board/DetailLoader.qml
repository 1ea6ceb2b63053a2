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
    /// Side of the pictures that suits the cell, and the one that is being rendered.
    readonly property int suiting: root.cell <= 64 ? 64 : root.cell <= 128 ? 128 : root.cell <= 256 ? 256 : 512
    property int wanted: root.suiting
    /// Side in which all tiles are ready.
    property int ready: root.wanted
    /// The size is known. Before that no tile is created.
    property bool started: false

    visible: false
    Component.onCompleted: root.begin()
    onDrawnChanged: root.begin()
    // Waits for the end of zooming, as rendering all pictures takes longer than a frame.
    onCellChanged: {
        if (root.drawn)
            rest.restart();
    }
    onWantedChanged: {
        // Not while the view is being created.
        if (!root.started || root.ready === root.wanted)
            return;
        loaders.model = root.board;
        later.restart();
    }

    function begin(): void {
        root.started = false;
        root.ready = root.suiting;
        root.wanted = root.suiting;
        root.started = root.drawn;
        done.restart();
    }
    function look(): void {
        for (let row = 0; row < loaders.count; ++row) {
            const picture = loaders.itemAt(row) as Image;
            if (picture !== null && picture.status === Image.Loading)
                return;
        }
        root.ready = root.wanted;
        done.restart();
    }

    Repeater {
        id: loaders

        Image {
            required property string source

            asynchronous: true
            sourceSize.width: root.wanted
            onStatusChanged: later.restart()
        }
    }
    Timer {
        id: rest

        interval: 120
        onTriggered: root.wanted = root.suiting
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
            if (root.ready === root.wanted)
                loaders.model = null;
        }
    }
}
