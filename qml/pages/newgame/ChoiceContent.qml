// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Content of a button for a choice: icon, name, description, and a tick if it is chosen.
import QtQuick
import Vozka.Style

Item {
    id: root

    property string symbol: ""
    required property string text
    required property string about
    required property bool chosen

    implicitHeight: Math.max(sign.height, words.height)

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        visible: root.symbol.length > 0
        width: visible ? size : 0
        size: Math.round(32 * Theme.scale)
        name: root.symbol
        colour: root.chosen ? Theme.text : Theme.dim
    }
    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: sign.visible ? Theme.spacing * 1.5 : 0
        anchors.right: tick.left
        anchors.rightMargin: Theme.spacing / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        BoldLabel {
            width: parent.width
            text: root.text
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        Caption {
            width: parent.width
            text: root.about
        }
    }
    Icon {
        id: tick

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(18 * Theme.scale)
        opacity: root.chosen ? 1 : 0
        name: "check"
    }
}
