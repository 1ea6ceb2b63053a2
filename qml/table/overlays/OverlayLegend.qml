// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Legend of the lines, frames, hatchings and marks that the overlay shows on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property OverlayLists lists
    readonly property alias count: rows.count
    readonly property int chip: Math.round(28 * Math.sqrt(Theme.scale))

    objectName: "overlayLegend"
    spacing: Theme.spacing / 2
    visible: rows.count > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Legend")

    Repeater {
        id: rows

        model: root.lists.legend

        Row {
            id: row

            required property string swatch
            required property real part
            required property string mark
            required property string words

            objectName: "legend:" + row.words
            spacing: Theme.spacing
            rightPadding: Theme.spacing
            Accessible.role: Accessible.ListItem
            Accessible.name: row.words

            Item {
                anchors.verticalCenter: parent.verticalCenter
                width: root.chip
                height: root.chip
                clip: true

                // Shows a third of the picture of a cell, so that lines are as wide as on the board.
                Picture {
                    x: -row.part * width
                    size: root.chip * 3
                    visible: row.swatch.length > 0
                    source: row.swatch
                }
                Image {
                    anchors.fill: parent
                    sourceSize.width: root.chip
                    visible: row.mark.length > 0
                    source: row.mark
                }
            }
            Caption {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.width - root.chip - Theme.spacing)
                text: row.words
            }
        }
    }
}
