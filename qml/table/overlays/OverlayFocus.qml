// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves the focus between the board and the list of the overlay.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property Overlays overlays
    required property Board board
    required property SidePanel panel

    /// An overlay was switched on by its key: its list gets the focus.
    function enter(): void {
        entering.restart();
    }

    Connections {
        function onChanged(): void {
            // What had the focus in its panel is gone.
            if (root.overlays.kind === Overlays.None)
                leaving.restart();
        }
        target: root.overlays
    }
    Timer {
        id: leaving

        interval: 0
        onTriggered: root.board.takeFocus()
    }
    Timer {
        id: entering

        // Once the panel shows it.
        interval: 0
        onTriggered: {
            if (!root.panel.focusOnOverlay())
                root.board.takeFocus();
        }
    }
}
