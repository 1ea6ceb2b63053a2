// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks of an overlay above the figures: icons of connections, numbers and letters. The mark of the hovered entry is
// larger. On a small board less important marks are dots until they are hovered.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OverlayLists lists
    required property int cell
    property int entry: -1
    property real growth: 1.35
    property bool pickable: true
    readonly property int side: Math.round(Math.max(root.lists.smallestMark * Math.sqrt(Theme.scale), root.lists.markSize * root.cell))
    readonly property int dot: Math.round(root.side / 3)
    /// Side in pixels for which numbers are rendered. While the board is zoomed, the old pictures are scaled.
    property int drawn: root.side
    /// Previous side, still used for the rows from `redrawn` on: rendering all numbers takes longer than a frame.
    property int drawnBefore: root.side
    property int redrawn: 0

    signal hoverChanged(entry: int, at: bool)
    signal picked(entry: int)

    function lay(): void {
        root.lists.marks.lay(root.side / root.cell, root.dot / root.cell);
    }

    onSideChanged: {
        root.lay();
        drawing.restart();
    }
    onCellChanged: root.lay()
    onListsChanged: root.lay()
    Component.onCompleted: {
        root.drawn = root.side;
        root.drawnBefore = root.side;
        root.lay();
    }

    Timer {
        id: drawing

        interval: 60
        onTriggered: {
            root.redrawn = 0;
            root.drawn = root.side;
            redrawing.restart();
        }
    }
    Timer {
        id: redrawing

        interval: 15
        repeat: true
        triggeredOnStart: true
        onTriggered: {
            root.redrawn += 8;
            if (root.redrawn < marks.count)
                return;
            root.drawnBefore = root.drawn;
            redrawing.stop();
        }
    }
    Repeater {
        model: root.lists.marks

        Item {
            id: toFeature

            required property real placeX
            required property real placeY
            required property point tip
            required property bool hasLine
            readonly property int line: Math.max(2, Math.round(root.cell * 0.016))
            readonly property real dx: (toFeature.tip.x - toFeature.placeX) * root.cell
            readonly property real dy: (toFeature.tip.y - toFeature.placeY) * root.cell

            x: toFeature.placeX * root.cell
            y: toFeature.placeY * root.cell
            visible: toFeature.hasLine

            Rectangle {
                y: -toFeature.line
                width: Math.hypot(toFeature.dx, toFeature.dy)
                height: toFeature.line * 2
                transformOrigin: Item.Left
                rotation: Math.atan2(toFeature.dy, toFeature.dx) * 180 / Math.PI
                antialiasing: true
                color: Theme.badge

                Rectangle {
                    anchors.fill: parent
                    anchors.topMargin: toFeature.line / 2
                    anchors.bottomMargin: toFeature.line / 2
                    antialiasing: true
                    color: Theme.badgeText
                }
            }
            Rectangle {
                x: toFeature.dx - width / 2
                y: toFeature.dy - width / 2
                width: toFeature.line * 4
                height: width
                radius: width / 2
                color: Theme.badgeText
                border.width: Math.max(1, toFeature.line / 2)
                border.color: Theme.badge
            }
        }
    }
    Repeater {
        model: root.lists.lines

        Image {
            required property int index
            required property point icon
            required property string via

            objectName: "icon:" + index
            x: Math.round(icon.x * root.cell - width / 2)
            y: Math.round(icon.y * root.cell - height / 2)
            width: Math.round(root.side * 0.55)
            height: width
            sourceSize.width: 48
            mipmap: true
            source: via.length > 0 ? "image://via/" + via : ""
        }
    }
    Repeater {
        id: marks

        model: root.lists.marks

        Item {
            id: mark

            required property int index
            required property real placeX
            required property real placeY
            required property int entry
            required property string label
            required property bool isDot
            required property bool isHidden
            readonly property bool isHighlighted: mark.entry === root.entry
            readonly property bool isFull: mark.isHighlighted || !(mark.isDot || mark.isHidden)
            required property string source
            readonly property int side: mark.isFull ? root.side : root.dot

            objectName: "mark:" + mark.entry
            x: Math.round(mark.placeX * root.cell - mark.side / 2)
            y: Math.round(mark.placeY * root.cell - mark.side / 2)
            z: mark.isHighlighted ? 1 : 0
            width: mark.side
            height: mark.side
            visible: mark.isHighlighted || !mark.isHidden
            scale: mark.isHighlighted ? root.growth : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: mark.label

            Behavior on scale {
                enabled: Theme.pace > 0
                NumberAnimation { duration: 90 * Theme.pace }
            }
            Image {
                anchors.fill: parent
                sourceSize.width: mark.index < root.redrawn ? root.drawn : root.drawnBefore
                source: mark.source
                visible: mark.isFull
            }
            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: Theme.badge
                border.width: Math.max(1, Math.round(width / 6))
                border.color: Theme.badgeText
                visible: !mark.isFull
            }
            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
                onHoveredChanged: root.hoverChanged(mark.entry, hover.hovered)
            }
            TapHandler {
                enabled: root.pickable
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.picked(mark.entry)
            }
        }
    }
}
