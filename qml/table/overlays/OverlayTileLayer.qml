// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Part of an overlay that is on the tiles and below the figures: a picture on each cell, lines between features, and
// the cells of the hovered item.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OverlayLists lists
    /// Cells of the hovered item, null if none.
    property OverlayCellModel highlightedCells: null
    required property int cell
    required property int detail
    /// Side of the rendered pictures, limited because larger pictures would need too much memory.
    readonly property int pictureSide: Math.min(256, root.detail)

    ScaledLayer {
        id: pictures

        cell: root.cell

        Repeater {
            model: root.lists.cells

            OverlayPicture {
                cell: pictures.unit
                detail: root.pictureSide
            }
        }
        Repeater {
            model: root.highlightedCells

            OverlayPicture {
                cell: pictures.unit
                detail: root.pictureSide
            }
        }
    }
    Repeater {
        model: root.lists.lines

        ConnectionPicture {
            required from
            required to
            required refused

            tile: root.cell
        }
    }
}
