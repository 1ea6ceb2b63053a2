// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions and lessons as files of the user's own, with the dialogs of files.
import QtQuick
import QtQuick.Dialogs
import Vozka.Models

Item {
    id: root

    required property SandboxController sandbox
    /// The position is being saved.
    readonly property bool saving: saveDialog.visible

    function askOpen(): void {
        openDialog.open();
    }
    function askSave(): void {
        //: The name of a file without its ending: a position of the board.
        saveDialog.selectedFile = saveDialog.currentFolder + "/" + qsTr("position") + ".position.json";
        saveDialog.open();
    }
    function askLesson(): void {
        lessonDialog.currentFolder = root.sandbox.lessonsFolder;
        //: The name of a file without its ending: a lesson.
        lessonDialog.selectedFile = root.sandbox.lessonsFolder + "/" + qsTr("my-lesson") + ".lesson.json";
        lessonDialog.open();
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a position")
        nameFilters: [qsTr("Positions (*.position.json)"), qsTr("All files (*)")]
        onAccepted: root.sandbox.open(selectedFile)
    }
    FileDialog {
        id: saveDialog

        title: qsTr("Save the position")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "position.json"
        nameFilters: [qsTr("Positions (*.position.json)")]
        onAccepted: root.sandbox.save(selectedFile)
    }
    FileDialog {
        id: lessonDialog

        title: qsTr("Save as a lesson")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "lesson.json"
        nameFilters: [qsTr("Lessons (*.lesson.json)")]
        onAccepted: root.sandbox.exportLesson(selectedFile)
    }
}
