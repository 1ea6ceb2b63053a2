// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Size of a cell for which pictures on the board are rendered. It changes after zooming; until then the old pictures
// are scaled.
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
