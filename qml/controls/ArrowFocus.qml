// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// From the button that has the focus, arrows lead to the nearest one that way among those beside and below it.
import QtQuick
import QtQuick.Templates as T

QtObject {
    id: root

    /// The items in which the buttons lie, each directly.
    required property list<Item> groups

    /// The same for a key; false for other keys than arrows.
    function pressed(key: int, from: Item): bool {
        const way = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[key];
        return way !== undefined && root.go(from, way[0], way[1]);
    }
    /// The way is (1, 0) to the right, (0, 1) down. False where no button of these has the focus or lies that way.
    function go(from: Item, dx: int, dy: int): bool {
        if (!root.holds(from))
            return false;
        let best = null;
        let least = Infinity;
        for (let g = 0; g < root.groups.length; ++g) {
            const group = root.groups[g];
            for (let i = 0; i < group.children.length; ++i) {
                const button = group.children[i] as T.AbstractButton;
                if (!button || !button.visible || !button.enabled || button === from)
                    continue;
                const at = button.mapToItem(from, button.width / 2, button.height / 2);
                const along = (at.x - from.width / 2) * dx + (at.y - from.height / 2) * dy;
                const offset = Math.abs((at.x - from.width / 2) * dy) + Math.abs((at.y - from.height / 2) * dx);
                // As far as one lies beside the other, not before it: what lies straight ahead comes first.
                const aside = Math.max(0, offset - (dx !== 0 ? from.height + button.height : from.width + button.width) / 2);
                const gap = along - (dx !== 0 ? from.width + button.width : from.height + button.height) / 2;
                const far = along + aside * 4 + offset / 100;
                if (gap > -1 && far < least) {
                    least = far;
                    best = button;
                }
            }
        }
        if (best !== null)
            best.forceActiveFocus(Qt.TabFocusReason);
        return best !== null;
    }
    function holds(item: Item): bool {
        for (let g = 0; g < root.groups.length; ++g) {
            if (item !== null && item.parent === root.groups[g])
                return true;
        }
        return false;
    }
}
