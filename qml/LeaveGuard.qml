// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks before a game or a sandbox that is not saved is lost.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property SandboxController sandbox
    /// False if games are not saved at all, and no question is needed.
    required property bool watches
    /// Reason if there is no folder to save in.
    required property string noFolder
    /// A file dialog is open.
    required property bool saving
    /// Function that waits for the decision.
    property var action: null
    property bool quits: false
    /// Losses that the player has accepted.
    property bool gameGivenUp: false
    property bool boardGivenUp: false
    /// The function is running.
    property bool passes: false
    /// Number of turns in the last question; 0 = it was about the sandbox.
    property int turnsAsked: 0

    signal saveAsked
    signal boardSaveAsked

    function turns(): int {
        return root.watches && !root.passes ? root.controller.files.keepNow() : 0;
    }
    function boardAtRisk(): bool {
        return root.watches && !root.passes && root.sandbox.keepNow();
    }
    function mayQuit(): bool {
        return root.turns() === 0 && !root.boardAtRisk();
    }
    /// Calls the function, after a question if anything would be lost.
    function run(action: var, quits: bool): void {
        root.action = action;
        root.quits = quits;
        root.gameGivenUp = false;
        root.boardGivenUp = false;
        root.goOn();
    }
    function goOn(): void {
        const turns = root.gameGivenUp ? 0 : root.turns();
        if (turns > 0) {
            root.ask(turns, root.quits, root.controller.files.keptGames.problem || root.noFolder);
        } else if (root.quits && !root.boardGivenUp && root.boardAtRisk()) {
            root.ask(0, true, root.sandbox.problem || root.noFolder);
        } else {
            const action = root.action;
            root.action = null;
            root.passes = true;
            action();
            root.passes = false;
        }
    }
    function ask(turns: int, quits: bool, reason: string): void {
        root.turnsAsked = turns;
        (sheet.made() as UnkeptSheet).ask(turns, quits, reason);
    }
    function giveUp(): void {
        if (root.turnsAsked > 0)
            root.gameGivenUp = true;
        else
            root.boardGivenUp = true;
        root.goOn();
    }
    /// Continues after the file dialog.
    function takeStock(): void {
        if (root.saving || !root.action)
            return;
        if (root.turnsAsked > 0 ? root.controller.files.turnsAtRisk === 0 : !root.sandbox.atRisk)
            root.goOn();
        else
            root.action = null;
    }

    onSavingChanged: closed.restart()

    Timer {
        id: closed

        // When the file is written.
        interval: 0
        onTriggered: root.takeStock()
    }

    LateSheet {
        id: sheet

        UnkeptSheet {
            onSaveAsked: root.turnsAsked > 0 ? root.saveAsked() : root.boardSaveAsked()
            onGivenUp: root.giveUp()
        }
    }
}
