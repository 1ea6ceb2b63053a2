// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening and saving with the dialogs of files, and the question whether an unsaved game shall be saved.
import QtQuick
import QtQuick.Dialogs
import Vozka.Models

Item {
    id: root

    required property GameController controller
    /// What goes on once the game is safe or given up.
    property var next: null

    signal opened
    signal saved

    /// Does `next` at once if there is nothing to lose, else asks first.
    function leaveGame(next: var): void {
        root.next = next;
        if (root.controller.modified)
            question.open();
        else
            root.goOn();
    }
    function goOn(): void {
        const next = root.next;
        root.next = null;
        if (next)
            next();
    }
    function askOpen(): void {
        root.leaveGame(() => openDialog.open());
    }
    function open(file: url): void {
        if (root.controller.open(file))
            root.opened();
    }
    function save(): void {
        if (String(root.controller.file).length > 0)
            root.saveTo(root.controller.file);
        else
            root.saveAs();
    }
    function saveAs(): void {
        //: The name of a file without its ending: a game of Vozka.
        saveDialog.selectedFile = saveDialog.currentFolder + "/" + qsTr("game") + ".vozka";
        saveDialog.open();
    }
    function saveTo(file: url): void {
        if (!root.controller.save(file))
            root.next = null;
        else
            root.saved();
        root.goOn();
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a game or a position")
        nameFilters: [qsTr("Games and positions (*.vozka *.position.json)"), qsTr("Games (*.vozka)"),
                      qsTr("Positions (*.position.json)"), qsTr("All files (*)")]
        onAccepted: root.open(selectedFile)
    }
    FileDialog {
        id: saveDialog

        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "vozka"
        nameFilters: [qsTr("Games (*.vozka)")]
        onAccepted: root.saveTo(selectedFile)
        onRejected: root.next = null
    }
    SaveQuestion {
        id: question

        onSaveChosen: root.save()
        onGiveUpChosen: root.goOn()
        onCancelled: root.next = null
    }
}
