// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Frame of the cell that the keyboard has selected, with contrast on every tile.
import QtQuick
import Vozka.Style

OutlinedFrame {
    id: root

    required property int cell
    /// True while the board has the focus and keys are used.
    property bool focused: false

    width: root.cell
    height: root.cell
    line: Math.max(1, Math.round(root.cell * 0.035) - 2)
    edge: 1

    FocusRing {
        radius: 2
        overMap: true
        shown: root.focused
    }
}
