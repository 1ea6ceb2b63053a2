// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Flashes the border between two tiles that do not match.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int cell
    property int cellX: 0
    property int cellY: 0
    /// Side of the tile that does not match: 0 = north, then clockwise.
    property int side: 0

    function flash(result: dropResult): void {
        root.cellX = result.cellX;
        root.cellY = result.cellY;
        root.side = result.side;
        flashing.restart();
    }

    function end(): void {
        flashing.stop();
        root.opacity = 0;
    }

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    rotation: root.side * 90
    objectName: "edgeFlash"
    opacity: 0

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.top
        width: parent.width
        height: Math.max(6, Math.round(root.cell * 0.09))
        radius: height / 2
        color: Theme.trouble
        border.width: 2
        border.color: Theme.badgeText
    }
    SequentialAnimation {
        id: flashing

        // Without animation, the border is shown once for about as long.
        loops: Theme.pace > 0 ? 4 : 1
        NumberAnimation { target: root; property: "opacity"; to: 1; duration: 120 * Theme.pace }
        PauseAnimation { duration: Theme.pace > 0 ? 260 * Theme.pace : 2000 }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: 180 * Theme.pace }
    }
}
