// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the six colours to choose from.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    required property int index
    required property string label
    required property string colour
    required property bool chosen

    implicitWidth: Math.round(46 * Theme.scale)
    implicitHeight: implicitWidth
    text: label

    contentItem: Item {
        Emblem {
            anchors.centerIn: parent
            colour: root.colour
        }
    }
    background: ButtonBackground {
        control: root
        chosen: root.chosen
        ringDistance: 2
        border.width: root.chosen ? 2 : 0
        border.color: Theme.accent
    }

    ToolTip {
        visible: root.hovered || root.visualFocus
        text: root.label
    }
}
