// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points that rise from the board. They do not cover each other.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int cell

    function riseAt(x: real, y: real, points: int, colour: color): void {
        if (Theme.pace === 0)
            return;
        const made = rising.createObject(root, { boardX: x, boardY: y, points: points, colour: colour }) as RisingPoints;
        made.lift = root.freeAbove(made);
    }
    /// Distance to the first free place above.
    function freeAbove(made: RisingPoints): int {
        const step = made.side + 4;
        let lift = 0;
        while (lift < 8 * step && root.isCovered(made, made.y - lift))
            lift += step;
        return lift;
    }
    function isCovered(made: RisingPoints, y: real): bool {
        for (let i = 0; i < root.children.length; ++i) {
            const each = root.children[i] as RisingPoints;
            if (each !== made && each.visible && Math.abs(each.x - made.x) < 3 * each.side && Math.abs(each.y - y) < each.side + 2)
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

    Component {
        id: rising

        RisingPoints { cell: root.cell }
    }
}
