// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the tiles in another size beforehand, in the background, so that nothing stands still while the player
// zooms: the board is shown as it is, a little coarse or fine, until all of them are there.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property BoardModel board
    /// The side of a tile's picture that suits the board now.
    required property int wanted
    /// The one in which all tiles are drawn: what the board is to be shown in.
    property int ready: root.wanted

    visible: false
    Component.onCompleted: root.ready = root.wanted
    onWantedChanged: {
        loaders.model = root.board;
        later.restart();
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
