// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// During the final scoring, dims all tiles and highlights the current feature above them.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property FinalCount finalCount
    required property BoardModel tiles
    required property int cell
    required property int detail

    Repeater {
        model: root.finalCount.active ? root.tiles : null

        Rectangle {
            required property int cellX
            required property int cellY

            x: cellX * root.cell
            y: cellY * root.cell
            width: root.cell
            height: root.cell
            color: Theme.tableRim
            opacity: 0.5
        }
    }
    Repeater {
        model: root.finalCount.glow

        GlowItem {
            cell: root.cell
            detail: root.detail
            shown: true
        }
    }
}
