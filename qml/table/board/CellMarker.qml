// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A free cell: a whole frame and a plus where the tile fits as it is turned, corners and a turning arrow where
// it fits otherwise turned, nothing where it does not fit. What is pointed at shows the tile as it would lie there.
// Or a tile to which a piece may be moved, and with a cross one to which it may not.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property int index
    required property int cellX
    required property int cellY
    required property bool isForFigure
    required property int fit
    /// Something else than laying a tile is done there.
    property bool isOtherAction: false
    property int choice: -1
    property string source: ""
    property string worth: ""
    /// The turn in which the tile would lie there, -1 if it fits in none.
    property int turns: -1
    required property string label
    required property int cell
    property bool lit: false
    /// The tile in hand is shown on what is pointed at.
    property bool tries: false
    /// Above all frames: signs of one kind are drawn at once there, and between frames each by itself.
    required property Item signs
    /// The one cell that Tab stops at; arrows go to the others.
    property bool current: false

    readonly property bool fits: root.fit !== Fitting.Not
    readonly property bool isShown: !root.isForFigure && (root.fits || root.isOtherAction)
    readonly property bool fitsNow: root.fit === Fitting.Now
    readonly property bool marked: root.isOtherAction || (root.fitsNow ? AppSettings.markFits : AppSettings.markOtherTurns)
    readonly property int line: Math.max(2, Math.round(root.cell * 0.022))

    readonly property bool pointedAt: pointer.hovered
    readonly property bool touched: pointer.hovered || root.activeFocus
    readonly property bool triedHere: root.tries && root.marked && root.fits && (pointer.hovered || root.activeFocus)

    signal picked

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    visible: root.isShown
    activeFocusOnTab: root.fits && (root.current || root.activeFocus)
    objectName: "cell:" + root.cellX + "," + root.cellY
    Accessible.role: root.fits ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.label
    Accessible.description: root.worth
    Accessible.focusable: root.fits
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()

    HoverHandler {
        id: pointer

        enabled: root.fits || root.isOtherAction
        cursorShape: root.isOtherAction && root.fits ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    // Most open cells fit no tile in hand: what they do not show is not there.
    Repeater {
        model: root.marked && root.isShown ? 1 : 0

        Item {
            width: root.cell
            height: root.cell

            Rectangle {
                id: frame

                anchors.fill: parent
                anchors.margins: Math.round(root.cell * 0.06)
                radius: Math.round(root.cell * 0.06)
                // As a colour: what has an opacity is drawn cell by cell, what has a colour all at once.
                color: Qt.alpha(Theme.fits, root.lit || (root.isOtherAction && root.touched) ? 0.34 : root.fitsNow ? 0.16 : 0.07)
                border.width: root.fitsNow ? root.line : 0
                border.color: Theme.fits
                visible: root.fits
            }
            Repeater {
                model: root.fitsNow || root.isOtherAction ? 0 : 4

                Item {
                    id: corner

                    required property int index

                    x: frame.x
                    y: frame.y
                    width: frame.width
                    height: frame.height
                    rotation: corner.index * 90

                    Rectangle {
                        width: root.cell * 0.18
                        height: root.line
                        color: Theme.fits
                    }
                    Rectangle {
                        width: root.line
                        height: root.cell * 0.18
                        color: Theme.fits
                    }
                }
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
                    allowed: root.fits
                    touched: root.touched
                    source: root.source
                }
            }
        }
    }
}
