// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Picture of the dragged item at the pointer. After a refused drop it glides back.
import QtQuick
import Vozka.Style

Item {
    id: root

    property bool held: false
    property bool snapped: false
    property point at

    readonly property bool gliding: glide.running

    function moveTo(at: point): void {
        glide.stop();
        root.at = at;
        root.x = at.x - root.width / 2;
        root.y = at.y - root.height / 2;
        root.held = true;
    }
    function glideBack(home: point): void {
        root.held = false;
        if (Theme.pace === 0)
            return;
        toX.to = home.x - root.width / 2;
        toY.to = home.y - root.height / 2;
        glide.restart();
    }
    function drop(): void {
        root.held = false;
    }

    visible: (root.held && !root.snapped) || root.gliding
    z: 100

    ParallelAnimation {
        id: glide

        NumberAnimation { id: toX; target: root; property: "x"; duration: 320 * Theme.pace; easing.type: Easing.OutCubic }
        NumberAnimation { id: toY; target: root; property: "y"; duration: 320 * Theme.pace; easing.type: Easing.OutCubic }
    }
}
