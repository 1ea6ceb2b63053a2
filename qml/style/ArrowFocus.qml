// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves the focus by the arrow keys to the nearest button in their direction.
import QtQuick
import QtQuick.Templates as T

QtObject {
    id: root

    /// Items whose children are the buttons.
    required property list<Item> groups

    /// Moves the focus for an arrow key. Returns false if the focus was not moved, and for other keys.
    function pressed(key: int, from: Item): bool {
        const direction = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0],
                            [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[key];
        return direction !== undefined && root.go(from, direction[0], direction[1]);
    }
    /// Moves the focus: (1, 0) is to the right, (0, 1) down. Returns false if the focus is not on a button of the
    /// groups, or if no button is in that direction.
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
                // Distance across the direction: a button straight ahead is preferred to a nearer button to the side.
                const aside = Math.max(0, offset - (dx !== 0 ? from.height + button.height : from.width + button.width) / 2);
                const gap = along - (dx !== 0 ? from.width + button.width : from.height + button.height) / 2;
                const distance = along + aside * 4 + offset / 100;
                if (gap > -1 && distance < least) {
                    least = distance;
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
