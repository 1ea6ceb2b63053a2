// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A piece on the board that belongs to no player, or a pile of pieces with their number. Its moves are animated.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int cellX
    required property int cellY
    required property real placeX
    required property real placeY
    /// Side of its square, in cells.
    required property real size
    required property string source
    required property string label
    required property string where
    /// Number of pieces in the pile, 0 for a single piece.
    required property int pieces
    /// True while the players move the piece step by step.
    required property bool isMoved
    required property int cell
    required property int detail
    /// Clockwise rotation of the picture, in degrees.
    required property real angle
    property bool animated: false

    readonly property int ownSide: TilePictures.piece(root.cell, root.size)
    readonly property int side: root.isMoved ? Math.max(28, root.ownSide) : root.ownSide
    /// Position on the board, in cells.
    property point at: Qt.point(root.cellX + root.placeX, root.cellY + root.placeY)
    readonly property int letters: Math.max(Math.round(10 * Math.sqrt(Theme.scale)), Math.round(root.cell * 0.075))

    /// Square of the picture at the end of the animation, in pixels.
    readonly property rect box: Qt.rect(root.leftOf(root.cellX + root.placeX), root.topOf(root.cellY + root.placeY),
                                        root.side, root.side)

    function leftOf(x: real): int {
        return Math.round(x * root.cell - root.side / 2);
    }
    /// Returns the top of the picture. A moved piece, which is drawn larger on small tiles, keeps its middle.
    function topOf(y: real): int {
        return Math.round(y * root.cell - root.ownSide * 0.92 - (root.side - root.ownSide) / 2);
    }

    x: root.leftOf(root.at.x)
    y: root.topOf(root.at.y)
    // A pile is drawn below a figure at the same place.
    z: root.at.y - (root.pieces > 0 ? 0.1 : 0)
    width: root.side
    height: root.side
    objectName: (root.pieces > 0 ? "pile:" : "piece:") + root.cellX + "," + root.cellY
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where

    Behavior on at {
        enabled: root.animated && Theme.pace > 0

        PropertyAnimation { duration: 340 * Theme.pace; easing.type: Easing.InOutQuad }
    }
    Image {
        anchors.fill: parent
        sourceSize.width: Math.max(24, Math.round(root.detail * Math.max(0.5, root.size)))
        source: root.source + (root.source.startsWith("image://piece/") ? Theme.artLevel : "")
        rotation: root.angle
        antialiasing: root.angle !== 0
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        // At the lower edge, where it does not cover the pieces.
        y: Math.round(root.side * 0.92 - height * 0.25)
        width: Math.max(height, number.width + Math.round(root.letters * 0.7))
        height: root.letters + 4
        radius: height / 2
        color: Theme.badge
        // Hidden on smaller tiles, where it would cover too much.
        visible: root.pieces > 0 && root.cell >= 64
        objectName: "pieces"

        BoldLabel {
            id: number

            anchors.centerIn: parent
            font.pixelSize: root.letters
            color: Theme.badgeText
            text: root.pieces
            Accessible.ignored: true
        }
    }
}
