// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile in hand on the hovered cell, half transparent. A tool tip explains the mark of the cell.
import QtQuick
import Vozka.Models
import Vozka.Style

Image {
    id: root

    /// Marker of the hovered cell, null if none.
    required property CellMarker on
    /// Source of the picture, without the suffix of the rotation.
    required property string hand
    required property int detail
    required property string level
    /// True if another item explains the hovered cell.
    property bool quiet: false
    readonly property string hintText: root.on === null ? ""
        : root.on.fitsNow ? qsTr("The tile fits here in this rotation. Click to try it.")
                          : qsTr("The tile fits here if you turn it. Click to try it.")

    objectName: "ghostTile"
    x: root.on !== null ? root.on.x : 0
    y: root.on !== null ? root.on.y : 0
    width: root.on !== null ? root.on.width : 0
    height: width
    visible: root.on !== null
    opacity: 0.55
    sourceSize.width: root.detail
    source: root.on !== null && root.hand.length > 0 ? root.hand + "/" + root.on.choice.turns + root.level : ""

    ToolTip {
        visible: root.on !== null && root.on.underPointer && !root.quiet
        delay: 900
        text: root.hintText
    }
}
