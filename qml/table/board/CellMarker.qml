// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mark of an open cell: a frame and a plus if the tile fits in its rotation, corners and an arrow if it fits in
// another rotation. Or mark of a tile for another action, such as a move of a piece, hatched if it is not allowed.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property choice choice
    required property int cell
    /// Side of a cell for which the picture is rendered, in pixels.
    property int drawn: root.cell
    property bool isHighlighted: false
    /// True if a hovered cell shows the tile in hand.
    property bool tries: false
    /// Layer above all marks for the icons: equal icons that are drawn one after another are rendered in one batch.
    required property Item signs
    /// True for the only mark that Tab reaches; the arrow keys lead to the others.
    property bool current: false

    readonly property bool fits: root.choice.fit !== Choice.Not
    readonly property bool isOtherAction: root.choice.kind === Choice.Other
    readonly property bool isShown: root.choice.target === Choice.Tile && (root.fits || root.isOtherAction)
    readonly property bool fitsNow: root.choice.fit === Choice.Now
    readonly property bool marked: root.isOtherAction || (root.fitsNow ? AppSettings.markFits : AppSettings.markOtherTurns)

    readonly property bool underPointer: pointer.hovered
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
    Accessible.name: root.choice.labelWithPlace
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
    // The items of a mark are created only if they are shown, because most open cells do not fit the tile.
    Repeater {
        model: root.marked && root.isShown ? 1 : 0

        Item {
            width: root.cell
            height: root.cell

            // One picture instead of several items: all marks are rendered in one batch, and not rendered again while
            // the board is zoomed.
            Image {
                readonly property int margin: Math.round(root.drawn * 0.06)
                readonly property int side: root.drawn - 2 * margin
                readonly property real scaled: root.cell / root.drawn
                readonly property string edge: root.fitsNow ? "frame" : root.isOtherAction ? "ground" : "corners"
                readonly property int covered: root.isHighlighted || (root.isOtherAction && root.touched) ? 34 : root.fitsNow ? 16 : 7
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

                Item {
                    width: root.cell
                    height: root.cell

                    Image {
                        anchors.centerIn: parent
                        width: Math.round(root.cell * 0.6)
                        height: width
                        sourceSize.width: 128
                        sourceSize.height: 128
                        mipmap: true
                        source: root.fits ? root.choice.source : ""
                        opacity: root.touched ? 0.9 : 0.45
                        visible: root.fits
                    }
                    Row {
                        id: row

                        readonly property int side: Math.max(18, Math.min(36, Math.round(root.cell * 0.42)))

                        x: Math.round(root.cell * 0.04)
                        y: root.cell - row.side - row.x
                        // Many figures overlap, so that they do not extend beyond their tile.
                        spacing: root.choice.returned.length < 2 ? 0
                            : Math.min(2, Math.floor((root.cell - 2 * row.x - root.choice.returned.length * row.side) / (root.choice.returned.length - 1)))

                        Repeater {
                            model: root.choice.returned

                            Rectangle {
                                id: each

                                required property string modelData

                                objectName: "returned"
                                width: row.side
                                height: row.side
                                radius: width / 2
                                color: Theme.badge
                                border.width: 1
                                border.color: Theme.badgeText

                                Image {
                                    anchors.fill: parent
                                    anchors.margins: Math.round(parent.width * 0.12)
                                    sourceSize.width: 64
                                    sourceSize.height: 64
                                    mipmap: true
                                    source: each.modelData
                                }
                                // Stroke through the figure. Light with a dark edge, it has contrast with every
                                // colour and hides little of the figure.
                                Rectangle {
                                    anchors.centerIn: parent
                                    width: parent.width
                                    height: stroke.height + 2
                                    rotation: 45
                                    color: Theme.badge

                                    Rectangle {
                                        id: stroke

                                        anchors.centerIn: parent
                                        width: parent.width
                                        height: Math.max(2, Math.round(each.width * 0.09))
                                        color: Theme.badgeText
                                    }
                                }
                            }
                        }
                    }
                    Image {
                        readonly property int margin: Math.round(root.drawn * 0.06)
                        readonly property int side: root.drawn - 2 * margin
                        readonly property int line: Math.max(1, Math.round(root.drawn * 0.02))

                        anchors.fill: parent
                        anchors.margins: margin * root.cell / root.drawn
                        objectName: "hatching"
                        sourceSize.width: side
                        source: root.fits ? "" : "image://space/hatched/" + Math.round(1000 * line / side) + "/12/" + ("" + Theme.badge).slice(1)
                        opacity: root.touched ? 0.9 : 0.6
                        visible: !root.fits
                    }
                }
            }
        }
    }
}
