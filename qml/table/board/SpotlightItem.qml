// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlights the places of a line of the log. After a click, the highlight pulses and stays for 3.5 seconds.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property int cell
    required property int detail
    readonly property Spotlight spot: root.controller.spotlight
    readonly property int line: Math.max(3, Math.round(root.cell * 0.04))

    objectName: "spotlight"

    Repeater {
        model: root.spot.glow

        GlowItem {
            cell: root.cell
            detail: root.detail
            shown: true
        }
    }
    OutlinedFrame {
        x: root.spot.cells.x * root.cell
        y: root.spot.cells.y * root.cell
        width: root.cell
        height: root.cell
        visible: root.spot.isTile
        line: root.line
        edge: 1.5
    }
    OutlinedFrame {
        x: Math.round((root.spot.cells.x + root.spot.cells.width / 2) * root.cell - width / 2)
        y: Math.round((root.spot.cells.y + root.spot.cells.height / 2) * root.cell - height / 2)
        width: Math.round(root.cell * 0.6)
        height: width
        radius: width / 2
        visible: root.spot.isCorner
        line: root.line
        edge: 1.5
    }
    SequentialAnimation {
        id: pulse

        loops: 3
        onStopped: root.opacity = 1

        NumberAnimation {
            target: root
            property: "opacity"
            to: 0.25
            duration: 260 * Theme.pace
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 1
            duration: 260 * Theme.pace
            easing.type: Easing.InOutQuad
        }
    }
    Timer {
        id: clearTimer

        // Long enough to find the place after the board has moved.
        interval: 3500
        onTriggered: root.spot.clear()
    }
    Connections {
        function onPulsed(): void {
            clearTimer.restart();
            if (Theme.pace > 0)
                pulse.restart();
        }
        function onChanged(): void {
            if (!root.spot.held) {
                clearTimer.stop();
                pulse.stop();
            }
        }
        target: root.spot
    }
}
