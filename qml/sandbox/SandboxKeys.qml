// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shortcuts of the sandbox, and the descriptions of its keys. The keys of the view and of the overlays are the same
// as at the table.
import Vozka.Models

BoardKeys {
    id: root

    required property SandboxController sandbox
    required property SandboxBoard board
    readonly property var all: [
        { words: qsTr("Choose a space on the board, a tile of the palette"), keys: ["←", "↑", "↓", "→"] },
        { words: qsTr("Place the chosen tile, or see what can be done with the tile on the space"),
          keys: [qsTr("Enter", "key")] },
        { words: qsTr("Turn the tile"), keys: ["R"], sequences: ["R"], press: () => root.board.turn(1) },
        { words: qsTr("Turn the tile back"), keys: ["Shift+R"], sequences: ["Shift+R"], press: () => root.board.turn(-1) },
        { words: qsTr("Take the chosen tile away"), keys: [qsTr("Del", "key")], sequences: ["Del", "Backspace"],
          press: () => root.board.removeSelected() },
        { words: qsTr("Take a figure of that kind"), keys: ["1", "…", "9"],
          pressDigit: number => root.sandbox.pickFigure(root.sandbox.supply.figureAt(number)) },
        { words: qsTr("Explain the board, as at the table"), keys: ["O", "C", "P", "F", "D", "T"] },
        { words: qsTr("Put back the tile or figure in your hand"), keys: [qsTr("Esc", "key")] }
    ]

    active: [...root.all, ...root.ofView, ...root.ofOverlays]
}
