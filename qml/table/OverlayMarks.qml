// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The numbers and letters of an overlay, above the figures. The one whose sentence is pointed at is larger.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property OverlayLists lists
    required property int cell
    /// In cells, and in pixels at least.
    required property real size
    required property real smallest
    /// The entry that is pointed at, -1 for none.
    property int entry: -1
    /// How much larger the one that is pointed at is.
    property real growth: 1.35
    readonly property int side: Math.round(Math.max(root.smallest * Math.sqrt(Theme.scale), root.size * root.cell))

    signal pointedAt(entry: int, at: bool)
    signal picked(entry: int)

    Repeater {
        model: root.lists.marks

        Image {
            id: mark

            required property real placeX
            required property real placeY
            required property int entry
            required property string label
            required source
            readonly property bool lit: mark.entry === root.entry

            objectName: "mark:" + mark.entry
            x: Math.round(mark.placeX * root.cell - root.side / 2)
            y: Math.round(mark.placeY * root.cell - root.side / 2)
            z: mark.lit ? 1 : 0
            width: root.side
            height: root.side
            sourceSize.width: root.side
            scale: mark.lit ? root.growth : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: mark.label

            Behavior on scale {
                enabled: Theme.pace > 0
                NumberAnimation { duration: 90 * Theme.pace }
            }
            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
                onHoveredChanged: root.pointedAt(mark.entry, hover.hovered)
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.picked(mark.entry)
            }
        }
    }
}
