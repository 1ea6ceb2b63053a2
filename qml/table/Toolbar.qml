// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bar of the table, with the instruction for the player to move.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

BoardBar {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    required property Hints hints
    required property Board board

    /// Greatest height that the bar reserves for long texts. If the current text needs more, the bar is higher.
    property real maxHeight: Infinity
    property bool dragging: false
    readonly property string confirmation: qsTr("confirm the choice, or cancel it")
    function lineOf(name: string, what: string): string {
        return qsTr("%1: %2", "%1: player, %2: task").arg(name).arg(what);
    }
    /// Returns the line with the name of the player and `placingText`, or with the usual instruction if that is empty.
    function instructionFor(name: string, placingText: string): string {
        const what = root.controller.prompt.confirms ? root.confirmation
                                                 : root.computers.message || placingText || root.controller.prompt.text;
        return name.length > 0 && what.length > 0 ? root.lineOf(name, what) : name || what;
    }

    objectName: "toolbar"

    /// All instructions, without the name of the player. The longest determines the height of the bar, so that it
    /// does not change during the game: a change would move the board.
    readonly property var messages: [root.confirmation, ...root.computers.messages, ...placing.all,
                                      ...root.controller.longestInstructions]
    readonly property string longestName: TextLines.widest(root.controller.players.names, instruction.font)
    readonly property real heightBeside: Math.max(root.buttonsHeight, longestBeside.height) + 10
    readonly property real heightBelow: root.buttonsHeight + longestBelow.height + Theme.spacing * 2

    history: root.controller
    hasHistory: root.controller.undoAllowed
    // True if there is not enough space for the text next to the buttons, or if the bar is lower with the text below
    // them.
    narrow: root.besideButtons < 300 * Theme.scale || root.heightBelow < root.heightBeside
    textHeight: {
        const longest = root.narrow ? longestBelow.height : longestBeside.height;
        const room = root.maxHeight - (root.narrow ? root.buttonsHeight + Theme.spacing * 2 : 10);
        return Math.max(instruction.height, Math.min(longest, room));
    }
    buttonSide: Math.floor(Math.min(Theme.controlHeight, (root.width - root.overlayButtons.narrowWidth - Theme.spacing * 6) / 8))
    // Computed from the full size of the buttons, because their actual size depends on this value.
    overlayButtons.narrow: root.width - Theme.controlHeight * 8 - root.overlayButtons.wholeWidth < 420 * Theme.scale
    background: TurnTint {
        anchors.fill: parent
        anchors.margins: root.border.width
        radius: root.radius - root.border.width
        controller: root.controller
        emblem: emblem
    }
    viewButtons: [
        ToolButton {
            side: root.buttonSide
            icon.name: "last-tile"
            text: qsTr("Go to the last tile")
            keys: "L"
            onClicked: root.board.goToLast()
        },
        BarLine {},
        ToolButton {
            objectName: "hint"
            side: root.buttonSide
            icon.name: "hint"
            text: qsTr("Hint")
            keys: "H"
            explanation: qsTr("The best moves, and the reasons for them")
            enabled: root.hints.offered
            checked: root.hints.active
            onClicked: root.hints.toggle()
        },
        ToolButton {
            objectName: "soundsButton"
            side: root.buttonSide
            icon.name: AppSettings.sounds ? "sounds-on" : "sounds-off"
            text: AppSettings.sounds ? qsTr("Turn the sounds off") : qsTr("Turn the sounds on")
            keys: "S"
            onClicked: AppSettings.sounds = !AppSettings.sounds
        }
    ]

    component LongestLine: Label {
        id: longest

        /// Part of the width that a name can have before it is elided.
        required property real nameShare

        visible: false
        font.bold: true
        text: TextLines.tallest(root.messages.map(message => root.lineOf(cutName.elidedText, message)), longest.font,
                                longest.width)
        Accessible.ignored: true

        TextMetrics {
            id: cutName

            font: longest.font
            text: root.longestName
            elide: Text.ElideRight
            elideWidth: longest.width * longest.nameShare
        }
    }

    LongestLine {
        id: longestBeside

        width: root.besideButtons - emblem.size - Theme.spacing * 5
        nameShare: 0.6
    }
    LongestLine {
        id: longestBelow

        width: root.width - emblem.size - Theme.spacing * 4
        nameShare: 0.9
    }
    PlacementHint {
        id: placing

        preview: root.controller.preview
        dragging: root.dragging
    }

    Row {
        x: root.textX
        y: root.textY + Math.round((root.textHeight - height) / 2)
        width: root.textWidth
        spacing: Theme.spacing

        Emblem {
            id: emblem

            objectName: "toolbarEmblem"
            anchors.verticalCenter: parent.verticalCenter
            colour: root.controller.prompt.playerColour
            size: Math.round(26 * Math.sqrt(Theme.scale))
            visible: root.controller.prompt.playerColour.length > 0
        }
        BoldLabel {
            id: instruction

            objectName: "instruction"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            text: root.instructionFor(name.elidedText, placing.message)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.instructionFor(root.controller.prompt.playerName, placing.message)
            Accessible.description: root.controller.hand.description(root.controller.hand.turns)

            // Elides a long name, so that there is space for the instruction.
            TextMetrics {
                id: name

                font: instruction.font
                text: root.controller.prompt.playerName
                elide: Text.ElideRight
                elideWidth: instruction.width * (root.narrow ? longestBelow.nameShare : longestBeside.nameShare)
            }
            HoverHandler {
                id: pointer

                enabled: name.elidedText !== root.controller.prompt.playerName
            }
            ToolTip {
                visible: pointer.hovered && pointer.enabled
                text: root.controller.prompt.playerName
            }
            // Announces the description of the tile instead of the instruction how to place it.
            Announcement {
                readonly property string instructionText: root.instructionFor(root.controller.prompt.playerName, "")

                text: root.controller.prompt.kind === Prompt.Place
                    ? qsTr("%1. %2", "what is to be done, the tile in hand")
                      .arg(instructionText).arg(root.controller.hand.description(0))
                    : instructionText
            }
        }
    }
}
