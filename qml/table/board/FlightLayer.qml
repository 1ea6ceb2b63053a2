// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures that return to the supply, above the table. The layer takes no clicks.
import QtQuick
import Vozka.Style

Item {
    id: root

    /// Moves a picture between two points, in the coordinates of this layer. Without animations, shows no picture.
    function fly(source: string, from: point, fromSide: int, to: point, toSide: int): void {
        if (Theme.pace > 0)
            figure.createObject(root, { source: source, from: from, to: to, fromSide: fromSide, toSide: toSide,
                                        runningCount: root.flying() });
    }
    function flying(): int {
        let count = 0;
        for (let i = 0; i < root.children.length; ++i)
            count += root.children[i].visible ? 1 : 0;
        return count;
    }
    function finish(): void {
        for (let i = 0; i < root.children.length; ++i) {
            root.children[i].visible = false;
            root.children[i].destroy();
        }
    }

    Component {
        id: figure

        Image {
            id: flight

            required property point from
            required property point to
            required property int fromSide
            required property int toSide
            /// Number of figures whose animation is running when this one starts.
            required property int runningCount

            /// Part of the flight that is done, from 0 to 1.
            property real part: 0
            readonly property int side: Math.round(flight.fromSide + (flight.toSide - flight.fromSide) * flight.part)
            /// Height of the arc above the straight line, in pixels.
            readonly property real rise: 4 * flight.part * (1 - flight.part) * Math.min(120, Math.hypot(flight.to.x - flight.from.x, flight.to.y - flight.from.y) / 4)

            x: flight.from.x + (flight.to.x - flight.from.x) * flight.part - flight.side / 2
            y: flight.from.y + (flight.to.y - flight.from.y) * flight.part - flight.rise - flight.side / 2
            width: flight.side
            height: flight.side
            sourceSize.width: 96
            sourceSize.height: 96
            mipmap: true

            SequentialAnimation {
                running: true
                onFinished: flight.destroy()

                PauseAnimation { duration: (250 + 120 * flight.runningCount) * Theme.pace }
                NumberAnimation {
                    target: flight
                    property: "part"
                    to: 1
                    duration: 800 * Theme.pace
                    easing.type: Easing.InOutQuad
                }
            }
        }
    }
}
