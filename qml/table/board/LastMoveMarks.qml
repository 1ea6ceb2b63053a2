// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks of the last three moves. Below the figures: corners of each tile in the player's colour, thickest for the
// latest move. Above the figures: badges with number and emblem on the tile and next to moved figures.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    /// Last moves, null if they are not marked.
    required property RowList moves
    required property int cell
    /// True for the corners, false for the badges.
    property bool framed: false
    /// True hides the badges, because an overlay shows its numbers.
    property bool quiet: false
    readonly property int letters: Math.max(Math.round(11 * Math.sqrt(Theme.scale)), Math.round(root.cell * 0.12))

    Repeater {
        model: root.moves

        Item {
            id: mark

            required property int rank
            required property bool isTile
            required property real placeX
            required property real placeY
            required property real size
            required property int corner
            required property color colour
            required property string colourWord
            required property string label
            readonly property int side: Math.round(mark.size * root.cell)
            readonly property int line: Math.max(2, Math.round(root.cell * (0.055 - 0.013 * mark.rank)))

            z: -mark.rank
            x: Math.round(mark.placeX * root.cell)
            y: Math.round(mark.placeY * root.cell)
            width: mark.isTile ? mark.side : 0
            height: mark.isTile ? mark.side : 0
            Accessible.role: Accessible.Graphic
            Accessible.name: mark.label
            Accessible.ignored: root.framed

            CornerMarks {
                anchors.fill: parent
                visible: root.framed && mark.isTile
                ink: mark.colour
                line: mark.line
            }
            Rectangle {
                // Position: in a corner of a tile, below the foot of a figure.
                x: !mark.isTile ? -Math.round(width / 2) : mark.corner % 2 === 0 ? mark.line + 2 : mark.side - width - mark.line - 2
                y: !mark.isTile ? 1 : mark.corner < 2 ? mark.line + 2 : mark.side - height - mark.line - 2
                width: number.width + (emblem.visible ? emblem.width + 2 : 0) + Math.round(root.letters * 0.7)
                height: root.letters + 5
                radius: height / 2
                color: Theme.badge
                border.width: mark.rank === 1 ? 2 : 1
                border.color: mark.colour
                // Hidden on smaller tiles, which it would cover.
                visible: root.cell >= 44 && !root.framed && !root.quiet

                Emblem {
                    id: emblem

                    x: Math.round(root.letters * 0.3)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: mark.isTile && root.cell >= 64
                    colour: mark.colourWord
                    size: root.letters + 2
                }
                BoldLabel {
                    id: number

                    anchors.right: parent.right
                    anchors.rightMargin: Math.round(root.letters * 0.4)
                    anchors.verticalCenter: parent.verticalCenter
                    font.pixelSize: root.letters
                    color: Theme.badgeText
                    text: mark.rank
                    Accessible.ignored: true
                }
            }
        }
    }
}
