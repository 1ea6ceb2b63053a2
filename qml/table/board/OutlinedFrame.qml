// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A frame between two dark edges, visible on every tile.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property real line
    /// Width of each edge.
    required property real edge
    property color ink: Theme.badgeText

    color: "transparent"
    border.width: root.line + 2 * root.edge
    border.color: Theme.badge

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.edge
        radius: Math.max(0, root.radius - root.edge)
        color: "transparent"
        border.width: root.line
        border.color: root.ink
    }
}
