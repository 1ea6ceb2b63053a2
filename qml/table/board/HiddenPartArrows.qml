// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Arrows at the edges of the visible board towards the parts of a highlighted feature that are not in view.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property BoardView board
    /// Bounding rectangle of the feature in cells; empty if none is highlighted.
    readonly property rect cells: root.controller.finalCount.active ? root.controller.finalCount.extent
                                                                    : root.controller.spotlight.cells
    /// free: visible part of the board. feature: bounding rectangle of the feature. Both in pixels.
    readonly property rect free: Qt.rect(root.board.coveredLeft, root.board.topMargin, root.board.width - root.board.coveredLeft,
                                         root.board.height - root.board.topMargin
                                         - Math.max(root.board.bottomMargin, root.board.coveredBottom))
    readonly property point corner: root.board.pointOf(root.cells.x, root.cells.y)
    readonly property rect feature: Qt.rect(root.corner.x, root.corner.y, root.cells.width * root.board.camera.cell,
                                            root.cells.height * root.board.camera.cell)
    /// Middle of the part that is in view, or the nearest point in view.
    readonly property point middle: Qt.point(root.middleOf(root.feature.left, root.feature.right, root.free.left, root.free.right),
                                             root.middleOf(root.feature.top, root.feature.bottom, root.free.top, root.free.bottom))
    /// Half a cell can be outside before an arrow is shown.
    readonly property real tolerance: root.board.camera.cell / 2
    readonly property bool shown: root.cells.width > 0

    function middleOf(from: real, to: real, least: real, most: real): real {
        return (Math.max(least, Math.min(most, from)) + Math.max(least, Math.min(most, to))) / 2;
    }

    anchors.fill: parent
    objectName: "hiddenPartArrows"

    component EdgeArrow: Rectangle {
        id: arrow

        /// Clockwise in degrees, 0 = up.
        required property real direction
        required property point at

        x: Math.round(Math.max(root.free.left + Theme.spacing, Math.min(root.free.right - width - Theme.spacing, arrow.at.x - width / 2)))
        y: Math.round(Math.max(root.free.top + Theme.spacing, Math.min(root.free.bottom - height - Theme.spacing, arrow.at.y - height / 2)))
        width: 36
        height: 36
        radius: 18
        color: Theme.badge
        border.width: 2
        border.color: Theme.badgeText

        Icon {
            anchors.centerIn: parent
            rotation: arrow.direction
            name: "up"
            colour: Theme.badgeText
            size: 24
        }
    }

    EdgeArrow {
        objectName: "hiddenAbove"
        visible: root.shown && root.feature.top < root.free.top - root.tolerance
        direction: 0
        at: Qt.point(root.middle.x, root.free.top)
    }
    EdgeArrow {
        objectName: "hiddenRight"
        visible: root.shown && root.feature.right > root.free.right + root.tolerance
        direction: 90
        at: Qt.point(root.free.right, root.middle.y)
    }
    EdgeArrow {
        objectName: "hiddenBelow"
        visible: root.shown && root.feature.bottom > root.free.bottom + root.tolerance
        direction: 180
        at: Qt.point(root.middle.x, root.free.bottom)
    }
    EdgeArrow {
        objectName: "hiddenLeft"
        visible: root.shown && root.feature.left < root.free.left - root.tolerance
        direction: 270
        at: Qt.point(root.free.left, root.middle.y)
    }
}
