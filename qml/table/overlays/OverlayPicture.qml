// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Picture of an overlay for one cell.
import QtQuick

Image {
    id: root

    required property int cellX
    required property int cellY
    required source
    /// Side of a cell, in pixels.
    required property int cell
    /// Width of the rendered picture, in pixels.
    required property int detail

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    sourceSize.width: root.detail
}
