// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The side of a cell for which pictures on the board are drawn: while the board grows or shrinks, those of before are
// shown larger or smaller.
import QtQuick

Timer {
    id: root

    required property int cell
    property int drawn: root.cell

    interval: 60
    onCellChanged: root.restart()
    onTriggered: root.drawn = root.cell
    Component.onCompleted: root.drawn = root.cell
}
