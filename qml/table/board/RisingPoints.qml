// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points that rise from the scored feature.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property real boardX
    required property real boardY
    required property int points
    required property color colour
    required property int cell
    /// Pixels above the place at the start, so that it covers no other points.
    property int lift: 0
    readonly property int side: number.implicitHeight + 8

    property real risen

    x: Math.round(root.boardX * root.cell)
    y: Math.round((root.boardY - 0.45 - root.risen * 0.5) * root.cell) - root.lift
    opacity: Math.min(1, 3 * (1 - root.risen))

    Rectangle {
        anchors.centerIn: parent
        width: Math.max(number.implicitWidth + 18, height)
        height: root.side
        radius: height / 2
        color: Theme.badge
        border.width: 3
        border.color: root.colour

        Label {
            id: number

            anchors.centerIn: parent
            text: "+" + root.points
            color: Theme.badgeText
            font.family: Theme.titleFamily
            font.pixelSize: Math.round(Math.max(16, Math.min(34, root.cell * 0.22)) * Theme.scale)
            font.bold: true
        }
    }
    NumberAnimation on risen {
        from: 0
        to: 1
        duration: 1900 * Theme.pace
        easing.type: Easing.OutQuad
        onFinished: root.destroy()
    }
}
