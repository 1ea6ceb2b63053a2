// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as it lies there, small; a click leads to it.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.AbstractButton {
    id: root

    required property GameController controller
    signal picked

    objectName: "lookAtBoard"
    focusPolicy: Qt.StrongFocus
    text: qsTr("Look at the board")
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    onClicked: root.picked()

    background: Rectangle {
        radius: Theme.radius * 1.5
        color: Theme.table
        border.width: 1
        border.color: root.hovered ? Theme.accent : Theme.line

        FocusRing {
            radius: Theme.radius * 1.5 + 4
            shown: root.visualFocus
        }
    }

    BoardPainting {
        anchors.fill: parent
        anchors.margins: Theme.spacing / 2
        controller: root.controller
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing * 1.5
        width: sign.implicitWidth + Theme.spacing * 2
        height: sign.implicitHeight + Theme.spacing
        radius: Theme.radius
        color: Theme.badge
        opacity: root.hovered || root.visualFocus ? 1 : 0.85

        IconAndWords {
            id: sign

            anchors.centerIn: parent
            symbol: "fit"
            text: root.text
            colour: Theme.badgeText
            font.pixelSize: Theme.smallSize
            font.bold: true
        }
    }
}
