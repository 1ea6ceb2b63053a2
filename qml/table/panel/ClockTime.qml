// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Remaining time of a player: bold while it runs, with an icon while it is paused, red near the end.
import QtQuick
import Vozka.Models
import Vozka.Style

Label {
    id: root

    required property SeatClock clock
    /// True if the clock would run, but all clocks are paused.
    property bool paused: false
    readonly property bool urgent: root.clock !== null && (root.clock.over || root.clock.low)
    /// Width of the widest time with this number of digits, so that other items do not move.
    readonly property int room: root.visible ? Math.ceil(digits.advanceWidth(root.text.replace(/[0-9]/g, "0"))) + Theme.spacing * 1.5
                                         + root.leftPadding : 0

    objectName: "clock"
    visible: root.clock !== null && text.length > 0
    text: root.clock === null ? "" : root.clock.text
    leftPadding: sign.visible ? sign.width + 2 : 0
    font.pixelSize: Theme.smallSize + 1
    font.bold: root.clock !== null && (root.clock.running || root.clock.over)
    color: root.urgent ? Theme.danger : Theme.text
    // Ignored, because the description of the player's card contains the time.
    Accessible.ignored: true

    // Background for red text, which would have too little contrast on the tint of the active player.
    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -4
        anchors.rightMargin: -4
        z: -1
        radius: 3
        color: Theme.card
        visible: root.urgent
    }
    Icon {
        id: sign

        objectName: "clockPaused"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.paused
        size: Math.round(14 * Theme.scale)
        name: "pause"
        colour: root.color
    }
    FontMetrics {
        id: digits

        font.pixelSize: root.font.pixelSize
        font.bold: true
    }
    HoverHandler { id: pointer }
    ToolTip {
        visible: pointer.hovered && root.visible
        text: root.clock === null ? "" : root.clock.description
    }
}
