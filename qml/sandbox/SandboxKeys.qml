// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys of the sandbox that work wherever the focus is, and what all of them do, in words.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Vozka.Models

Item {
    id: root

    readonly property var all: [choose, act, turn, turnBack, away, pick, ask, letGo]
    signal turnAsked(by: int)
    signal awayAsked
    signal zoomInAsked
    signal zoomOutAsked
    signal fitAsked
    signal overlayAsked(kind: int)
    signal figureAsked(number: int)

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
            onActivated: root.figureAsked(index)
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
        onActivated: root.zoomInAsked()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["-"]
        onActivated: root.zoomOutAsked()
    }
    Shortcut {
        enabled: root.enabled
        sequences: ["0"]
        onActivated: root.fitAsked()
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
        onPressed: root.turnAsked(1)
    }
    KeyEntry {
        id: turnBack

        words: qsTr("Turn the tile back")
        keys: ["Shift+R"]
        sequences: ["Shift+R"]
        onPressed: root.turnAsked(-1)
    }
    KeyEntry {
        id: away

        words: qsTr("Take the chosen tile away")
        keys: [qsTr("Del", "key")]
        sequences: ["Del", "Backspace"]
        onPressed: root.awayAsked()
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
