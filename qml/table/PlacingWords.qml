// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How to go on with a tile that is being tried on the board, in words.
import QtQuick
import Vozka.Models

QtObject {
    id: root

    required property TilePreview preview
    /// The tile hangs at the pointer.
    property bool hanging: false
    readonly property string whileHanging: qsTr("let go of the tile to place it; the wheel or R turns it")
    readonly property string whereItTurns: qsTr("click the tile again to turn it; the tick, a double click or Enter leaves it there")
    readonly property string whereItStays: qsTr("click the tile again, or press Enter, to leave it there")
    readonly property var all: [root.whileHanging, root.whereItTurns, root.whereItStays]
    /// Empty while no tile is tried.
    readonly property string going: !root.preview.active ? "" : root.hanging ? root.whileHanging
                                  : root.preview.ways > 1 ? root.whereItTurns : root.whereItStays
}
