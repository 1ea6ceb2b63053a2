// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The camera of the table's board goes along with the game: it shows the whole board of a new one, what each turn
// brought while one looks back, and the place that is called for.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property BoardView board

    Connections {
        function onBegun(): void {
            root.board.fitAll();
        }
        function onChanged(): void {
            // The next game starts with a board that nobody has seen.
            if (!root.controller.active) {
                root.board.camera.placed = false;
                return;
            }
            const last = root.controller.board.lastCell;
            // Who steps through a game looks at what each turn brought.
            if (root.controller.review.active && !root.board.camera.following)
                root.board.camera.reveal(Qt.rect(last.x, last.y, 1, 1), 0);
            root.board.camera.follow(root.board.extent);
            root.board.camera.keep();
        }
        target: root.controller
    }
    Connections {
        function onCalled(): void {
            root.board.camera.reveal(root.controller.spotlight.cells, 0);
        }
        target: root.controller.spotlight
    }
}
