// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the tiles in another size beforehand, in the background, so that nothing stands still while the player
// zooms: the board is shown as it is, a little coarse or fine, until it has come to rest and all of them are there.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property BoardModel board
    /// The side of a cell of the board.
    required property int cell
    /// The board is shown: until it is, there is nothing to be drawn beforehand, and then it is drawn as suits it.
    required property bool drawn
    /// The side of a tile's picture that suits it now, and the one that is to be shown.
    readonly property int suiting: root.cell <= 64 ? 64 : root.cell <= 128 ? 128 : root.cell <= 256 ? 256 : 512
    property int wanted: root.suiting
    /// The one in which all tiles are drawn: what the board is to be shown in.
    property int ready: root.wanted
    /// It is known in which: before, no tile is to be drawn.
    property bool begun: false

    visible: false
    Component.onCompleted: root.begin()
    onDrawnChanged: root.begin()
    // All pictures at once are more than one frame has time for.
    onCellChanged: {
        if (root.drawn)
            rest.restart();
    }
    onWantedChanged: {
        // Not while the view is being made: until it is known how large its tiles are to be, there are none.
        if (!root.begun || root.ready === root.wanted)
            return;
        loaders.model = root.board;
        later.restart();
    }

    function begin(): void {
        root.begun = false;
        root.ready = root.suiting;
        root.wanted = root.suiting;
        root.begun = root.drawn;
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
    // The pictures are let go only once the board holds them itself.
    Timer {
        id: done

        interval: 10
        onTriggered: {
            if (root.ready === root.wanted)
                loaders.model = null;
        }
    }
}
