// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Message that explains how to turn and place a tile that is tried on the board.
import QtQuick
import Vozka.Models

QtObject {
    id: root

    required property TilePreview preview
    property bool dragging: false
    readonly property string whileDragging: qsTr("release the tile to place it; the wheel or R turns it")
    readonly property string toPlace: qsTr("click the tile again to place it; the wheel or R turns it")
    readonly property string toTurn: qsTr("click the tile to turn it; tick or Enter places it")
    // The tile fits in one rotation only.
    readonly property string toPlaceOnly: qsTr("the tile fits here only this way; click it again to place it")
    readonly property string toConfirm: qsTr("the tile fits here only this way; tick or Enter places it")
    // The tile fits in one rotation, but other rotations look the same.
    readonly property string toPlaceSame: qsTr("click the tile again to place it")
    readonly property string toConfirmSame: qsTr("tick or Enter places the tile")
    readonly property var all: [root.whileDragging, root.toPlace, root.toTurn, root.toPlaceOnly, root.toConfirm,
                                root.toPlaceSame, root.toConfirmSame]
    /// Message for the tile that is tried, empty if none.
    readonly property string message: !root.preview.active ? ""
        : root.dragging ? root.whileDragging
        : root.preview.ways > 1 ? (AppSettings.secondClickPlaces ? root.toPlace : root.toTurn)
        : root.preview.looks < 4 ? (AppSettings.secondClickPlaces ? root.toPlaceSame : root.toConfirmSame)
        : AppSettings.secondClickPlaces ? root.toPlaceOnly : root.toConfirm
}
