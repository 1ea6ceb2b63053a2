// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The points that rise from the board at the moment, none over another.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property int cell

    function riseAt(x: real, y: real, points: int, colour: color): void {
        if (Theme.pace === 0)
            return;
        const made = rising.createObject(root, { boardX: x, boardY: y, points: points, colour: colour }) as RisingPoints;
        made.lift = root.freeAbove(made);
    }
    /// How far up it is to the first place where it covers none of the others.
    function freeAbove(made: RisingPoints): int {
        const others = root.children.filter(each => each !== made && each.visible);
        const step = made.side + 4;
        let lift = 0;
        while (lift < 8 * step && others.some(other => root.cover(made.x, made.y - lift, other)))
            lift += step;
        return lift;
    }
    function cover(x: real, y: real, other: Item): bool {
        const each = other as RisingPoints;
        return each !== null && Math.abs(each.x - x) < 3 * each.side && Math.abs(each.y - y) < each.side + 2;
    }
    function finish(): void {
        for (const each of root.children) {
            each.visible = false;
            each.destroy();
        }
    }

    Component {
        id: rising

        RisingPoints { cell: root.cell }
    }
}
