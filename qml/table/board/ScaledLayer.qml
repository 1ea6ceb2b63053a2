// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A layer of a board whose cells have a constant size. The whole layer is scaled to the size of the board.
import QtQuick

Item {
    id: root

    /// Side of a cell in this layer, and on the board, in pixels.
    readonly property int unit: 128
    required property int cell

    scale: root.cell / root.unit
    transformOrigin: Item.TopLeft
}
