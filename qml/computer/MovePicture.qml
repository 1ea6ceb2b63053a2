// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Picture of the tile of a move, with its figure if it is on that tile.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property bool hasTile
    required property int cellX
    required property int cellY
    required property string tileSource
    required property bool hasFigure
    required property int figureCellX
    required property int figureCellY
    required property real placeX
    required property real placeY
    required property real size
    required property bool isOnCorner
    required property real angle
    required property string figureSource

    width: Math.round(52 * Theme.scale)
    height: width
    visible: root.hasTile

    Image {
        anchors.fill: parent
        sourceSize.width: width
        source: root.hasTile ? root.tileSource + Theme.artLevel : ""
    }
    Picture {
        visible: root.hasFigure && !root.isOnCorner && root.figureCellX === root.cellX && root.figureCellY === root.cellY
        size: Math.max(20, Math.round(parent.width * Math.max(root.size, 0.4)))
        x: Math.round(Math.max(0, Math.min(parent.width - width, root.placeX * parent.width - width / 2)))
        y: Math.round(Math.max(0, Math.min(parent.height - height, root.placeY * parent.height - height * 0.92)))
        rotation: root.angle
        source: root.figureSource
    }
}
