// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Looking back through a game: which turn is shown, and ways to the others.
import QtQuick
import Vozka.Models

Card {
    id: root

    required property GameController controller
    required property OverlayActions overlays
    readonly property Review review: root.controller.review
    /// The buttons leave no room for a name beside them.
    readonly property bool tight: content.width < buttons.width + words.implicitWidth + leave.width + 160 * Theme.scale

    signal leaveAsked

    function goTo(turn: int): void {
        root.review.goTo(turn);
    }

    implicitHeight: content.height + Theme.spacing * 2
    objectName: "reviewBar"
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Looking back through the game")
    onVisibleChanged: {
        if (root.visible)
            slider.forceActiveFocus(Qt.OtherFocusReason);
    }

    Column {
        id: content

        x: Theme.spacing * 1.5
        y: Theme.spacing
        width: parent.width - Theme.spacing * 3
        spacing: 2

        Item {
            width: parent.width
            height: root.tight ? buttons.height + who.height : Math.max(buttons.height, leave.height)

            Row {
                id: buttons

                spacing: 2

                IconButton {
                    objectName: "reviewFirst"
                    symbol: "first"
                    text: qsTr("To the beginning")
                    keys: "Alt+Home"
                    enabled: root.review.turn > 0
                    onClicked: root.goTo(0)
                }
                IconButton {
                    objectName: "reviewBack"
                    symbol: "previous"
                    text: qsTr("One turn back")
                    keys: "Alt+←"
                    enabled: root.review.turn > 0
                    onClicked: root.goTo(root.review.turn - 1)
                }
                IconButton {
                    objectName: "reviewForward"
                    symbol: "next"
                    text: qsTr("One turn forward")
                    keys: "Alt+→"
                    enabled: root.review.turn < root.review.turns
                    onClicked: root.goTo(root.review.turn + 1)
                }
                IconButton {
                    objectName: "reviewLast"
                    symbol: "last"
                    text: qsTr("To the end")
                    keys: "Alt+End"
                    enabled: root.review.turn < root.review.turns
                    onClicked: root.goTo(root.review.turns)
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 1
                    height: 26
                    color: Theme.line
                }
                OverlayButtons {
                    id: overlayButtons

                    actions: root.overlays
                    side: Theme.controlHeight
                    narrow: content.width - overlayButtons.wholeWidth < 700 * Theme.scale
                }
            }
            Row {
                id: who

                x: root.tight ? 0 : buttons.width + Theme.spacing * 1.5
                y: root.tight ? buttons.height : Math.round((parent.height - height) / 2)
                width: (root.tight ? parent.width : leave.x - Theme.spacing) - x
                spacing: Theme.spacing

                Words {
                    id: words

                    objectName: "reviewTurn"
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.NoWrap
                    font.bold: true
                    text: root.review.turn > 0 ? qsTr("Turn %1 of %2").arg(root.review.turn).arg(root.review.turns)
                                               : qsTr("Before the first turn")
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Emblem {
                    anchors.verticalCenter: parent.verticalCenter
                    colour: root.review.playerColour
                    size: Math.round(20 * Theme.scale)
                    visible: root.review.playerColour.length > 0
                }
                CutWords {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(0, parent.width - x)
                    text: root.review.playerName
                }
            }
            ActionButton {
                id: leave

                objectName: "reviewLeave"
                anchors.right: parent.right
                symbol: "close"
                text: root.controller.over ? qsTr("Back to the result") : qsTr("Back to the game")
                onClicked: root.leaveAsked()
            }
        }
        TurnSlider {
            id: slider

            objectName: "reviewSlider"
            width: parent.width
            label: words.text
            to: root.review.turns
            value: root.review.turn
            onMoved: root.goTo(Math.round(value))
        }
    }
    Shortcut {
        enabled: root.visible
        sequence: "Alt+Left"
        onActivated: root.goTo(root.review.turn - 1)
    }
    Shortcut {
        enabled: root.visible
        sequence: "Alt+Right"
        onActivated: root.goTo(root.review.turn + 1)
    }
    Shortcut {
        enabled: root.visible
        sequence: "Alt+Home"
        onActivated: root.goTo(0)
    }
    Shortcut {
        enabled: root.visible
        sequence: "Alt+End"
        onActivated: root.goTo(root.review.turns)
    }
}
