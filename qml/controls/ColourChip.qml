// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the six colours to choose from.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.Button {
    id: root

    required property int index
    required property string label
    required property string colour
    required property bool chosen

    implicitWidth: Math.round(46 * Theme.scale)
    implicitHeight: implicitWidth
    focusPolicy: Qt.StrongFocus
    text: label
    Accessible.name: label

    contentItem: Item {
        Emblem {
            anchors.centerIn: parent
            colour: root.colour
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.line : root.hovered ? Theme.cardHover : "transparent"
        border.width: root.chosen ? 2 : 0
        border.color: Theme.accent

        FocusRing {
            anchors.margins: -2
            radius: Theme.radius + 2
            shown: root.visualFocus
        }
    }

    ToolTip {
        visible: root.hovered || root.visualFocus
        text: root.label
    }
}
