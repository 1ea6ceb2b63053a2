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
    property string reason: ""

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
            root.ask(turns, root.controller.files.keptGames.problem || root.noFolder);
        } else if (root.quits && !root.boardGivenUp && root.boardAtRisk()) {
            root.ask(0, root.sandbox.problem || root.noFolder);
        } else {
            const action = root.action;
            root.action = null;
            root.passes = true;
            action();
            root.passes = false;
        }
    }
    function ask(turns: int, reason: string): void {
        root.turnsAsked = turns;
        root.reason = reason;
        sheet.open();
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

        TitledDialog {
            id: question

            objectName: "unkept"
            title: root.turnsAsked > 0 ? qsTr("This game is not being saved")
                                       : qsTr("The board of the sandbox is not being saved")
            onAboutToShow: save.forceActiveFocus(Qt.TabFocusReason)

            Label {
                width: question.textWidth
                visible: root.turnsAsked > 0
                text: qsTr("Its last %n turn(s) are not saved anywhere.", "", root.turnsAsked)
            }
            DimLabel {
                width: question.textWidth
                text: root.reason
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
            Button {
                id: save

                objectName: "unkeptSave"
                width: question.textWidth
                highlighted: true
                icon.name: "save"
                text: qsTr("Save elsewhere…")
                onClicked: {
                    question.close();
                    root.turnsAsked > 0 ? root.saveAsked() : root.boardSaveAsked();
                }
            }
            Button {
                objectName: "unkeptLose"
                width: question.textWidth
                text: root.turnsAsked === 0 ? qsTr("Quit and lose the board")
                    : root.quits ? qsTr("Quit and lose the last %n turn(s)", "", root.turnsAsked)
                    : qsTr("Continue and lose the last %n turn(s)", "", root.turnsAsked)
                onClicked: {
                    question.close();
                    root.giveUp();
                }
            }
            Button {
                objectName: "unkeptCancel"
                width: question.textWidth
                text: qsTr("Cancel")
                onClicked: question.close()
            }
        }
    }
}
