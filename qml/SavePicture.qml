// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks where a picture of the board shall be saved, and saves it.
import QtQuick
import QtQuick.Dialogs
import Vozka.Models

Item {
    id: root

    required property GameController controller

    function ask(): void {
        //: The name of a file without its ending: a picture of the board.
        dialog.selectedFile = dialog.currentFolder + "/" + qsTr("board") + ".png";
        dialog.open();
    }

    FileDialog {
        id: dialog

        title: qsTr("Save a picture of the board")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "png"
        nameFilters: [qsTr("Pictures (*.png)")]
        onAccepted: root.controller.savePicture(selectedFile)
    }
}
