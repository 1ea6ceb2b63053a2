// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds a position for a card next to its subject, within the view and away from items that must stay visible.
import QtQuick
import Vozka.Style

QtObject {
    id: root

    /// Visible part of the board, in the same coordinates as the arguments.
    required property rect view

    /// Returns the common area of two rectangles as a share of the smaller one.
    function common(a: rect, b: rect): real {
        const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        const area = Math.min(a.width * a.height, b.width * b.height);
        return wide <= 0 || high <= 0 || area <= 0 ? 0 : wide * high / area;
    }
    /// Returns positions around a target in the order of preference.
    function placesAround(target: rect, width: real, height: real): var {
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
    /// Returns the card moved into the view.
    function moved(card: rect): rect {
        const x = Math.max(root.view.x, Math.min(card.x, root.view.x + root.view.width - card.width));
        const y = Math.max(root.view.y, Math.min(card.y, root.view.y + root.view.height - card.height));
        return Qt.rect(x, y, card.width, card.height);
    }
    function overlap(card: rect, others: var): real {
        let sum = 0;
        for (const each of others)
            sum += root.common(card, each);
        return sum;
    }
    /// Returns the position with the least overlap, around the first target if possible.
    function beside(width: real, height: real, targets: var, taken: var): point {
        return root.cheapest(width, height, targets, card => root.overlap(card, taken));
    }
    /// Returns the position around one of the targets with the least `costOf`, the first of equal ones.
    function cheapest(width: real, height: real, targets: var, costOf: var): point {
        let best = Qt.rect(0, 0, width, height);
        let least = Infinity;
        let rank = 0;
        for (const target of targets) {
            for (const wanted of root.placesAround(target, width, height)) {
                const card = root.moved(wanted);
                const away = (Math.abs(card.x - wanted.x) + Math.abs(card.y - wanted.y)) / (width + height);
                const cost = 0.01 * rank++ + 0.05 * away + costOf(card);
                if (cost < least) {
                    least = cost;
                    best = card;
                }
            }
        }
        return Qt.point(Math.round(best.x), Math.round(best.y));
    }
}
