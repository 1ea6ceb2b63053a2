// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Commands of the menus, as actions with texts and shortcuts. TableKeys handles the keys H, M, K and Q.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

QtObject {
    id: root

    required property GameController controller
    required property bool atTable
    /// True while the result page is visible. Undo then returns to the table.
    property bool atResult: false
    property bool atStart: false
    property bool atSandbox: false
    property Window window: null
    property UserFiles files: null
    property SandboxController sandboxController: null
    property var board: null
    /// Id of the rule that the command `rules` opens: the rule of the shown refusal or of the focused entry.
    property string currentRule: ""
    property ComputerPlayers computers: null
    property Hints hints: null
    readonly property SandboxController sandbox: root.atSandbox ? root.sandboxController : null
    readonly property bool fullScreen: root.window !== null && root.window.visibility === Window.FullScreen
    /// State of the window before full screen, restored afterwards.
    property int visibilityBefore: Window.Windowed

    function toggleFullScreen(): void {
        if (root.fullScreen) {
            root.window.visibility = root.visibilityBefore;
            return;
        }
        root.visibilityBefore = root.window.visibility;
        root.window.visibility = Window.FullScreen;
    }
    function replayGame(): void {
        Navigator.startReview(0);
        root.controller.review.play();
    }
    function exploreBoard(): void {
        root.sandboxController.explore(root.controller);
        Navigator.show(Navigator.Sandbox);
    }

    readonly property OverlayActions overlays: OverlayActions {
        controller: root.controller
        enabled: root.atTable
    }
    readonly property T.Action newGame: T.Action {
        text: qsTr("&New game…")
        shortcut: "Ctrl+N"
        onTriggered: Navigator.show(Navigator.NewGame)
    }
    readonly property T.Action open: T.Action {
        text: qsTr("&Open…")
        shortcut: "Ctrl+O"
        onTriggered: if (root.files) root.atSandbox ? root.files.choosePosition() : root.files.chooseGame()
    }
    readonly property T.Action save: T.Action {
        text: qsTr("&Save")
        shortcut: "Ctrl+S"
        enabled: root.sandbox ? !root.sandbox.empty : root.controller.active && !root.controller.viewOnly
        onTriggered: if (root.files) root.atSandbox ? root.files.savePosition() : root.files.save()
    }
    readonly property T.Action saveAs: T.Action {
        text: qsTr("Save &as…")
        shortcut: "Ctrl+Shift+S"
        enabled: root.save.enabled
        onTriggered: if (root.files) root.atSandbox ? root.files.savePosition() : root.files.saveAs()
    }
    readonly property T.Action start: T.Action {
        text: qsTr("Start pa&ge")
        shortcut: "Ctrl+W"
        enabled: root.controller.active || !root.atStart
        onTriggered: Navigator.show(Navigator.Start)
    }
    readonly property T.Action settings: T.Action {
        text: qsTr("Se&ttings…")
        shortcut: "Ctrl+,"
        onTriggered: Navigator.show(Navigator.Settings)
    }
    readonly property T.Action quit: T.Action {
        text: qsTr("&Quit")
        shortcut: "Ctrl+Q"
        onTriggered: root.window.close()
    }
    readonly property T.Action undo: T.Action {
        text: qsTr("&Undo")
        shortcut: "Ctrl+Z"
        enabled: root.sandbox ? root.sandbox.canUndo
                              : (root.atTable || root.atResult) && root.controller.canUndo
                                || root.atTable && !root.controller.undoAllowed
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
        onTriggered: Navigator.show(Navigator.Sandbox)
    }
    readonly property T.Action explore: T.Action {
        text: qsTr("E&xplore this position")
        shortcut: "Ctrl+E"
        enabled: root.controller.active && !root.sandbox && root.atTable
        onTriggered: root.exploreBoard()
    }
    readonly property T.Action noFigure: T.Action {
        text: root.controller.prompt.passRow < 0 || root.controller.hand.figures.length > 0
            ? qsTr("&No figure") : root.controller.prompt.passLabel
        enabled: root.atTable && root.controller.prompt.passRow >= 0
        onTriggered: root.controller.decline()
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
        onTriggered: Navigator.show(Navigator.EndNow)
    }
    readonly property T.Action result: T.Action {
        text: qsTr("Show the r&esult")
        enabled: root.atTable && root.controller.over && !root.controller.finalCount.active
        onTriggered: Navigator.show(Navigator.End)
    }
    readonly property T.Action startReview: T.Action {
        text: qsTr("Look &back through the game")
        shortcut: "Ctrl+B"
        enabled: (root.atTable || root.controller.over) && root.controller.turnNumber > 1
                 && !root.controller.review.active
        onTriggered: Navigator.startReview(root.controller.turnNumber)
    }
    readonly property T.Action replay: T.Action {
        text: qsTr("Re&play from the beginning")
        shortcut: "Ctrl+R"
        enabled: (root.atTable || root.controller.over) && root.controller.turnNumber > 1
        onTriggered: root.replayGame()
    }
    readonly property T.Action playOn: T.Action {
        text: qsTr("Play &on from here")
        shortcut: "Ctrl+G"
        enabled: root.atTable && root.controller.canPlayOnFromHere
        onTriggered: Navigator.playOnFromHere()
    }
    readonly property T.Action analysis: T.Action {
        text: qsTr("&Analysis…")
        shortcut: "Ctrl+J"
        enabled: (root.atTable || root.atResult) && root.controller.active && !root.controller.viewOnly
        onTriggered: Navigator.show(Navigator.Analysis)
    }
    readonly property T.Action results: T.Action {
        text: qsTr("Resu&lts…")
        onTriggered: Navigator.show(Navigator.Results)
    }
    readonly property T.Action picture: T.Action {
        text: qsTr("Save a &picture of the board…")
        enabled: root.controller.active
        onTriggered: if (root.files) root.files.savePicture()
    }
    readonly property T.Action copyPicture: T.Action {
        text: qsTr("&Copy the picture of the board")
        shortcut: "Ctrl+Shift+C"
        enabled: root.sandbox ? !root.sandbox.empty : (root.atTable || root.atResult) && root.controller.active
        onTriggered: if (root.files) root.files.copyPicture(root.atSandbox)
    }
    readonly property T.Action film: T.Action {
        text: qsTr("Save as a &film…")
        enabled: root.controller.active && !root.controller.viewOnly && !root.sandbox
        onTriggered: if (root.files) root.files.saveFilm()
    }
    readonly property T.Action zoomIn: T.Action {
        text: qsTr("Zoom &in")
        shortcut: "Ctrl++"
        enabled: root.board !== null
        onTriggered: root.board.zoomIn()
    }
    readonly property T.Action zoomOut: T.Action {
        text: qsTr("Zoom &out")
        shortcut: "Ctrl+-"
        enabled: root.board !== null
        onTriggered: root.board.zoomOut()
    }
    readonly property T.Action fit: T.Action {
        text: qsTr("&Fit the whole board")
        shortcut: "Ctrl+0"
        enabled: root.board !== null
        onTriggered: root.board.fitAll()
    }
    readonly property T.Action turnBoard: T.Action {
        text: qsTr("Turn the bo&ard")
        enabled: root.atTable && root.controller.canTurnBoard
        onTriggered: root.controller.turnBoard(1)
    }
    readonly property T.Action showFull: T.Action {
        text: qsTr("Full &screen")
        shortcut: "F11"
        checkable: true
        checked: root.fullScreen
        onTriggered: root.toggleFullScreen()
    }
    readonly property T.Action sounds: T.Action {
        text: qsTr("So&unds")
        checkable: true
        checked: AppSettings.sounds
        onTriggered: AppSettings.sounds = !AppSettings.sounds
    }
    /// Second key of the command `keys`.
    readonly property string keysSecondShortcut: "?"
    readonly property T.Action keys: T.Action {
        text: qsTr("&Keys")
        shortcut: "F1"
        onTriggered: Navigator.show(Navigator.Keys)
    }
    readonly property T.Action rules: T.Action {
        text: qsTr("&Rules")
        shortcut: "F2"
        onTriggered: Navigator.showRule(root.currentRule)
    }
    readonly property T.Action lessons: T.Action {
        text: qsTr("&Lessons")
        shortcut: "F3"
        onTriggered: Navigator.show(Navigator.Lessons)
    }
    readonly property T.Action about: T.Action {
        text: qsTr("&About Vozka")
        onTriggered: Navigator.show(Navigator.About)
    }
}
