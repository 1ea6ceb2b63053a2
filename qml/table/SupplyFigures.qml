// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of one kind that a player has left: as many little ones as there are, and their number where there
// can be more than one.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Row {
    id: root

    required property string source
    required property int count
    required property int most
    required property string label
    property int size: 22

    spacing: -Math.round(root.size * 0.34)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label

    Repeater {
        // None left: one that is faded holds the place.
        model: Math.max(1, root.count)

        Image {
            width: root.size
            height: root.size
            sourceSize.width: root.size
            source: root.source
            opacity: root.count > 0 ? 1 : 0.3
        }
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.most > 1
        leftPadding: Math.round(root.size * 0.34) + 5
        font.pixelSize: Theme.smallSize
        color: Theme.dim
        text: "×" + root.count
    }
}
