// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ring that shows for a second where the board has jumped to if animations are off.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int cell
    property rect cells

    function mark(cells: rect): void {
        root.cells = cells;
        shown.restart();
    }

    x: root.cells.x * root.cell
    y: root.cells.y * root.cell
    width: root.cells.width * root.cell
    height: root.cells.height * root.cell

    FocusRing {
        objectName: "jumpRing"
        overMap: true
        shown: shown.running
    }
    Timer {
        id: shown

        interval: 1000
    }
}
