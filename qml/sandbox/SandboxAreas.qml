// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards of the places off the board in the sandbox. A click puts the figure in hand there, or requests the menu.
import QtQuick
import Vozka.Models

AreaStrip {
    id: root

    required property SandboxController sandbox

    signal menuRequested(card: Item, byKeys: bool)

    controller: root.sandbox.table
    editable: true
    onEdited: (area, card, byMenu, byKeys) => {
        if (!byMenu && root.sandbox.figure >= 0)
            root.sandbox.setFigureInArea(area);
        else if (root.sandbox.listAreaActions(area))
            root.menuRequested(card, byKeys);
    }
}
