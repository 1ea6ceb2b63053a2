// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Picture of a kind of tile with the number of these tiles, and with the number of a remark if it has one.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string source
    required property string amount
    required property string label
    /// Side of the rendered picture: a multiple of 8, so that few changes of the width render it again. Not scaled by
    /// mipmaps: pictures with mipmaps are not rendered in one batch.
    readonly property int detail: 8 * Math.ceil(root.width / 8)
    /// True if the picture is loaded in the background.
    property bool later: false
    /// True if no such tile is left. The number is not faded, to keep its contrast.
    property bool faded: false
    property string remarkNumber: ""
    property string remark: ""

    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.remark.length === 0 ? root.amount
                            : qsTr("%1. %2", "how many tiles, a remark about them").arg(root.amount).arg(root.remark)

    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        asynchronous: root.later
        source: root.source + Theme.artLevel
        opacity: root.faded ? 0.35 : 1
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 3
        width: words.width + Theme.spacing
        height: words.height + 2
        radius: height / 2
        color: Theme.badge

        BoldLabel {
            id: words

            anchors.centerIn: parent
            text: root.amount
            color: Theme.badgeText
            font.pixelSize: Theme.smallSize
        }
    }
    Rectangle {
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: 3
        width: Math.max(number.width + Theme.spacing, height)
        height: number.height + 2
        radius: 3
        color: Theme.badgeText
        border.width: 1
        border.color: Theme.badge
        visible: root.remarkNumber.length > 0

        BoldLabel {
            id: number

            anchors.centerIn: parent
            text: root.remarkNumber
            color: Theme.badge
            font.pixelSize: Theme.smallSize
        }
    }
    HoverHandler {
        id: hover

        enabled: root.remark.length > 0
    }
    ToolTip {
        visible: hover.hovered
        text: qsTr("%1\n%2", "what a tile shows, a remark about it").arg(root.label).arg(root.remark)
    }
}
