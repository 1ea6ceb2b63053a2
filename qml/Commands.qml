// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that can be asked of the program by menu or key.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

QtObject {
    id: root

    required property GameController controller
    /// Whether the table is what is seen, so that what moves on it makes sense.
    required property bool atTable
    /// Whether a board is seen that can be zoomed.
    property bool atBoard: root.atTable
    /// Whether the result is what is seen: undo leads back from it to the table.
    property bool atResult: false
    /// Whether it is the start page.
    property bool atStart: false
    required property bool fullScreen
    /// Those of the table, null where there is none.
    property ComputerPlayers computers: null
    property Hints hints: null
    /// Set while the sandbox is what is seen.
    property SandboxController sandbox: null

    signal newGameAsked
    signal openAsked
    signal saveAsked
    signal saveAsAsked
    signal startAsked
    signal endNowAsked
    signal settingsAsked
    signal quitAsked
    signal resultAsked
    signal lookBackAsked
    signal replayAsked
    signal playOnAsked
    signal analysisAsked
    signal resultsAsked
    signal pictureAsked
    signal copyAsked
    signal filmAsked
    signal zoomInAsked
    signal zoomOutAsked
    signal fitAsked
    signal fullScreenAsked
    signal keysAsked
    signal rulesAsked
    signal lessonsAsked
    signal aboutAsked
    signal sandboxAsked
    signal exploreAsked

    readonly property OverlayActions overlays: OverlayActions {
        controller: root.controller
        enabled: root.atTable
    }
    readonly property T.Action newGame: T.Action {
        text: qsTr("&New game…")
        shortcut: "Ctrl+N"
        onTriggered: root.newGameAsked()
    }
    readonly property T.Action open: T.Action {
        text: qsTr("&Open…")
        shortcut: "Ctrl+O"
        onTriggered: root.openAsked()
    }
    readonly property T.Action save: T.Action {
        text: qsTr("&Save")
        shortcut: "Ctrl+S"
        enabled: root.sandbox ? !root.sandbox.empty : root.controller.active && !root.controller.viewOnly
        onTriggered: root.saveAsked()
    }
    readonly property T.Action saveAs: T.Action {
        text: qsTr("Save &as…")
        shortcut: "Ctrl+Shift+S"
        enabled: root.save.enabled
        onTriggered: root.saveAsAsked()
    }
    readonly property T.Action start: T.Action {
        text: qsTr("Start pa&ge")
        shortcut: "Ctrl+W"
        enabled: root.controller.active || !root.atStart
        onTriggered: root.startAsked()
    }
    readonly property T.Action settings: T.Action {
        text: qsTr("Se&ttings…")
        shortcut: "Ctrl+,"
        onTriggered: root.settingsAsked()
    }
    readonly property T.Action quit: T.Action {
        text: qsTr("&Quit")
        shortcut: "Ctrl+Q"
        onTriggered: root.quitAsked()
    }
    readonly property T.Action undo: T.Action {
        text: qsTr("&Undo")
        shortcut: "Ctrl+Z"
        enabled: root.sandbox ? root.sandbox.canUndo
                              : (root.atTable || root.atResult) && root.controller.canUndo
        onTriggered: root.sandbox ? root.sandbox.undo() : root.controller.undo()
    }
    readonly property T.Action redo: T.Action {
        text: qsTr("&Redo")
        shortcut: "Ctrl+Shift+Z"
        enabled: root.sandbox ? root.sandbox.canRedo : root.atTable && root.controller.canRedo
        onTriggered: root.sandbox ? root.sandbox.redo() : root.controller.redo()
    }
    readonly property T.Action openSandbox: T.Action {
        text: qsTr("Sand&box")
        enabled: !root.sandbox
        onTriggered: root.sandboxAsked()
    }
    readonly property T.Action explore: T.Action {
        text: qsTr("E&xplore this position")
        shortcut: "Ctrl+E"
        enabled: root.controller.active && !root.sandbox && root.atTable
        onTriggered: root.exploreAsked()
    }
    readonly property T.Action noFigure: T.Action {
        text: root.controller.choices.passRow < 0 || root.controller.hand.figures.length > 0
            ? qsTr("&No figure") : root.controller.choices.passLabel
        enabled: root.atTable && root.controller.choices.passRow >= 0
        onTriggered: root.controller.choose(root.controller.choices.passRow)
    }
    readonly property T.Action hint: T.Action {
        text: qsTr("&Hint")
        enabled: root.atTable && root.hints !== null && root.hints.offered
        onTriggered: root.hints.toggle()
    }
    readonly property T.Action moveNow: T.Action {
        text: qsTr("&Make the computer move now")
        enabled: root.atTable && root.computers !== null && root.computers.seat >= 0
        onTriggered: root.computers.moveNow()
    }
    readonly property T.Action pauseClock: T.Action {
        text: qsTr("Pause the c&lock")
        enabled: root.atTable && root.controller.clock.on && !root.controller.over
        checkable: true
        checked: root.controller.clock.paused
        onTriggered: root.controller.clock.paused = !root.controller.clock.paused
    }
    readonly property T.Action endNow: T.Action {
        text: qsTr("En&d the game now…")
        enabled: root.controller.active && !root.controller.viewOnly && !root.controller.over
        onTriggered: root.endNowAsked()
    }
    readonly property T.Action result: T.Action {
        text: qsTr("Show the r&esult")
        enabled: root.atTable && root.controller.over && !root.controller.finalCount.active
        onTriggered: root.resultAsked()
    }
    readonly property T.Action lookBack: T.Action {
        text: qsTr("Look &back through the game")
        shortcut: "Ctrl+B"
        enabled: (root.atTable || root.controller.over) && root.controller.turnNumber > 1
                 && !root.controller.review.active
        onTriggered: root.lookBackAsked()
    }
    readonly property T.Action replay: T.Action {
        text: qsTr("Re&play from the beginning")
        shortcut: "Ctrl+R"
        enabled: (root.atTable || root.controller.over) && root.controller.turnNumber > 1
        onTriggered: root.replayAsked()
    }
    readonly property T.Action playOn: T.Action {
        text: qsTr("Play &on from here")
        shortcut: "Ctrl+G"
        enabled: root.atTable && root.controller.canPlayOnFromHere
        onTriggered: root.playOnAsked()
    }
    readonly property T.Action analysis: T.Action {
        text: qsTr("&Analysis…")
        shortcut: "Ctrl+J"
        enabled: (root.atTable || root.atResult) && root.controller.active && !root.controller.viewOnly
        onTriggered: root.analysisAsked()
    }
    readonly property T.Action results: T.Action {
        text: qsTr("Resu&lts…")
        onTriggered: root.resultsAsked()
    }
    readonly property T.Action picture: T.Action {
        text: qsTr("Save a &picture of the board…")
        enabled: root.controller.active
        onTriggered: root.pictureAsked()
    }
    readonly property T.Action copyPicture: T.Action {
        text: qsTr("&Copy the picture of the board")
        shortcut: "Ctrl+Shift+C"
        enabled: root.sandbox ? !root.sandbox.empty : (root.atTable || root.atResult) && root.controller.active
        onTriggered: root.copyAsked()
    }
    readonly property T.Action film: T.Action {
        text: qsTr("Save as a &film…")
        enabled: root.controller.active && !root.controller.viewOnly && !root.sandbox
        onTriggered: root.filmAsked()
    }
    readonly property T.Action zoomIn: T.Action {
        text: qsTr("Zoom &in")
        shortcut: "Ctrl++"
        enabled: root.atBoard
        onTriggered: root.zoomInAsked()
    }
    readonly property T.Action zoomOut: T.Action {
        text: qsTr("Zoom &out")
        shortcut: "Ctrl+-"
        enabled: root.atBoard
        onTriggered: root.zoomOutAsked()
    }
    readonly property T.Action fit: T.Action {
        text: qsTr("&Fit the whole board")
        shortcut: "Ctrl+0"
        enabled: root.atBoard
        onTriggered: root.fitAsked()
    }
    readonly property T.Action showFull: T.Action {
        text: qsTr("Full &screen")
        shortcut: "F11"
        checkable: true
        checked: root.fullScreen
        onTriggered: root.fullScreenAsked()
    }
    /// The other key for the keys.
    readonly property string keysToo: "?"
    readonly property T.Action keys: T.Action {
        text: qsTr("&Keys")
        shortcut: "F1"
        onTriggered: root.keysAsked()
    }
    readonly property T.Action rules: T.Action {
        text: qsTr("&Rules")
        shortcut: "F2"
        onTriggered: root.rulesAsked()
    }
    readonly property T.Action lessons: T.Action {
        text: qsTr("&Lessons")
        shortcut: "F3"
        onTriggered: root.lessonsAsked()
    }
    readonly property T.Action about: T.Action {
        text: qsTr("&About Vozka")
        onTriggered: root.aboutAsked()
    }
}
