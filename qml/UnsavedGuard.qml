// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks before a game or a sandbox that is not saved is lost.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property SandboxController sandbox
    /// False if games are not saved at all, and no question is needed.
    required property bool asksBeforeLoss
    /// Reason if there is no folder to save in.
    required property string noFolder
    /// A file dialog is open.
    required property bool saving
    /// Function that waits for the decision.
    property var action: null
    property bool isQuitting: false
    /// Losses that the player has accepted.
    property bool gameDiscarded: false
    property bool boardDiscarded: false
    /// The function is running.
    property bool running: false
    /// Number of turns in the last question; 0 = it was about the sandbox.
    property int turnsInQuestion: 0
    property string reason: ""

    signal saveRequested
    signal boardSaveRequested

    /// Saves the game. Returns the number of unsaved turns.
    function trySavingGame(): int {
        return root.asksBeforeLoss && !root.running ? root.controller.files.saveNow() : 0;
    }
    /// Saves the board of the sandbox. Returns true if it is still not saved.
    function trySavingBoard(): bool {
        return root.asksBeforeLoss && !root.running && root.sandbox.saveNow();
    }
    /// Returns true if both are saved.
    function saveBeforeQuit(): bool {
        return root.trySavingGame() === 0 && !root.trySavingBoard();
    }
    /// Calls the function, after a question if anything would be lost.
    function run(action: var, isQuitting: bool): void {
        root.action = action;
        root.isQuitting = isQuitting;
        root.gameDiscarded = false;
        root.boardDiscarded = false;
        root.proceed();
    }
    function proceed(): void {
        const turns = root.gameDiscarded ? 0 : root.trySavingGame();
        if (turns > 0) {
            root.ask(turns, root.controller.files.autosaves.problem || root.noFolder);
        } else if (root.isQuitting && !root.boardDiscarded && root.trySavingBoard()) {
            root.ask(0, root.sandbox.problem || root.noFolder);
        } else {
            const action = root.action;
            root.action = null;
            root.running = true;
            action();
            root.running = false;
        }
    }
    function ask(turns: int, reason: string): void {
        root.turnsInQuestion = turns;
        root.reason = reason;
        sheet.open();
    }
    function discard(): void {
        if (root.turnsInQuestion > 0)
            root.gameDiscarded = true;
        else
            root.boardDiscarded = true;
        root.proceed();
    }
    /// Continues after the file dialog.
    function continueAfterDialog(): void {
        if (root.saving || !root.action)
            return;
        if (root.turnsInQuestion > 0 ? root.controller.files.turnsAtRisk === 0 : !root.sandbox.atRisk)
            root.proceed();
        else
            root.action = null;
    }

    onSavingChanged: dialogClosedTimer.restart()

    Timer {
        id: dialogClosedTimer

        // Runs after the file is written.
        interval: 0
        onTriggered: root.continueAfterDialog()
    }

    LazySheet {
        id: sheet

        TitledDialog {
            id: question

            objectName: "unsavedDialog"
            title: root.turnsInQuestion > 0 ? qsTr("This game is not being saved")
                                       : qsTr("The board of the sandbox is not being saved")
            onAboutToShow: save.forceActiveFocus(Qt.TabFocusReason)

            Label {
                width: question.textWidth
                visible: root.turnsInQuestion > 0
                text: qsTr("Its last %n turn(s) are not saved anywhere.", "", root.turnsInQuestion)
            }
            DimLabel {
                width: question.textWidth
                text: root.reason
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
            Button {
                id: save

                objectName: "unsavedSave"
                width: question.textWidth
                highlighted: true
                icon.name: "save"
                text: qsTr("Save elsewhere…")
                onClicked: {
                    question.close();
                    root.turnsInQuestion > 0 ? root.saveRequested() : root.boardSaveRequested();
                }
            }
            Button {
                objectName: "unsavedDiscard"
                width: question.textWidth
                text: root.turnsInQuestion === 0 ? qsTr("Quit and lose the board")
                    : root.isQuitting ? qsTr("Quit and lose the last %n turn(s)", "", root.turnsInQuestion)
                    : qsTr("Continue and lose the last %n turn(s)", "", root.turnsInQuestion)
                onClicked: {
                    question.close();
                    root.discard();
                }
            }
            Button {
                objectName: "unsavedCancel"
                width: question.textWidth
                text: qsTr("Cancel")
                onClicked: question.close()
            }
        }
    }
}
