// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The played or the better move of an analysed decision: its number on the board, text, lead and reasons.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property int index
    required property int rank
    required property bool hasTile
    required property bool hasFigure
    required property bool isPlayed
    required property string words
    required property string lead
    required property string reasons
    readonly property string described: title.text + (leadWords.text.length > 0 ? "\n" + leadWords.text : "")
                                        + (root.reasons.length > 0 ? "\n" + root.reasons : "")

    implicitHeight: column.height
    objectName: "analysedMove:" + root.index

    Rectangle {
        id: badge

        objectName: "analysedRank"
        y: Math.round((title.height / title.lineCount - height) / 2)
        width: Math.round(20 * Theme.scale)
        height: width
        radius: width / 2
        // Without tile and figure the move is not on the board.
        visible: root.hasTile || root.hasFigure
        color: root.isPlayed ? Theme.warn : Theme.accent

        Label {
            anchors.centerIn: parent
            color: root.isPlayed ? Theme.background : Theme.accentText
            font.pixelSize: Theme.smallSize
            font.bold: true
            text: root.rank
        }
    }
    Column {
        id: column

        x: badge.width + Theme.spacing
        width: parent.width - x
        spacing: 1

        Label {
            id: title

            width: parent.width
            font.bold: true
            text: root.isPlayed ? qsTr("Played: %1", "a move").arg(root.words) : qsTr("Better: %1", "a move").arg(root.words)
        }
        DimLabel {
            id: leadWords

            width: parent.width
            font.pixelSize: Theme.smallSize + 1
            //: %1 is a lead in points, like +4.2.
            text: qsTr("Lead expected at the end of the game: %1").arg(root.lead)
        }
        Label {
            width: parent.width
            visible: text.length > 0
            text: root.reasons
        }
    }
}
