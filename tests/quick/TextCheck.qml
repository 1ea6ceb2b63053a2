// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds texts of a page that are cut, overlap, or exceed the page.
import QtQuick

QtObject {
    id: root

    function isText(item: Item): bool {
        return item.truncated !== undefined && item.contentWidth !== undefined && item.text !== undefined;
    }
    /// Returns all visible texts below `top`.
    function texts(top: Item): var {
        if (!top.visible || top.opacity === 0)
            return [];
        let found = root.isText(top) && String(top.text).length > 0 ? [top] : [];
        for (let i = 0; i < top.children.length; ++i)
            found = found.concat(root.texts(top.children[i]));
        return found;
    }
    function area(text: Item, page: Item): rect {
        const at = text.mapToItem(page, 0, 0);
        const left = text.horizontalAlignment === Text.AlignRight ? text.width - text.contentWidth
                   : text.horizontalAlignment === Text.AlignHCenter ? (text.width - text.contentWidth) / 2
                   : text.leftPadding;
        const top = text.verticalAlignment === Text.AlignVCenter ? (text.height - text.contentHeight) / 2 : 0;
        return Qt.rect(at.x + left, at.y + top, text.contentWidth, text.contentHeight);
    }
    function apart(a: rect, b: rect): bool {
        return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1
            || b.y + b.height <= a.y + 1;
    }
    /// Returns a list with a message for each faulty text. Texts may exceed the lower border, because pages scroll.
    function findings(page: Item): var {
        const all = root.texts(page);
        const areas = all.map(text => root.area(text, page));
        let wrong = [];
        for (let i = 0; i < all.length; ++i) {
            if (all[i].truncated || all[i].contentWidth > all[i].width + 1 || all[i].contentHeight > all[i].height + 1)
                wrong.push("cut: " + all[i].text);
            if (areas[i].x < -0.5 || areas[i].x + areas[i].width > page.width + 0.5)
                wrong.push("sticks out: " + all[i].text);
            for (let j = 0; j < i; ++j) {
                if (!root.apart(areas[i], areas[j]))
                    wrong.push("run together: " + all[j].text + " / " + all[i].text);
            }
        }
        return wrong;
    }
}
