// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that continues the unfinished game that was played last, with a picture of its board.
import QtQuick
import Vozka.Models
import Vozka.Style

Button {
    id: root

    required property AutosaveModel autosaves
    readonly property string players: root.autosaves.unfinishedPlayers
    readonly property string standing: root.autosaves.unfinishedStanding

    highlighted: true
    implicitHeight: words.height + topPadding + bottomPadding
    topPadding: Theme.spacing * 1.75
    bottomPadding: Theme.spacing * 1.75
    leftPadding: Theme.spacing * 2.5
    rightPadding: Theme.spacing * 2.5
    text: qsTr("Continue")
    Accessible.description: qsTr("%1. %2", "players and how far their game is").arg(root.players).arg(root.standing)

    // The items below replace the usual content.
    contentItem: Item {}

    Column {
        id: words

        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth - board.width - Theme.spacing * 1.5
        spacing: 3

        BoldLabel {
            width: parent.width
            text: root.text
            color: root.ink
            font.pixelSize: Theme.textSize + Math.round(5 * Theme.scale)
        }
        ElidedLabel {
            width: parent.width
            text: root.players
            color: root.ink
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        ElidedLabel {
            width: parent.width
            text: root.standing
            color: root.ink
            opacity: 0.85
            wrapMode: Text.Wrap
            maximumLineCount: 2
            font.pixelSize: Theme.smallSize
        }
    }
    Rectangle {
        id: board

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.round(116 * Theme.scale), root.availableWidth / 3)
        height: parent.height - Theme.spacing * 2
        radius: Theme.radius / 2
        color: Theme.table

        AutosavePainting {
            objectName: "continueBoard"
            anchors.fill: parent
            autosaves: root.autosaves
            row: root.autosaves.unfinishedRow
            theme: Theme.kind
            onThemeChanged: update()
        }
    }
}
