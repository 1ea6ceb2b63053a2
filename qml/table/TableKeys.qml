// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shortcuts of the table, and the descriptions of all its keys.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Vozka.Models

Item {
    id: root

    readonly property var ofGame: [choose, lay, turn, turnBack, pick, pass, takeBack, hint, moveNow, step, clock]
    readonly property var ofBoard: [zoomIn, zoomOut, fit, last, marks, pan, scored, menu, steps, rounds, replay, lookBackAtLine]
    readonly property var ofOverlays: [range, compare, owners, fields, dead, tiles, inspect, overlayAway, entries]
    readonly property var anywhere: [parts, menus]
    /// What concerns computer players; where the table is part of something else, these keys are its.
    readonly property var ofComputers: [hint, moveNow, step]
    required property GameController controller
    required property ComputerPlayers computers
    required property Hints hints
    required property Board board
    required property BothEditions view
    property bool plain: false
    readonly property alias zoomIn: zoomIn
    readonly property alias zoomOut: zoomOut
    readonly property alias fit: fit

    signal overlayAsked(int kind)

    Instantiator {
        model: [...root.ofGame, ...root.ofBoard, ...root.ofOverlays].filter(entry => entry.sequences.length > 0)
        delegate: Shortcut {
            required property KeyEntry modelData

            enabled: root.enabled && !(root.plain && root.ofComputers.includes(modelData))
            sequences: modelData.sequences
            onActivated: modelData.pressed()
        }
    }

    KeyEntry {
        id: choose

        words: qsTr("Go to another space or feature")
        keys: ["←", "↑", "↓", "→"]
    }
    KeyEntry {
        id: lay

        words: qsTr("Try the tile on the space, then place it; place the figure")
        keys: [qsTr("Enter", "key")]
    }
    KeyEntry {
        id: turn

        words: qsTr("Turn the tile")
        keys: ["R"]
        sequences: ["R"]
        onPressed: root.controller.turnHand(1)
    }
    KeyEntry {
        id: turnBack

        words: qsTr("Turn the tile back")
        keys: ["Shift+R"]
        sequences: ["Shift+R"]
        onPressed: root.controller.turnHand(-1)
    }
    KeyEntry {
        id: pick

        words: qsTr("Take another kind of figure")
        keys: ["1", "…", "9"]
    }
    Instantiator {
        model: 9
        delegate: Shortcut {
            required property int index

            enabled: root.enabled
            sequences: [String(index + 1)]
            onActivated: root.controller.takeFigure(root.controller.supply.figureAt(index))
        }
    }
    KeyEntry {
        id: pass

        words: qsTr("No figure, draw a tile, or return the figure to the supply")
        keys: ["N", qsTr("Space", "key")]
        sequences: ["N"]
        onPressed: root.controller.choose(root.controller.choices.passRow)
    }
    KeyEntry {
        id: takeBack

        words: qsTr("Take the tile back from the board")
        keys: [qsTr("Esc", "key")]
    }
    KeyEntry {
        id: hint

        words: qsTr("Hint: the best moves; once more puts them away")
        keys: ["H"]
        sequences: ["H"]
        onPressed: root.hints.toggle()
    }
    KeyEntry {
        id: moveNow

        words: qsTr("A computer thinks: it moves now")
        keys: ["M"]
        sequences: ["M"]
        onPressed: root.computers.moveNow()
    }
    KeyEntry {
        id: step

        words: qsTr("A computer has decided: show its next step")
        keys: [qsTr("Space", "key")]
    }
    KeyEntry {
        id: clock

        words: qsTr("Pause the clock; the next action starts it again")
        keys: ["K"]
        sequences: ["K"]
        onPressed: root.controller.clock.paused = !root.controller.clock.paused
    }
    KeyEntry {
        id: zoomIn

        words: qsTr("Zoom in")
        keys: ["+"]
        sequences: ["+", "="]
        onPressed: root.view.zoomIn()
    }
    KeyEntry {
        id: zoomOut

        words: qsTr("Zoom out")
        keys: ["−"]
        sequences: ["-"]
        onPressed: root.view.zoomOut()
    }
    KeyEntry {
        id: fit

        words: qsTr("Show the whole board")
        keys: ["0"]
        sequences: ["0"]
        onPressed: root.view.fitAll()
    }
    KeyEntry {
        id: last

        words: qsTr("Go to the last tile")
        keys: ["L"]
        sequences: ["L"]
        onPressed: root.board.goToLast()
    }
    KeyEntry {
        id: marks

        words: qsTr("Mark the last tiles, the last three moves, or nothing")
        keys: ["Shift+L"]
        sequences: ["Shift+L"]
        onPressed: AppSettings.changeLastMarks()
    }
    KeyEntry {
        id: pan

        words: qsTr("Move the board")
        keys: ["Shift+←", "↑", "↓", "→"]
    }
    KeyEntry {
        id: scored

        words: qsTr("When the game is over: to the next place that scored")
        keys: ["←", "→"]
    }
    KeyEntry {
        id: menu

        words: qsTr("Menu of the focused item")
        keys: [qsTr("Menu", "key"), "Shift+F10"]
    }
    KeyEntry {
        id: steps

        words: qsTr("Looking back: one turn back or forward, to the beginning, to the end")
        keys: ["←", "→", qsTr("Home", "key"), qsTr("End", "key")]
    }
    KeyEntry {
        id: rounds

        words: qsTr("Looking back: one round back or forward")
        keys: [qsTr("Page up", "key"), qsTr("Page down", "key")]
    }
    KeyEntry {
        id: replay

        words: qsTr("Looking back: replay turn by turn, or pause")
        keys: [qsTr("Space", "key")]
    }
    KeyEntry {
        id: lookBackAtLine

        words: qsTr("In the log: look back at the moment of the line")
        keys: ["Shift+" + qsTr("Enter", "key")]
    }
    KeyEntry {
        id: range

        words: qsTr("Range: where a figure may move")
        keys: ["O"]
        sequences: ["O"]
        onPressed: root.overlayAsked(Overlays.Range)
    }
    KeyEntry {
        id: compare

        words: qsTr("Compare the editions")
        keys: ["C"]
        sequences: ["C"]
        onPressed: root.overlayAsked(Overlays.Compare)
    }
    KeyEntry {
        id: owners

        words: qsTr("Owners: who has the majority")
        keys: ["P"]
        sequences: ["P"]
        onPressed: root.overlayAsked(Overlays.Owners)
    }
    KeyEntry {
        id: fields

        words: qsTr("Fields and what they would score")
        keys: ["F"]
        sequences: ["F"]
        onPressed: root.overlayAsked(Overlays.Fields)
    }
    KeyEntry {
        id: dead

        words: qsTr("Dead spaces")
        keys: ["D"]
        sequences: ["D"]
        onPressed: root.overlayAsked(Overlays.Dead)
    }
    KeyEntry {
        id: tiles

        words: qsTr("Tiles left in the bag")
        keys: ["T"]
        sequences: ["T"]
        onPressed: root.overlayAsked(Overlays.Tiles)
    }
    KeyEntry {
        id: inspect

        words: qsTr("Explain what you point at")
        keys: ["I"]
        sequences: ["I"]
        onPressed: root.controller.overlays.inspecting = !root.controller.overlays.inspecting
    }
    KeyEntry {
        id: entries

        words: qsTr("Go through its list; show an entry on the board")
        keys: ["↑", "↓", qsTr("Enter", "key")]
    }
    KeyEntry {
        id: overlayAway

        words: qsTr("Switch it off")
        keys: [qsTr("Esc", "key")]
    }
    KeyEntry {
        id: parts

        words: qsTr("From the board to the bar, the panel and back")
        keys: ["Tab", "Shift+Tab"]
    }
    KeyEntry {
        id: menus

        words: qsTr("Open the menus: the first, or by their underlined letters")
        keys: ["F10", qsTr("Alt+letter", "keys")]
    }
}
