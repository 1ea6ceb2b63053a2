// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening and saving files of the player's own, with the dialogs of files.
import QtQuick
import QtQuick.Dialogs
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property LeaveGuard guard
    /// A dialog is open.
    readonly property bool asking: openDialog.visible || saveDialog.visible

    signal opened
    signal saved

    function askOpen(): void {
        openDialog.open();
    }
    function open(file: url): void {
        root.guard.run(() => {
            if (root.controller.open(file))
                root.opened();
        }, false);
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
        if (root.controller.save(file))
            root.saved();
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
    }
}
