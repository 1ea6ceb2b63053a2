// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Part of a highlighted feature on one tile: its region and its outline.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int cellX
    required property int cellY
    required property string areaSource
    required property string outlineSource
    required property int candidate
    required property bool isLinked
    required property int cell
    required property int detail
    /// Nothing is rendered before the item is shown.
    required property bool shown
    readonly property bool rendered: root.shown || root.opacity > 0

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    opacity: root.shown ? 1 : 0

    Behavior on opacity {
        enabled: Theme.pace > 0
        NumberAnimation { duration: 120 * Theme.pace }
    }
    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.rendered ? root.areaSource : ""
    }
    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.rendered ? root.outlineSource : ""
    }
}
