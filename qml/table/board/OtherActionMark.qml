// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile to which a piece may be moved: the piece as it would stand there; or a cross where it may not.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property int cell
    required property bool allowed
    /// It is pointed at or has the focus.
    required property bool touched
    required property string source

    width: root.cell
    height: root.cell

    Image {
        anchors.centerIn: parent
        width: Math.round(root.cell * 0.6)
        height: width
        sourceSize.width: 128
        sourceSize.height: 128
        mipmap: true
        source: root.allowed ? root.source : ""
        opacity: root.touched ? 0.9 : 0.45
        visible: root.allowed
    }
    // In a corner: on its way there the tile may have got a number in its middle.
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Math.round(root.cell * 0.08)
        width: Math.round(Math.max(14, Math.min(32, root.cell * 0.22)))
        height: width
        radius: width / 2
        color: Theme.badge
        opacity: root.touched ? 1 : 0.75
        visible: !root.allowed

        Icon {
            anchors.centerIn: parent
            name: "cross"
            colour: Theme.badgeText
            size: Math.round(parent.width * 0.6)
        }
    }
}
