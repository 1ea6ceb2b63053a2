// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens of one kind that a player holds: their picture and their number; who has most of them stands out.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    required property string source
    required property int count
    required property bool leads
    required property string label
    property int size: 22

    implicitWidth: row.width + Theme.spacing
    implicitHeight: root.size
    radius: Math.round(root.size / 4)
    color: root.leads ? Qt.alpha(Theme.accent, 0.28) : "transparent"
    border.width: root.leads ? 1 : 0
    border.color: Theme.accent
    objectName: "heldTokens"
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Math.round(Theme.spacing / 3)

        Image {
            width: Math.round(root.size * 0.82)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            sourceSize.width: width * 2
            mipmap: true
            source: root.source
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.smallSize
            font.bold: root.leads
            color: root.leads ? Theme.text : Theme.dim
            text: root.count
        }
    }
    HoverHandler {
        id: pointer
    }
    Hint {
        visible: pointer.hovered
        text: root.label
    }
}
