// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Disc with a letter on the board: a place that the text of a move names. The feature is highlighted while the disc is
// hovered.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property string letter
    required property int cellX
    required property int cellY
    required property real placeX
    required property real placeY
    /// Index of the feature on its tile, -1 if none.
    required property int feature
    required property int cell
    required property GameController controller

    /// Box below the place, so that a figure with its foot there stays visible.
    readonly property rect wanted: Qt.rect(Math.round((root.cellX + root.placeX) * root.cell - root.side / 2),
                                           Math.round((root.cellY + root.placeY) * root.cell), root.side, root.side)
    readonly property int side: Math.round(24 * Theme.scale)
    /// Distance from this box, so that letters do not overlap.
    property point shift

    x: root.wanted.x + root.shift.x
    y: root.wanted.y + root.shift.y
    z: 9
    width: root.side
    height: root.side
    radius: width / 2
    color: Theme.badge
    border.width: 2
    border.color: Theme.badgeText
    objectName: "letter:" + root.letter
    Accessible.ignored: true

    Label {
        anchors.centerIn: parent
        color: Theme.badgeText
        font.bold: true
        text: root.letter
    }
    Component.onDestruction: {
        if (pointer.hovered)
            root.controller.spotlight.clear();
    }
    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (hovered)
                root.controller.highlightFeature(root.cellX, root.cellY, root.feature);
            else
                root.controller.spotlight.clear();
        }
    }
}
