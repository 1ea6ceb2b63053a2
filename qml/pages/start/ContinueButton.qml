// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that continues the unfinished game that was played last.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    required property string players
    required property string standing

    padding: Theme.spacing * 1.75
    leftPadding: Theme.spacing * 2.5
    rightPadding: Theme.spacing * 2.5
    text: qsTr("Continue")
    Accessible.description: qsTr("%1. %2", "players and how far their game is").arg(root.players).arg(root.standing)

    contentItem: Column {
        spacing: 3

        Label {
            width: parent.width
            text: root.text
            color: Theme.accentText
            font.bold: true
            font.pixelSize: Theme.textSize + Math.round(5 * Theme.scale)
        }
        ElidedLabel {
            width: parent.width
            text: root.players
            color: Theme.accentText
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        ElidedLabel {
            width: parent.width
            text: root.standing
            color: Theme.accentText
            opacity: 0.85
            wrapMode: Text.Wrap
            maximumLineCount: 2
            font.pixelSize: Theme.smallSize
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.accent

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.down ? Theme.shadow : Theme.card
            opacity: root.down ? 0.18 : root.hovered ? 0.16 : 0
        }
        FocusRing {
            shown: root.visualFocus
        }
    }
}
