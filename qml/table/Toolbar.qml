// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bar above the board: undo, redo, camera buttons, and the instruction for the player to move.
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    required property Hints hints
    required property OverlayActions overlays
    required property Board board
    required property BothEditions view

    /// The bar does not reserve more than this for long texts. A text that needs more makes the bar higher.
    property real highest: Infinity
    /// The tile hangs at the pointer.
    property bool hanging: false
    readonly property string confirmation: qsTr("done, or take it back?")
    function lineOf(name: string, what: string): string {
        return qsTr("%1: %2", "player and what he is to do").arg(name).arg(what);
    }
    /// The line, with that name of the player, and with what he is to do unless something else is given.
    function told(name: string, going: string): string {
        const what = root.controller.held.active ? root.confirmation
                                                 : root.computers.sentence || going || root.controller.instruction;
        return root.controller.discards.active ? qsTr("A tile cannot be placed")
             : root.controller.finalCount.active ? qsTr("Final scoring")
             : root.controller.over ? qsTr("The game is over")
             : root.controller.viewOnly ? qsTr("A position to look at")
             : name.length === 0 || what.length === 0 ? name
             : root.lineOf(name, what);
    }

    objectName: "toolbar"

    readonly property real besideButtons: root.width - buttons.width
    /// All texts of a player to move, without the name. The height of the bar follows from the longest of them and does
    /// not change while the game is played, because a change would move the board.
    readonly property var sentences: [root.confirmation, ...root.computers.sentences, ...placing.all,
                                      ...root.controller.longestInstructions]
    readonly property string longestName: TextLines.widest(root.controller.players.names, instruction.font)
    /// The text is below the buttons: there is not enough room beside them, or the bar is lower that way.
    readonly property bool narrow: root.besideButtons < 300 * Theme.scale || root.heightBelow < root.heightBeside
    readonly property real heightBeside: Math.max(buttons.height, longestBeside.height) + 10
    readonly property real heightBelow: buttons.height + longestBelow.height + Theme.spacing * 2
    readonly property real textHeight: {
        const longest = root.narrow ? longestBelow.height : longestBeside.height;
        const room = root.highest - (root.narrow ? buttons.height + Theme.spacing * 2 : 10);
        return Math.max(instruction.height, Math.min(longest, room));
    }
    readonly property int buttonSide: Math.floor(Math.min(Theme.controlHeight,
                                                            (root.width - overlayButtons.narrowWidth - Theme.spacing * 4) / 7))

    TurnTint {
        anchors.fill: parent
        anchors.margins: root.border.width
        radius: root.radius - root.border.width
        controller: root.controller
        emblem: emblem
    }
    InputBlocker {}
    LongestLine {
        id: longestBeside

        width: root.besideButtons - emblem.size - Theme.spacing * 5
        nameShare: 0.6
        longestName: root.longestName
        sentences: root.sentences
        lineOf: root.lineOf
    }
    LongestLine {
        id: longestBelow

        width: root.width - emblem.size - Theme.spacing * 4
        nameShare: 0.9
        longestName: root.longestName
        sentences: root.sentences
        lineOf: root.lineOf
    }
    PlacingWords {
        id: placing

        preview: root.controller.preview
        hanging: root.hanging
    }

    implicitHeight: root.narrow ? buttons.height + root.textHeight + Theme.spacing * 2
                                : Math.max(buttons.height, root.textHeight) + 10

    ArrowFocus {
        id: arrows

        groups: [buttons, overlayButtons]
    }
    Row {
        id: buttons

        // Beside the last one is nothing: what has the focus here does not lose it to the board.
        Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)
                                                  || event.key === Qt.Key_Left || event.key === Qt.Key_Right
        x: Theme.spacing
        y: root.narrow ? Theme.spacing / 2 : Math.round((root.height - height) / 2)
        spacing: 2

        ToolButton {
            objectName: "undo"
            visible: root.controller.undoAllowed
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "undo"
            text: qsTr("Undo")
            keys: "Ctrl+Z"
            enabled: root.controller.canUndo
            onClicked: root.controller.undo()
        }
        ToolButton {
            objectName: "redo"
            visible: root.controller.undoAllowed
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "redo"
            text: qsTr("Redo")
            keys: "Ctrl+Shift+Z"
            enabled: root.controller.canRedo
            onClicked: root.controller.redo()
        }
        Rectangle {
            visible: root.controller.undoAllowed
            anchors.verticalCenter: parent.verticalCenter
            width: 1
            height: 26
            color: Theme.line
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "zoom-in"
            text: qsTr("Zoom in")
            keys: "+"
            onClicked: root.view.zoomIn()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "zoom-out"
            text: qsTr("Zoom out")
            keys: "−"
            onClicked: root.view.zoomOut()
        }
        ToolButton {
            objectName: "fit"
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "fit"
            text: qsTr("Show the whole board")
            keys: "0"
            onClicked: root.view.fitAll()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "last-tile"
            text: qsTr("Go to the last tile")
            keys: "L"
            onClicked: root.board.goToLast()
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 1
            height: 26
            color: Theme.line
        }
        ToolButton {
            objectName: "hint"
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "hint"
            text: qsTr("Hint")
            keys: "H"
            explanation: qsTr("The best moves, and the reasons for them")
            enabled: root.hints.offered
            checkable: false
            checked: root.hints.active
            onClicked: root.hints.toggle()
        }
        OverlayButtons {
            id: overlayButtons

            actions: root.overlays
            side: root.buttonSide
            // With buttons of their full size: how large they are follows from this.
            narrow: root.width - Theme.controlHeight * 7 - overlayButtons.wholeWidth < 420 * Theme.scale
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 1
            height: 26
            color: Theme.line
            // It keeps its place: how wide the buttons are decides what is narrow.
            opacity: root.narrow ? 0 : 1
        }
    }
    Row {
        id: line

        x: root.narrow ? Theme.spacing * 1.5 : buttons.x + buttons.width + Theme.spacing * 1.5
        y: root.narrow ? buttons.y + buttons.height + Theme.spacing / 2 + Math.round((root.textHeight - height) / 2)
                       : Math.round((root.height - height) / 2)
        width: parent.width - x - Theme.spacing * 1.5
        spacing: Theme.spacing

        Emblem {
            id: emblem

            objectName: "toolbarEmblem"
            anchors.verticalCenter: parent.verticalCenter
            colour: root.controller.playerColour
            size: Math.round(26 * Math.sqrt(Theme.scale))
            visible: root.controller.playerColour.length > 0
        }
        Label {
            id: instruction

            objectName: "instruction"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            font.bold: true
            text: root.told(name.elidedText, placing.going)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.told(root.controller.playerName, placing.going)
            Accessible.description: root.controller.hand.inWords(root.controller.hand.turns)

            // A long name must not push out what is to be done.
            TextMetrics {
                id: name

                font: instruction.font
                text: root.controller.playerName
                elide: Text.ElideRight
                elideWidth: instruction.width * (root.narrow ? longestBelow.nameShare : longestBeside.nameShare)
            }
            HoverHandler {
                id: pointer

                enabled: name.elidedText !== root.controller.playerName
            }
            ToolTip {
                visible: pointer.hovered && pointer.enabled
                text: root.controller.playerName
            }
            // Not how to go on with a tile that is tried: what it shows is said then.
            Announcement {
                readonly property string said: root.told(root.controller.playerName, "")

                text: root.controller.step === GameController.Place
                    ? qsTr("%1. %2", "what is to be done, the tile in hand")
                      .arg(said).arg(root.controller.hand.inWords(0))
                    : said
            }
        }
    }
}
