// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds a place for a card beside what it tells about: within the view, and off what must stay in sight.
import QtQuick
import Vozka.Style

QtObject {
    id: root

    /// What can be seen, in the coordinates in which it is asked.
    required property rect view

    /// The share of the smaller of the two that both have in common.
    function common(a: rect, b: rect): real {
        const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        const area = Math.min(a.width * a.height, b.width * b.height);
        return wide <= 0 || high <= 0 || area <= 0 ? 0 : wide * high / area;
    }
    /// The places round a target, the best first: below, above, to the right, to the left, at its corners.
    function round(target: rect, width: real, height: real): var {
        const gap = Theme.spacing;
        const left = target.x - gap - width;
        const right = target.x + target.width + gap;
        const above = target.y - gap - height;
        const below = target.y + target.height + gap;
        const middleX = target.x + (target.width - width) / 2;
        const middleY = target.y + (target.height - height) / 2;
        const at = [[middleX, below], [middleX, above], [right, middleY], [left, middleY],
                    [right, below], [left, below], [right, above], [left, above]];
        const places = [];
        for (const [x, y] of at)
            places.push(Qt.rect(x, y, width, height));
        return places;
    }
    /// Into the view, as far as it has to go.
    function moved(card: rect): rect {
        const x = Math.max(root.view.x, Math.min(card.x, root.view.x + root.view.width - card.width));
        const y = Math.max(root.view.y, Math.min(card.y, root.view.y + root.view.height - card.height));
        return Qt.rect(x, y, card.width, card.height);
    }
    /// Sum of the shares that the card has in common with each of them.
    function overlap(card: rect, others: var): real {
        let sum = 0;
        for (const each of others)
            sum += root.common(card, each);
        return sum;
    }
    /// Where a card of that size hides the least of what is taken: round one of the targets, the first if it can be.
    function beside(width: real, height: real, targets: var, taken: var): point {
        return root.cheapest(width, height, targets, card => root.overlap(card, taken));
    }
    /// Returns the place around one of the targets for which `costOf` returns the least; the first if several do.
    function cheapest(width: real, height: real, targets: var, costOf: var): point {
        let best = Qt.rect(0, 0, width, height);
        let least = Infinity;
        let turn = 0;
        for (const target of targets) {
            for (const wanted of root.round(target, width, height)) {
                const card = root.moved(wanted);
                const away = (Math.abs(card.x - wanted.x) + Math.abs(card.y - wanted.y)) / (width + height);
                const cost = 0.01 * turn++ + 0.05 * away + costOf(card);
                if (cost < least) {
                    least = cost;
                    best = card;
                }
            }
        }
        return Qt.point(Math.round(best.x), Math.round(best.y));
    }
}
