// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player and the points that he gets for a feature.
import QtQuick
import Vozka.Style

Row {
    id: root

    required property string name
    required property string colour
    required property int points

    spacing: Theme.spacing
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %n point(s)", "", root.points).arg(root.name)

    Emblem {
        anchors.verticalCenter: parent.verticalCenter
        colour: root.colour
        size: Math.round(24 * Theme.scale)
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.NoWrap
        text: root.name
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.textSize + 2
        font.bold: true
        color: Theme.text
        textFormat: Text.PlainText
        text: "+" + root.points
    }
}
