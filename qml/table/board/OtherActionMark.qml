// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mark of a tile to which a piece may be moved: the piece as it would stand there, and struck out the figures that would
// return to the supply. A tile to which it must not be moved is hatched.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int cell
    /// The side for which the hatching is drawn.
    required property int drawn
    required property bool allowed
    /// It is pointed at or has the focus.
    required property bool touched
    required property string source
    /// Pictures of the figures that would return to the supply.
    required property var returned

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
    Row {
        id: row

        readonly property int side: Math.max(18, Math.min(36, Math.round(root.cell * 0.42)))

        x: Math.round(root.cell * 0.04)
        y: root.cell - row.side - row.x
        // Many figures overlap, so that they stay on their tile.
        spacing: root.returned.length < 2 ? 0
            : Math.min(2, Math.floor((root.cell - 2 * row.x - root.returned.length * row.side) / (root.returned.length - 1)))

        Repeater {
            model: root.returned

            Rectangle {
                id: each

                required property string modelData

                objectName: "returned"
                width: row.side
                height: row.side
                radius: width / 2
                color: Theme.badge
                border.width: 1
                border.color: Theme.badgeText

                Image {
                    anchors.fill: parent
                    anchors.margins: Math.round(parent.width * 0.12)
                    sourceSize.width: 64
                    sourceSize.height: 64
                    mipmap: true
                    source: each.modelData
                }
                // One light stroke with a dark edge has contrast with every colour and hides little of the figure.
                Rectangle {
                    anchors.centerIn: parent
                    width: parent.width
                    height: stroke.height + 2
                    rotation: 45
                    color: Theme.badge

                    Rectangle {
                        id: stroke

                        anchors.centerIn: parent
                        width: parent.width
                        height: Math.max(2, Math.round(each.width * 0.09))
                        color: Theme.badgeText
                    }
                }
            }
        }
    }
    Image {
        readonly property int margin: Math.round(root.drawn * 0.06)
        readonly property int side: root.drawn - 2 * margin
        readonly property int line: Math.max(1, Math.round(root.drawn * 0.02))

        anchors.fill: parent
        anchors.margins: margin * root.cell / root.drawn
        objectName: "hatching"
        sourceSize.width: side
        source: root.allowed ? "" : "image://space/hatched/" + Math.round(1000 * line / side) + "/12/" + ("" + Theme.badge).slice(1)
        opacity: root.touched ? 0.9 : 0.6
        visible: !root.allowed
    }
}
