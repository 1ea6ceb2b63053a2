// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a tile has besides its picture: it comes down where it is laid, what opens or shuts on it moves, and the latest one
// of each player is framed.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property Item tile
    /// The side of the tile in pixels as they are seen: lines are as wide as that, and pictures as sharp.
    required property int side
    required property bool settling
    /// It changes from one picture to another.
    required property bool passing
    required property string from
    required property string to
    required property bool framed
    required property color frameColour
    /// What moves on it, null if nothing does.
    property PassageMotion motion: null

    /// It lies.
    signal settled
    /// It has changed.
    signal passed

    width: root.side
    height: root.side
    scale: root.tile.width / root.side
    transformOrigin: Item.TopLeft

    NumberAnimation {
        target: root.tile
        property: "scale"
        running: root.settling
        from: 1.14
        to: 1
        duration: 260 * Theme.pace
        easing.type: Easing.OutCubic
        onFinished: root.settled()
    }
    Repeater {
        model: root.passing ? 1 : 0

        PassageMotion {
            id: moving

            width: root.width
            height: root.height
            from: root.from
            to: root.to
            Component.onCompleted: root.motion = moving
            Component.onDestruction: {
                if (root.motion === moving)
                    root.motion = null;
            }

            NumberAnimation {
                target: moving
                property: "progress"
                running: true
                from: 0
                to: 1
                duration: 700 * Theme.pace
                easing.type: Easing.InOutQuad
                onFinished: root.passed()
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: border.width / 2
        color: "transparent"
        opacity: 0.85
        border.width: Math.max(2, Math.round(root.side * 0.025))
        border.color: root.frameColour
        visible: root.framed
    }
}
