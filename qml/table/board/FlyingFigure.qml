// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure on its way from the board to the supply of its player. It takes itself away on arrival.
import QtQuick
import Vozka.Style

Image {
    id: root

    required property point from
    required property point to
    required property int fromSide
    required property int toSide
    /// Number of figures that started before it.
    required property int turn

    property real way: 0
    readonly property int side: Math.round(root.fromSide + (root.toSide - root.fromSide) * root.way)
    /// The path is an arc.
    readonly property real rise: 4 * root.way * (1 - root.way) * Math.min(120, Math.hypot(to.x - from.x, to.y - from.y) / 4)

    x: root.from.x + (root.to.x - root.from.x) * root.way - root.side / 2
    y: root.from.y + (root.to.y - root.from.y) * root.way - root.rise - root.side / 2
    width: root.side
    height: root.side
    sourceSize.width: 96
    sourceSize.height: 96
    mipmap: true
    objectName: "flyingFigure"

    SequentialAnimation {
        running: true
        onFinished: root.destroy()

        PauseAnimation { duration: (250 + 120 * root.turn) * Theme.pace }
        NumberAnimation {
            target: root
            property: "way"
            to: 1
            duration: 800 * Theme.pace
            easing.type: Easing.InOutQuad
        }
    }
}
