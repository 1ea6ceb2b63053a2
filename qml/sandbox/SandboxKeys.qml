// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys of the sandbox that work wherever the focus is, and what all of them do, in words.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Vozka.Models

Item {
    id: root

    required property SandboxController sandbox
    required property SandboxBoard board
    required property BothEditions view
    readonly property var all: [choose, act, turn, turnBack, away, pick, ask, letGo]
    signal overlayAsked(kind: int)

    Instantiator {
        model: root.all.filter(entry => entry.sequences.length > 0)
        delegate: Shortcut {
            required property KeyEntry modelData

            enabled: root.enabled
            sequences: modelData.sequences
            onActivated: modelData.pressed()
        }
    }
    Instantiator {
        model: 9
        delegate: Shortcut {
            required property int index

            enabled: root.enabled
            sequences: [String(index + 1)]
            onActivated: root.sandbox.pickFigure(root.sandbox.supply.figureAt(index))
        }
    }
    // As at the table.
    Instantiator {
        model: [["O", Overlays.Range], ["C", Overlays.Compare], ["P", Overlays.Owners], ["F", Overlays.Fields],
                ["D", Overlays.Dead], ["T", Overlays.Tiles]]
        delegate: Shortcut {
            required property var modelData

            enabled: root.enabled
            sequences: [modelData[0]]
            onActivated: root.overlayAsked(modelData[1])
        }
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["+", "="]
        onActivated: root.view.zoomIn()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["-"]
        onActivated: root.view.zoomOut()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["0"]
        onActivated: root.view.fitAll()
    }

    KeyEntry {
        id: choose

        words: qsTr("Choose a space on the board, a tile of the palette")
        keys: ["←", "↑", "↓", "→"]
    }
    KeyEntry {
        id: act

        words: qsTr("Place the chosen tile, or see what can be done with the tile on the space")
        keys: [qsTr("Enter", "key")]
    }
    KeyEntry {
        id: turn

        words: qsTr("Turn the tile")
        keys: ["R"]
        sequences: ["R"]
        onPressed: root.board.turn(1)
    }
    KeyEntry {
        id: turnBack

        words: qsTr("Turn the tile back")
        keys: ["Shift+R"]
        sequences: ["Shift+R"]
        onPressed: root.board.turn(-1)
    }
    KeyEntry {
        id: away

        words: qsTr("Take the chosen tile away")
        keys: [qsTr("Del", "key")]
        sequences: ["Del", "Backspace"]
        onPressed: root.board.takeAway()
    }
    KeyEntry {
        id: pick

        words: qsTr("Take a figure of that kind")
        keys: ["1", "…", "9"]
    }
    KeyEntry {
        id: ask

        words: qsTr("Explain the board, as at the table")
        keys: ["O", "C", "P", "F", "D", "T"]
    }
    KeyEntry {
        id: letGo

        words: qsTr("Put back what you hold")
        keys: [qsTr("Esc", "key")]
    }
}
