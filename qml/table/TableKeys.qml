// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shortcuts of the table, and the descriptions of all its keys.
import Vozka.Models

BoardKeys {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    required property Hints hints
    required property MoveReasons reasons
    required property Board board
    /// True for a table in a story, which has no keys for computer players.
    property bool plain: false
    readonly property string enterKey: qsTr("Enter", "key")
    readonly property string spaceKey: qsTr("Space", "key")
    readonly property string escapeKey: qsTr("Esc", "key")
    readonly property var ofHand: [
        { words: qsTr("Go to another space or feature"), keys: ["←", "↑", "↓", "→"] },
        { words: qsTr("Try the tile on the space, then place it; place the figure"), keys: [root.enterKey] },
        { words: qsTr("Turn the tile"), keys: ["R"], sequences: ["R"], press: () => root.controller.turnHand(1) },
        { words: qsTr("Turn the tile back"), keys: ["Shift+R"], sequences: ["Shift+R"],
          press: () => root.controller.turnHand(-1) },
        { words: qsTr("Take another kind of figure"), keys: ["1", "…", "9"],
          pressDigit: number => root.controller.takeFigure(root.controller.supply.availableFigureAt(number)) },
        { words: qsTr("No figure, draw a tile, or return the figure to the supply"), keys: ["N", root.spaceKey], sequences: ["N"],
          press: () => root.controller.decline() },
        { words: qsTr("Take the tile back from the board"), keys: [root.escapeKey] }
    ]
    readonly property var ofComputers: [
        { words: qsTr("Hint: the best moves; press again to close them"), keys: ["H"], sequences: ["H"],
          press: () => root.hints.toggle() },
        { words: qsTr("A computer thinks: it moves now"), keys: ["M"], sequences: ["M"],
          press: () => root.computers.moveNow() },
        { words: qsTr("Why did the computer do that? Reasons for its latest move, or for the line in the log"), keys: ["W"],
          sequences: ["W"], press: () => root.reasons.explainLatest() },
        { words: qsTr("A computer has decided: show its next step"), keys: [root.spaceKey] }
    ]
    readonly property var ofClock: [
        { words: qsTr("Pause the clock; the next action starts it again"), keys: ["K"], sequences: ["K"],
          press: () => root.controller.clock.paused = !root.controller.clock.paused }
    ]
    readonly property var ofGame: [...root.ofHand, ...root.ofComputers, ...root.ofClock]
    readonly property var ofBoard: [
        ...root.ofView,
        { words: qsTr("Go to the last tile"), keys: ["L"], sequences: ["L"], press: () => root.board.goToLast() },
        { words: qsTr("Go back to the previous view; also with the fourth mouse button"), keys: [qsTr("Backspace", "key")],
          sequences: ["Backspace"], press: () => root.board.cameraController.camera.goBack() },
        { words: qsTr("Turn the board"), keys: ["Q"], sequences: ["Q"], press: () => root.controller.turnBoard(1) },
        { words: qsTr("Mark the last tiles, the last three moves, or nothing"), keys: ["Shift+L"], sequences: ["Shift+L"],
          press: () => AppSettings.changeLastMarks() },
        { words: qsTr("Turn the sounds on or off"), keys: ["S"], sequences: ["S"],
          press: () => AppSettings.sounds = !AppSettings.sounds },
        { words: qsTr("Move the board"), keys: ["Shift+←", "↑", "↓", "→"] },
        { words: qsTr("When the game is over: to the next place that scored"), keys: ["←", "→"] },
        { words: qsTr("Menu of the focused item"), keys: [qsTr("Menu", "key"), "Shift+F10"] },
        { words: qsTr("Looking back: one turn back or forward, to the beginning, to the end"),
          keys: ["←", "→", qsTr("Home", "key"), qsTr("End", "key")] },
        { words: qsTr("Looking back: one round back or forward"), keys: [qsTr("Page up", "key"), qsTr("Page down", "key")] },
        { words: qsTr("Looking back: replay turn by turn, or pause"), keys: [root.spaceKey] },
        { words: qsTr("In the log: look back at the point of this line"), keys: ["Shift+" + root.enterKey] }
    ]
    readonly property var ofExplanations: [
        ...root.ofOverlays,
        { words: qsTr("Explain what you point at"), keys: ["I"], sequences: ["I"],
          press: () => root.controller.overlays.inspecting = !root.controller.overlays.inspecting },
        { words: qsTr("Switch it off"), keys: [root.escapeKey] },
        { words: qsTr("Move through the list of the overlay; show an entry on the board"), keys: ["↑", "↓", root.enterKey] }
    ]
    readonly property var anywhere: [
        { words: qsTr("From the board to the bar, the panel and back"), keys: ["Tab", "Shift+Tab"] },
        { words: qsTr("Open the menus: the first, or by their underlined letters"), keys: ["F10", qsTr("Alt+letter", "keys")] }
    ]

    active: [...root.ofHand, ...(root.plain ? [] : root.ofComputers), ...root.ofClock, ...root.ofBoard, ...root.ofExplanations]
}
