// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stands before everything that clears the table or ends the program: what is kept nowhere is not left without
// a question.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property SandboxController sandbox
    /// Whether anything is asked; where nothing is to be kept, there is nothing to ask.
    required property bool watches
    /// Why nothing is kept where no folder is there for it.
    required property string noFolder
    /// The dialog of files is open.
    required property bool saving
    /// What has been asked for, while it is not decided.
    property var action: null
    property bool quits: false
    /// What the player has given up already.
    property bool gameGivenUp: false
    property bool boardGivenUp: false
    /// What was asked for is being done.
    property bool passes: false
    /// So many turns it was asked about last; 0 = about the board of the sandbox.
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
    /// Does it now if nothing would be lost, else once the player has decided so.
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
    /// The dialog is closed: saved, or not.
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

        // Once what the dialog was answered is done.
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
