// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the best moves: text, expected result and reasons of each. A click highlights a move on the board, but does
// not play it. At the left of the board it shows all moves, at the bottom one move at a time.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

BottomCard {
    id: root

    required property Hints hints
    /// Number of moves.
    readonly property alias count: moves.count
    /// Row of the move that is shown if the card shows one move at a time.
    readonly property int current: Math.max(0, root.hints.chosen)
    /// Row of the hovered move, -1 if none.
    property int pointed: -1

    // The hovered move might no longer exist.
    onCountChanged: root.pointed = -1

    width: root.beside ? Math.round(260 * (0.4 + 0.6 * Theme.scale)) : Math.min(root.room, 640 * Theme.scale)
    spacing: Theme.spacing
    visible: root.hints.active
    objectName: "hintCard"
    Accessible.name: title.text

    ArrowFocus {
        id: arrows

        groups: [list]
    }
    Item {
        width: parent.width
        height: Math.max(title.height, closeButton.height)

        IconLabel {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - closeButton.width - Theme.spacing
                                           - (dots.visible ? dots.width + Theme.spacing : 0))
            symbol: "hint"
            colour: Theme.text
            font.bold: true
            font.pixelSize: Theme.textSize
            text: root.hints.thinking ? qsTr("Looking for the best moves…")
                                      : qsTr("The best moves")
        }
        ThinkingDots {
            id: dots

            anchors.left: title.right
            anchors.leftMargin: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            thinking: root.hints.thinking
        }
        ToolButton {
            id: closeButton

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
    SegmentedControl {
        id: numbers

        objectName: "hintNumbers"
        visible: !root.beside && moves.count > 1
        label: qsTr("Move", "one of the best moves")
        choices: Array.from({ length: moves.count }, (_, i) => String(i + 1))
        chosen: root.current
        onPicked: choice => root.hints.chosen = choice
    }
    Column {
        id: list

        width: parent.width
        visible: moves.count > 0
        spacing: Theme.spacing
        Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)

        Repeater {
            id: moves

            model: root.hints.moves

            HintMove {
                width: list.width
                visible: root.beside || index === root.current
                chosen: root.hints.chosen
                onPointed: reason => root.hints.pointAtReason(index, reason)
                onHoveredChanged: {
                    if (hovered)
                        root.pointed = index;
                    else if (root.pointed === index)
                        root.pointed = -1;
                }
                onPicked: root.hints.chosen = root.hints.chosen === index && root.beside ? -1 : index
            }
        }
    }
}
