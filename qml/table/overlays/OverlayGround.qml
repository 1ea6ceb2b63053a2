// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of an overlay that lies on the tiles, below the figures: a picture on every cell that has something to
// show, lines between features, and what is pointed at.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OverlayLists lists
    /// What is pointed at, null for nothing.
    property OverlayCellModel lit: null
    required property int cell
    required property int detail
    /// Finer ones would take more memory than they are worth.
    readonly property int fine: Math.min(256, root.detail)

    ScaledLayer {
        id: pictures

        cell: root.cell

        Repeater {
            model: root.lists.cells

            OverlayPicture {
                cell: pictures.unit
                detail: root.fine
            }
        }
        Repeater {
            model: root.lit

            OverlayPicture {
                cell: pictures.unit
                detail: root.fine
                objectName: "litCell"
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
