// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the presets, large: its sign, its name, and a sentence.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.RadioButton {
    id: root

    required property string symbol
    required property string about
    signal picked

    function take(): void {
        root.forceActiveFocus(Qt.TabFocusReason);
        root.picked();
    }

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing * 1.5
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: about
    onClicked: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()

    contentItem: Item {
        implicitHeight: Math.max(sign.height, words.height)

        Icon {
            id: sign

            size: Math.round(32 * Theme.scale)
            name: root.symbol
            colour: root.checked ? Theme.text : Theme.dim
        }
        Column {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.spacing * 1.5
            anchors.right: tick.left
            anchors.rightMargin: Theme.spacing / 2
            spacing: 2

            Words {
                width: parent.width
                text: root.text
                font.bold: true
            }
            Words {
                width: parent.width
                text: root.about
                color: Theme.dim
                font.pixelSize: Theme.smallSize
            }
        }
        Icon {
            id: tick

            anchors.right: parent.right
            size: Math.round(18 * Theme.scale)
            visible: root.checked
            name: "check"
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered && !root.checked ? Theme.cardHover : Theme.background
        border.width: root.checked ? 2 : 1
        border.color: root.checked ? Theme.accent : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
