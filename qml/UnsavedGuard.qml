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
    /// False if games are not meant to be saved. No question is shown then.
    required property bool asksBeforeLoss
    /// Reason why no folder can be used for saving, empty if a folder can be used.
    required property string noFolder
    /// True while a file dialog is open.
    required property bool saving
    /// Function to call after the user has decided, null if none.
    property var action: null
    property bool isQuitting: false
    /// True if the user has accepted the loss of the game, or of the board of the sandbox.
    property bool gameDiscarded: false
    property bool boardDiscarded: false
    property bool running: false
    /// Number of unsaved turns in the last question, 0 if it was about the sandbox.
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
    /// Saves the game and the board. Returns true if both are saved.
    function saveBeforeQuit(): bool {
        return root.trySavingGame() === 0 && !root.trySavingBoard();
    }
    /// Calls `action`, after a question if the game or, when quitting, the board would be lost.
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
    /// Calls `action` if the file dialog has saved the game or the board, otherwise forgets `action`.
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

            /// True if the user has chosen to save or to lose something.
            property bool answered: false

            objectName: "unsavedDialog"
            title: root.turnsInQuestion > 0 ? qsTr("This game is not being saved")
                                       : qsTr("The board of the sandbox is not being saved")
            onAboutToShow: {
                question.answered = false;
                save.forceActiveFocus(Qt.TabFocusReason);
            }
            onAboutToHide: if (!question.answered) root.action = null

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
                    question.answered = true;
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
                    question.answered = true;
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
