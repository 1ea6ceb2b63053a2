// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Line from a marker next to its tile to the place where its action is done.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property point from
    /// Vector to the other end.
    required property point way

    x: root.from.x
    y: root.from.y - height / 2
    z: -1
    width: Math.hypot(root.way.x, root.way.y)
    height: 2
    transformOrigin: Item.Left
    rotation: Math.atan2(root.way.y, root.way.x) * 180 / Math.PI
    color: Theme.glow
}
