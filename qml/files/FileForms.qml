// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// In which of several forms a file is written: the ending of its name says it, and is changed here.
import QtQuick
import Vozka.Models

Segments {
    id: root

    /// What is to be saved, null for nothing.
    required property FileQuestion question
    required property FilePicker picker
    /// The name as it is typed.
    required property string name
    readonly property var endings: root.question !== null && root.question.saving ? root.question.ending.split(" ") : []
    signal renamed(name: string)

    objectName: "fileForms"
    visible: root.endings.length > 1
    label: qsTr("Kinds of files")
    choices: root.endings.map(ending => ending.slice(1).toUpperCase())
    chosen: Math.max(0, root.endings.findIndex(ending => root.name.toLowerCase().endsWith(ending)))
    onPicked: choice => root.renamed(root.name.slice(0, root.picker.stemLength(root.name)) + root.endings[choice])
}
