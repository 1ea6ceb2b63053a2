// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The emblem of a player's colour.
import QtQuick
import Vozka.Style

Image {
    id: root

    required property string colour
    property int size: Math.round(32 * Theme.scale)

    width: root.size
    height: root.size
    sourceSize.width: root.size
    source: root.colour.length > 0 ? "image://mark/" + root.colour : ""
}
