// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Camera of a lesson: its tiles are in the middle of the view, and all cells around the figure are in view.
import QtQuick
import Vozka.Models

Camera {
    id: root

    required property LessonBoard shown

    /// All cells of the lesson, and as many free ones on the opposite sides.
    function centred(): rect {
        const all = root.shown.extent;
        const tiles = root.shown.middle;
        const least = 0.3;
        const wide = Math.max(tiles.left - all.left, all.right - tiles.right, least);
        const high = Math.max(tiles.top - all.top, all.bottom - tiles.bottom, least);
        return Qt.rect(tiles.x - wide, tiles.y - high, tiles.width + 2 * wide, tiles.height + 2 * high);
    }
    function fitBoard(): void {
        root.fit(root.centred());
    }
    /// Shows the board whole if it was shown whole before.
    function refitBoard(): void {
        if (root.shown.middle.width > 0)
            root.refit(root.centred());
    }

    board: root.shown.tiles
    margin: 0.1
    largestFit: Math.max(220, Math.min(320, Math.round(Math.min(root.viewWidth, root.viewHeight) / 3)))
    animated: false
}
