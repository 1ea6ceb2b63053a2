// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Line around the item with the keyboard focus. On the board, whose colours vary, the line is light and has two dark
// edges.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property bool shown
    property bool overMap: false

    anchors.fill: parent
    anchors.margins: -4
    radius: Theme.radius + 4
    color: "transparent"
    border.width: root.overMap ? 7 : 2
    border.color: root.overMap ? Theme.badge : Theme.focus
    visible: root.shown

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: parent.radius - 2
        color: "transparent"
        border.width: 3
        border.color: Theme.badgeText
        visible: root.overMap
    }
}
