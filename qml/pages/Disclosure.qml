// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line that opens what stands below it; on the right, what is to be known while it is closed.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Button {
    id: root

    property string remark: ""

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing
    checkable: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: remark
    Keys.onReturnPressed: root.toggle()
    Keys.onEnterPressed: root.toggle()

    contentItem: Item {
        implicitHeight: Math.max(words.height, note.height)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(16 * Theme.scale)
            name: root.checked ? "up" : "down"
            colour: Theme.dim
        }
        Words {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.spacing
            anchors.right: note.left
            anchors.rightMargin: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
        }
        Words {
            id: note

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width / 2)
            text: root.remark
            font.bold: true
            font.pixelSize: Theme.smallSize
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.down ? Theme.cardHover : "transparent"
        border.width: 1
        border.color: Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
