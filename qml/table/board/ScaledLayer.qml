// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Layer of a board with cells of a constant size. The whole layer is scaled to the size of the cells on the board.
import QtQuick

Item {
    id: root

    /// unit: side of a cell in this layer. cell: side of a cell on the board, in pixels.
    readonly property int unit: 128
    required property int cell

    scale: root.cell / root.unit
    transformOrigin: Item.TopLeft
}
