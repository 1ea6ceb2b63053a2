// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text of a place for a figure, next to its tile and off the other choosable places.
import QtQuick
import Vozka.Style

ToolTipBubble {
    id: root

    /// Rectangles of the marker and of its tile, in pixels of the board. For a corner both are the marker.
    required property rect marker
    required property rect tile
    required property ClearPlace clear
    /// Rectangles that must stay visible.
    required property var taken
    readonly property point place: root.visible ? root.clear.beside(root.width, root.height, [root.tile, root.marker], root.taken)
                                                : Qt.point(0, 0)

    objectName: "featureWords"
    x: root.place.x - root.marker.x
    y: root.place.y - root.marker.y
}
