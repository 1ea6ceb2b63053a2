// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points that rise from the board after scoring. They do not cover each other.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property int cell

    objectName: "risingPoints"

    function riseAt(x: real, y: real, points: int, colour: color): void {
        if (Theme.pace === 0)
            return;
        const made = rising.createObject(root, { boardX: x, boardY: y, points: points, colour: colour });
        made.lift = root.freeAbove(made);
    }
    /// Returns the distance in pixels to the first free position above.
    function freeAbove(made: var): int {
        const step = made.side + 4;
        let lift = 0;
        while (lift < 8 * step && root.isCovered(made, made.y - lift))
            lift += step;
        return lift;
    }
    function isCovered(made: var, y: real): bool {
        for (let i = 0; i < root.children.length; ++i) {
            const each = root.children[i];
            if (each !== made && each.visible && Math.abs(each.x - made.x) < 3 * made.side && Math.abs(each.y - y) < made.side + 2)
                return true;
        }
        return false;
    }
    function finish(): void {
        for (let i = 0; i < root.children.length; ++i) {
            root.children[i].visible = false;
            root.children[i].destroy();
        }
    }

    Connections {
        function onScored(x: real, y: real, points: int, colour: color): void {
            root.riseAt(x, y, points, colour);
        }
        target: root.controller.events
    }
    Connections {
        function onAdvanced(): void { root.finish(); }
        target: root.controller
    }
    Component {
        id: rising

        Item {
            id: risen

            required property real boardX
            required property real boardY
            required property int points
            required property color colour
            /// Distance in pixels above the place at the start, so that these points cover no others.
            property int lift: 0
            readonly property int side: number.implicitHeight + 8
            /// Distance in pixels from the scored place to the middle of the disc at the start. The disc does not
            /// cover the place, also where cells are small.
            readonly property real start: Math.max(0.45 * root.cell, risen.side / 2 + 0.3 * root.cell)
            property real progress

            x: Math.round(risen.boardX * root.cell)
            y: Math.round((risen.boardY - risen.progress * 0.5) * root.cell - risen.start) - risen.lift
            opacity: Math.min(1, 3 * (1 - risen.progress))

            Rectangle {
                anchors.centerIn: parent
                width: Math.max(number.implicitWidth + 18, height)
                height: risen.side
                radius: height / 2
                color: Theme.badge
                border.width: 3
                border.color: risen.colour

                BoldLabel {
                    id: number

                    anchors.centerIn: parent
                    text: "+" + risen.points
                    color: Theme.badgeText
                    font.family: Theme.titleFamily
                    font.pixelSize: Math.round(Math.max(16, Math.min(34, root.cell * 0.22)) * Theme.scale)
                }
            }
            NumberAnimation on progress {
                from: 0
                to: 1
                duration: 1900 * Theme.pace
                easing.type: Easing.OutQuad
                onFinished: risen.destroy()
            }
        }
    }
}
