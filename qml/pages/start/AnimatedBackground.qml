// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Landscape behind the pages, of tiles that match at all borders. It drifts for some seconds after its page is shown,
// and then stops, because each step renders the whole window.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    property bool moving: true
    /// True once the landscape has been visible. Until then it has no pictures.
    property bool wasVisible: false
    readonly property bool onScreen: root.visible && root.height > 0 && Window.visibility !== Window.Hidden
    /// Tiles row by row: for each tile a letter, its picture, and the number of its quarter turns.
    readonly property string map: "r2n3v3u3o1l3u3v0k2u3v0k2p2h3"
                                  + "c0e3d1m2a2k2w0p2t0i3w3d0s1g2"
                                  + "j0w0l1q0e3h0d1n3u2e0a2b0f1a0"
                                  + "u2v2o2i3b3j0v1b3u0v3j1q2p0w1"
                                  + "x3j1r3m0n2u2i2r2l3o2d3r1o3x2"
                                  + "d3w3s1e3f3d1c1s3x2p1j3t1c2s2"
                                  + "p2l3o1h3c3o3k0f3v2w2u3l0s1o0"
                                  + "j0x1x3u1p1t0d3r1m2n1f0d3i1d3"
                                  + "v1k2w2u1p2l3v1e0j0d0u1x2w0w2"
    readonly property int period: 14
    readonly property int periodOfLines: 9
    /// Side of a tile, a multiple of 16, so that resizing the window renders the tiles less often.
    readonly property int tile: Math.max(128, 16 * Math.ceil(root.height / 5.4 / 16))
    readonly property int columns: root.period + Math.ceil(root.width / root.tile) + 1
    readonly property int lines: Math.ceil(root.height / root.tile) + 1
    /// Figures: position in tiles, kind and colour.
    readonly property list<var> figures: [
        { x: 7.29, y: 2.29, figure: "follower", colour: "red" },
        { x: 11.50, y: 1.56, figure: "follower", colour: "blue" },
        { x: 2.35, y: 0.65, figure: "farmer", colour: "pink" },
        { x: 4.53, y: 3.62, figure: "follower", colour: "black" },
        { x: 0.49, y: 4.25, figure: "follower", colour: "yellow" },
        { x: 9.66, y: 4.65, figure: "follower", colour: "white" }
    ]

    readonly property bool awake: root.moving && root.visible && Window.active && Theme.pace > 0
    readonly property alias drifting: drift.running
    property int drawn: 0
    /// Distance of the drift so far, in tiles.
    property real distance: 0

    function startDrift(): void {
        // The map repeats after a period.
        root.distance %= root.period;
        drift.to = root.distance + 0.14;
        drift.start();
    }

    clip: true
    onOnScreenChanged: root.wasVisible = root.wasVisible || root.onScreen
    onAwakeChanged: {
        drift.stop();
        if (root.awake)
            root.startDrift();
    }

    NumberAnimation {
        id: drift

        target: root
        property: "distance"
        duration: 6000
        easing.type: Easing.InOutSine
    }
    // Covers tiles that are not loaded yet.
    Rectangle {
        anchors.fill: parent
        color: Theme.field
    }
    Item {
        // At whole pixels while it does not drift.
        x: drift.running ? -root.distance * root.tile : -Math.round(root.distance * root.tile)

        Repeater {
            model: root.wasVisible ? root.columns * root.lines : 0

            Image {
                required property int index
                readonly property bool ready: status === Image.Ready
                property bool counted: false
                readonly property int column: index % root.columns
                readonly property int line: Math.floor(index / root.columns)
                readonly property string cell: root.map.substr(2 * (line % root.periodOfLines * root.period + column % root.period), 2)

                x: column * root.tile
                y: line * root.tile
                width: root.tile
                height: root.tile
                sourceSize.width: root.tile
                asynchronous: true
                source: "image://tile/" + cell.charAt(0) + "/" + cell.charAt(1) + Theme.artLevel

                function count(now: bool): void {
                    if (counted !== now)
                        root.drawn += now ? 1 : -1;
                    counted = now;
                }

                // Counted at completion too, because a picture in the cache is ready without a change.
                onReadyChanged: count(ready)
                Component.onCompleted: count(ready)
                Component.onDestruction: count(false)
            }
        }
        Repeater {
            model: root.wasVisible ? root.figures.length * 2 : 0

            Image {
                required property int index
                readonly property var person: root.figures[index % root.figures.length]
                readonly property int lap: index < root.figures.length ? 0 : root.period

                x: (person.x + lap) * root.tile - width / 2
                y: person.y * root.tile - height * 0.9
                width: root.tile * 0.44
                height: width
                sourceSize.width: width
                asynchronous: true
                // The figures appear when all tiles are loaded.
                visible: root.drawn >= root.columns * root.lines
                objectName: "figureOfBackground"
                source: "image://figure/" + person.figure + "/" + person.colour
            }
        }
    }
}
