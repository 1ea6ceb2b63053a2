// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Words of a place where a figure may be set, beside its tile and off all other places to choose.
import QtQuick
import Vozka.Style

ToolTipBubble {
    id: root

    /// Marker of the place, and its tile; the marker again for a corner, which has no tile of its own. In board pixels.
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
