// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Vertical scroll bar next to its view, not inside.
import QtQuick
import Vozka.Style

ScrollBar {
    id: root

    required property Flickable view

    orientation: Qt.Vertical
    y: root.view.y
    height: root.view.height
    size: root.view.visibleArea.heightRatio
    position: root.view.visibleArea.yPosition
    onPositionChanged: {
        if (root.pressed)
            root.view.contentY = root.position * (root.view.contentHeight + root.view.topMargin)
                + root.view.originY - root.view.topMargin;
    }
}
