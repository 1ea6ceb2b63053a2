// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the best moves: text, expected lead and reasons of each. A click highlights a move on the board, but does
// not play it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

BottomCard {
    id: root

    required property Hints hints
    readonly property bool wide: root.room >= 640 * Theme.scale

    width: Math.min(root.room, 1080 * Theme.scale)
    spacing: Theme.spacing
    visible: root.hints.active
    objectName: "hintCard"
    Accessible.name: title.text

    ArrowFocus {
        id: arrows

        groups: [grid]
    }
    Item {
        width: parent.width
        height: Math.max(title.height, away.height)

        IconLabel {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - away.width - (dots.visible ? dots.width + Theme.spacing : 0) - Theme.spacing)
            symbol: "hint"
            colour: Theme.text
            font.bold: true
            font.pixelSize: Theme.textSize
            text: root.hints.thinking ? qsTr("Looking for the best moves…")
                                      : qsTr("The best moves, and the lead expected at the end of the game")
        }
        ThinkingDots {
            id: dots

            anchors.left: title.right
            anchors.leftMargin: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            thinking: root.hints.thinking
        }
        ToolButton {
            id: away

            objectName: "closeHint"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            side: Math.round(30 * Math.sqrt(Theme.scale))
            icon.name: "close"
            text: qsTr("Close the hint")
            keys: "H"
            onClicked: root.hints.hide()
        }
    }
    Grid {
        id: grid

        /// Height of the highest move. All moves have this height if they are side by side.
        property real highest: 0

        function measure(): void {
            let highest = 0;
            for (let i = 0; i < moves.count; ++i) {
                const move = moves.itemAt(i) as HintMove;
                if (move !== null)
                    highest = Math.max(highest, move.implicitHeight);
            }
            grid.highest = highest;
        }

        width: parent.width
        visible: moves.count > 0
        columns: root.wide ? Math.max(1, moves.count) : 1
        spacing: Theme.spacing
        Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)

        Repeater {
            id: moves

            model: root.hints.moves
            onCountChanged: grid.measure()

            HintMove {
                width: (grid.width - grid.spacing * (grid.columns - 1)) / grid.columns
                height: root.wide ? Math.max(implicitHeight, grid.highest) : implicitHeight
                onImplicitHeightChanged: grid.measure()
                chosen: root.hints.chosen
                // If the moves are side by side, all show their reasons, so that the chosen move does not grow.
                showsAllReasons: root.wide
                onPicked: root.hints.chosen = root.hints.chosen === index ? -1 : index
            }
        }
    }
}
