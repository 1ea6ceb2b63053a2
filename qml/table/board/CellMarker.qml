// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mark of a free cell: a frame and a plus if the tile fits in its rotation, corners and an arrow if it fits in another
// one. A hovered cell shows the tile. Or mark of a tile to which a piece may be moved, hatched if it must not.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property choice choice
    required property int cell
    /// Side for which its picture is rendered.
    property int drawn: root.cell
    property bool lit: false
    /// A hovered cell shows the tile in hand.
    property bool tries: false
    /// Layer above all marks: equal icons next to each other are rendered in one batch.
    required property Item signs
    /// The only mark that Tab reaches; arrows lead to the others.
    property bool current: false

    readonly property bool fits: root.choice.fit !== Choice.Not
    /// Another action than placing a tile.
    readonly property bool isOtherAction: root.choice.kind === Choice.Other
    readonly property bool isShown: root.choice.target === Choice.Tile && (root.fits || root.isOtherAction)
    readonly property bool fitsNow: root.choice.fit === Choice.Now
    readonly property bool marked: root.isOtherAction || (root.fitsNow ? AppSettings.markFits : AppSettings.markOtherTurns)

    readonly property bool pointedAt: pointer.hovered
    readonly property bool touched: pointer.hovered || root.activeFocus
    readonly property bool triedHere: root.tries && root.marked && root.fits && (pointer.hovered || root.activeFocus)

    signal picked

    x: root.choice.cellX * root.cell
    y: root.choice.cellY * root.cell
    width: root.cell
    height: root.cell
    visible: root.isShown
    activeFocusOnTab: root.fits && (root.current || root.activeFocus)
    objectName: "cell:" + root.choice.cellX + "," + root.choice.cellY
    Accessible.role: root.fits ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.choice.label
    Accessible.description: root.choice.worth
    Accessible.focusable: root.fits
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()

    HoverHandler {
        id: pointer

        enabled: root.fits || root.isOtherAction
        cursorShape: root.isOtherAction && root.fits ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    // Most open cells do not fit the tile, so their items are not created.
    Repeater {
        model: root.marked && root.isShown ? 1 : 0

        Item {
            width: root.cell
            height: root.cell

            // One picture instead of several items: marks are rendered in one batch, and not again while the board is
            // zoomed.
            Image {
                readonly property int margin: Math.round(root.drawn * 0.06)
                readonly property int side: root.drawn - 2 * margin
                readonly property real scaled: root.cell / root.drawn
                readonly property string edge: root.fitsNow ? "frame" : root.isOtherAction ? "ground" : "corners"
                readonly property int covered: root.lit || (root.isOtherAction && root.touched) ? 34 : root.fitsNow ? 16 : 7
                readonly property int line: Math.max(2, Math.round(root.drawn * 0.022))

                anchors.fill: parent
                anchors.margins: margin * scaled
                objectName: "space"
                sourceSize.width: side
                source: root.fits ? "image://space/" + edge + "/" + Math.round(1000 * line / side) + "/" + covered + "/" + ("" + Theme.fits).slice(1) : ""
                visible: root.fits
            }
            Icon {
                parent: root.signs
                x: root.x + Math.round((root.cell - width) / 2)
                y: root.y + Math.round((root.cell - height) / 2)
                name: root.fitsNow ? "plus" : "rotate"
                colour: Theme.fits
                size: Math.round(Math.max(14, Math.min(34, root.cell * 0.26)))
                visible: root.cell > 34 && !root.triedHere && !root.isOtherAction
            }
            Repeater {
                model: root.isOtherAction ? 1 : 0

                OtherActionMark {
                    cell: root.cell
                    drawn: root.drawn
                    allowed: root.fits
                    touched: root.touched
                    source: root.choice.source
                    returned: root.choice.returned
                }
            }
        }
    }
}
