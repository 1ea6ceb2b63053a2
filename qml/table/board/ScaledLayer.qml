// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A layer of a board in which cells always have the same side; all of it is scaled to the size of the board.
import QtQuick

Item {
    id: root

    /// The side of a cell in this layer, and on the board, in pixels.
    readonly property int unit: 128
    required property int cell

    scale: root.cell / root.unit
    transformOrigin: Item.TopLeft
}
