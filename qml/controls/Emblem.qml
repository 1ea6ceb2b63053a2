// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The emblem of a player's colour.
import QtQuick
import Vozka.Style

Picture {
    id: root

    required property string colour

    size: Math.round(32 * Theme.scale)
    source: root.colour.length > 0 ? "image://mark/" + root.colour : ""
}
