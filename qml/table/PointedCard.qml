// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is pointed at on the board, in words, near the pointer; of an open cell the tiles that fit it, too.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Card {
    id: root

    required property Overlays overlays
    /// Where it points, and the room that there is, in its parent.
    required property point at
    required property real topMargin
    readonly property bool ofCell: root.overlays.kind === Overlays.Dead && root.overlays.tiles.title.length > 0
    readonly property real room: Math.min(360 * Theme.scale, parent.width - Theme.spacing * 4)
    /// No wider than its longest line is drawn.
    readonly property real wordsWidth: Math.ceil(Math.max(title.contentWidth, words.visible ? words.contentWidth : 0,
                                                          kinds.visible ? kinds.width : 0))
    readonly property real beside: root.at.x + 22
    readonly property real below: root.at.y + 26

    // Beside the pointer, on the side that has room.
    x: Math.max(Theme.spacing, root.beside + width <= parent.width - Theme.spacing ? root.beside : root.at.x - 22 - width)
    y: Math.max(root.topMargin, root.below + height <= parent.height - Theme.spacing ? root.below : root.at.y - 18 - height)
    width: root.wordsWidth + Theme.spacing * 3
    height: body.height + Theme.spacing * 2
    z: 20
    objectName: "pointed"
    Accessible.role: Accessible.ToolTip
    Accessible.name: root.overlays.pointedTitle
    Accessible.description: root.overlays.pointedText

    Column {
        id: body

        x: Theme.spacing * 1.5
        y: Theme.spacing
        spacing: Theme.spacing / 2

        CardTitle {
            id: title

            width: root.room
            font.pixelSize: Theme.textSize + 1
            text: root.overlays.pointedTitle
        }
        Words {
            id: words

            width: root.room
            font.pixelSize: Theme.smallSize + 1
            visible: text.length > 0
            text: root.overlays.pointedText
        }
        Flow {
            id: kinds

            width: Math.min(fits.count * (fits.side + spacing), root.room)
            spacing: Theme.spacing / 2
            visible: root.ofCell && fits.count > 0

            Repeater {
                id: fits

                readonly property int side: Math.round(46 * Math.sqrt(Theme.scale))

                model: root.ofCell ? root.overlays.tiles : null

                TileKindPicture {
                    required property int remaining

                    width: fits.side
                    height: fits.side
                    amount: "×" + remaining
                }
            }
        }
    }
}
