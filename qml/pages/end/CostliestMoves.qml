// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the costliest decisions of each person, if the game was analysed. A click shows a decision on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property GameAnalysis gameAnalysis
    /// The stored analysis is loaded when the page is shown.
    required property bool pageVisible

    function load(): void {
        if (root.pageVisible && root.gameAnalysis !== null)
            root.gameAnalysis.load();
    }

    onPageVisibleChanged: root.load()
    Component.onCompleted: root.load()
    topMargin: Theme.spacing * 1.5
    spacing: Theme.spacing / 2
    visible: rows.count > 0
    objectName: "costliestMoves"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    CardTitle {
        id: title

        width: parent.width
        text: qsTr("Costliest moves")
    }
    Repeater {
        id: rows

        model: root.gameAnalysis !== null ? root.gameAnalysis.costliestOfPersons : null

        CardButton {
            id: move

            required property int index
            required property int number
            required property int turn
            required property string name
            required property string colour
            required property string played
            required property string costText

            width: parent.width
            objectName: "costliestMove:" + move.index
            text: qsTr("%1, turn %2: about %3 points. %4", "player, number, number, what was done").arg(move.name).arg(move.turn)
                .arg(move.costText).arg(move.played)
            Accessible.description: qsTr("Shows both moves on the board")
            onClicked: {
                Navigator.show(Navigator.Table);
                root.gameAnalysis.show(move.number);
            }

            contentItem: Row {
                spacing: Theme.spacing * 0.75

                Emblem {
                    anchors.verticalCenter: parent.verticalCenter
                    colour: move.colour
                    size: Math.round(20 * Math.sqrt(Theme.scale))
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x
                    text: move.text
                }
            }
            background: ButtonBackground {
                control: move
                base: Theme.background
            }
        }
    }
}
