// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Emblems of several players, overlapping.
import QtQuick
import Vozka.Style

Row {
    id: root

    required property list<string> colours

    spacing: -Math.round(5 * Theme.scale)

    Repeater {
        model: root.colours

        Emblem {
            required property string modelData

            colour: modelData
            size: Math.round(20 * Theme.scale)
        }
    }
}
