// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure on the board, on a feature or on a corner. It pulses while it prevents an action.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int cellX
    required property int cellY
    required property real placeX
    required property real placeY
    /// Height of the figure above its place, in cells.
    required property real raised
    required property bool onCorner
    /// Side of its square, in cells.
    required property real size
    required property string source
    required property string label
    required property string where
    /// Number of followers that the figure counts as, -1 for figures whose number never changes.
    required property int strength
    required property bool isBlocker
    required property int cell
    required property int detail
    property bool animated: false
    /// Height during the animation: 1 at its start, 0 at its end.
    property real lifted: 0

    readonly property int side: TilePictures.figure(root.cell, root.size)
    /// True if the figure is drawn as a simple silhouette, as on the smallest tiles.
    readonly property bool isPin: TilePictures.level(root.cell) === "?plan"
    /// Part of the height of the square that is above the foot. On a corner, the middle of the figure is at the place.
    readonly property real foot: root.onCorner ? 0.5 : 0.92

    x: Math.round((root.cellX + root.placeX) * root.cell - root.side / 2)
    y: Math.round((root.cellY + root.placeY - root.raised) * root.cell - root.side * (root.foot + 0.6 * root.lifted))
    z: root.cellY + root.placeY
    width: root.side
    height: root.side
    objectName: (root.onCorner ? "corner:" : "figure:") + root.cellX + "," + root.cellY
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where
    Component.onCompleted: if (root.animated && Theme.pace > 0) placing.start()

    NumberAnimation {
        id: placing

        target: root
        property: "lifted"
        from: 1
        to: 0
        duration: 340 * Theme.pace
        easing.type: Easing.OutBounce
    }
    Image {
        id: picture

        anchors.fill: parent
        sourceSize.width: root.isPin ? root.side : Math.max(24, root.detail / 2)
        source: root.isPin ? root.source.replace("image://figure/", "image://pin/") : root.source + Theme.artLevel
        transformOrigin: Item.Bottom

        SequentialAnimation {
            running: root.isBlocker && Theme.pace > 0
            loops: 3
            onStopped: picture.scale = 1

            NumberAnimation { target: picture; property: "scale"; to: 1.35; duration: 180 * Theme.pace; easing.type: Easing.OutQuad }
            NumberAnimation { target: picture; property: "scale"; to: 1; duration: 260 * Theme.pace; easing.type: Easing.InQuad }
        }
    }
    Repeater {
        model: root.strength >= 0 ? 1 : 0

        Rectangle {
            id: badge

            readonly property int letters: Math.max(Math.round(11 * Math.sqrt(Theme.scale)), Math.round(root.cell * 0.11))

            x: Math.round(root.side * 0.78)
            y: Math.round(root.side * 0.04)
            width: shield.width + number.width + Math.round(badge.letters * 0.7)
            height: badge.letters + 4
            radius: height / 2
            color: Theme.badge
            // Hidden on smaller tiles, where it would cover too much.
            visible: root.strength >= 0 && root.cell >= 64
            objectName: "strength"

            Picture {
                id: shield

                x: Math.round(badge.letters * 0.3)
                anchors.verticalCenter: parent.verticalCenter
                size: badge.letters + 2
                source: badge.visible ? "image://sprite/coat-of-arms" : ""
            }
            BoldLabel {
                id: number

                anchors.left: shield.right
                anchors.leftMargin: 1
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: badge.letters
                color: Theme.badgeText
                text: root.strength
                Accessible.ignored: true
            }
        }
    }
}
