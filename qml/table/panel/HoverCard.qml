// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card near the pointer that explains the hovered point of the board. For an open cell it shows the tiles that fit.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property Overlays overlays
    /// Text of the choosable place at that point, empty if none.
    property string offer: ""
    /// Hovered point, in the coordinates of the parent.
    required property point at
    required property real topMargin
    /// y coordinate of the lower end of the free part of the parent.
    required property real freeBottom
    readonly property bool ofCell: root.overlays.kind !== Overlays.Tiles && root.overlays.tiles.title.length > 0
    readonly property real room: Math.min(360 * Theme.scale, parent.width - Theme.spacing * 4)
    /// Width of the longest line.
    readonly property real wordsWidth: Math.ceil(Math.max(title.contentWidth, words.visible ? words.contentWidth : 0,
                                                          offered.visible ? offered.contentWidth : 0,
                                                          kinds.visible ? kinds.width : 0))
    /// tile: the hovered tile. taken: rectangles that must stay visible. Both in the coordinates of the parent.
    required property rect tile
    required property var taken
    property alias announcement: announcer.text
    /// Area around the pointer. The card is next to this area if the tile fills the view.
    readonly property rect pointer: Qt.rect(root.at.x - 40, root.at.y - 40, 80, 80)
    readonly property point place: root.visible ? clear.beside(root.width, root.height, [root.tile, root.pointer],
                                                               root.taken.concat([root.tile, root.pointer]))
                                                : root.at

    x: root.place.x
    y: root.place.y
    width: root.wordsWidth + Theme.spacing * 3
    height: body.height + Theme.spacing * 2
    z: 20
    objectName: "hoverCard"
    Accessible.role: Accessible.ToolTip
    Accessible.name: root.overlays.hoveredTitle
    Accessible.description: root.offer.length === 0 ? root.overlays.hoveredText
                                                    : root.overlays.hoveredText + "\n" + root.offer

    Announcement { id: announcer }
    ClearPlace {
        id: clear

        view: Qt.rect(Theme.spacing, root.topMargin, root.parent.width - 2 * Theme.spacing,
                      root.freeBottom - root.topMargin - Theme.spacing)
    }
    Column {
        id: body

        x: Theme.spacing * 1.5
        y: Theme.spacing
        spacing: Theme.spacing / 2

        CardTitle {
            id: title

            width: root.room
            font.pixelSize: Theme.textSize + 1
            text: root.overlays.hoveredTitle
        }
        Label {
            id: words

            width: root.room
            font.pixelSize: Theme.smallSize + 1
            visible: text.length > 0
            text: root.overlays.hoveredText
        }
        BoldLabel {
            id: offered

            objectName: "offered"
            width: root.room
            font.pixelSize: Theme.smallSize + 1
            visible: text.length > 0
            text: root.offer
        }
        Flow {
            id: kinds

            readonly property real step: fits.side + spacing
            /// Number of kinds that are shown. They use at most a third of the height of the view.
            readonly property int shown: Math.floor((root.room + spacing) / step)
                                         * Math.max(1, Math.floor((root.parent.height - root.topMargin) / 3 / step))

            width: Math.min(fits.count * step, root.room)
            spacing: Theme.spacing / 2
            visible: root.ofCell && fits.count > 0

            Repeater {
                id: fits

                readonly property int side: Math.round(46 * Math.sqrt(Theme.scale))

                model: root.ofCell ? root.overlays.tiles : null

                // Loaded in the background, because the pictures change with each hovered cell.
                TileKindPicture {
                    required property int remaining
                    required property int index

                    visible: index < kinds.shown
                    later: true
                    width: fits.side
                    height: fits.side
                    amount: "×" + remaining
                }
            }
        }
        DimLabel {
            objectName: "moreKinds"
            visible: kinds.visible && fits.count > kinds.shown
            text: qsTr("%n more kinds", "", fits.count - kinds.shown)
        }
    }
}
