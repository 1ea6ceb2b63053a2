// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own dialog of files: one goes through folders, points at a file or types a name. Used where the desktop has
// no dialog of its own.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Sheet {
    id: root

    readonly property FileQuestion question: picker.question
    readonly property bool saving: root.question !== null && root.question.saving
    readonly property real wanted: (parent ? parent.height : 640) - Theme.spacing * 4 - topPadding - bottomPadding
    /// What was proposed as a name: what is typed in its place stays when the folder changes.
    property string proposed: ""
    signal chosen(file: url)
    signal occupied(file: url, name: string, copy: string)

    function ask(question: FileQuestion): void {
        picker.begin(question);
        folders.begin();
        root.propose();
        root.open();
    }
    function propose(): void {
        root.proposed = root.saving ? picker.proposal() : "";
        box.text = root.proposed;
    }
    /// The user is to type, in place of all but the ending.
    function nameAgain(): void {
        box.forceActiveFocus(Qt.TabFocusReason);
        box.select(0, picker.stemLength(box.text));
    }
    function take(row: int): void {
        if (row < 0)
            return;
        // So that what follows speaks of this one.
        if (root.saving && !picker.isFolderAt(row))
            box.text = picker.nameAt(row);
        picker.chooseRow(row);
    }
    function accept(): void {
        if (!root.saving) {
            root.take(list.currentIndex);
            return;
        }
        const from = picker.folder;
        picker.choose(box.text);
        // It was the name of a folder.
        if (picker.folder !== from)
            root.propose();
        if (picker.folder !== from || picker.problem.length > 0)
            root.nameAgain();
    }
    function focusOnList(): void {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "fileSheet"
    title: root.question !== null ? root.question.title : ""
    onAboutToShow: {
        if (root.saving)
            root.nameAgain();
        else
            root.focusOnList();
    }

    FilePicker {
        id: picker

        onChosen: file => root.chosen(file)
        onOccupied: (file, name, copy) => root.occupied(file, name, copy)
        onMoved: {
            if (box.text === root.proposed)
                root.propose();
            list.start();
        }
        onKindChanged: list.start()
    }
    PageView {
        id: view

        /// Beside the scroll bar, where there is one.
        readonly property real inner: width - (interactive ? Theme.spacing * 1.5 : 0)

        anchors.fill: parent
        implicitWidth: Math.min(root.room, Math.round(720 * Theme.scale))
        implicitHeight: Math.min(root.wanted, Math.round(620 * Theme.scale))
        contentHeight: top.height + list.height + bottom.height + Theme.spacing * 3
        clip: interactive

        Column {
            id: top

            width: view.inner
            spacing: Theme.spacing * 1.5

            Heading {
                width: parent.width
                text: root.title
            }
            FolderBar {
                id: folders

                width: parent.width
                picker: picker
                onGone: root.focusOnList()
            }
        }
        FileList {
            id: list

            y: top.height + Theme.spacing * 1.5
            width: view.inner
            height: Math.max(rowHeight * 2.1, view.height - top.height - bottom.height - Theme.spacing * 3)
            picker: picker
            onPointed: row => {
                if (root.saving && !picker.isFolderAt(row))
                    box.text = picker.nameAt(row);
            }
            onTaken: row => root.take(row)
            onPathBegun: folders.beginPath()
        }
        Column {
            id: bottom

            y: list.y + list.height + Theme.spacing * 1.5
            width: view.inner
            spacing: Theme.spacing * 1.5

            Segments {
                width: Math.min(implicitWidth, parent.width)
                visible: !root.saving && choices.length > 1
                label: qsTr("Kinds of files")
                choices: root.question !== null ? root.question.kinds : []
                chosen: picker.kind
                onPicked: choice => picker.kind = choice
            }
            FileForms {
                width: Math.min(implicitWidth, parent.width)
                question: root.question
                picker: picker
                name: box.text
                onRenamed: name => box.text = name
            }
            Item {
                width: parent.width
                height: box.height
                visible: root.saving

                Words {
                    id: called

                    anchors.verticalCenter: parent.verticalCenter
                    text: box.label
                    font.bold: true
                }
                TextBox {
                    id: box

                    objectName: "fileName"
                    anchors.left: called.right
                    anchors.leftMargin: Theme.spacing * 1.5
                    anchors.right: parent.right
                    label: qsTr("Name")
                    onTextEdited: picker.forgetProblem()
                    onAccepted: root.accept()
                }
            }
            Words {
                objectName: "fileProblem"
                width: parent.width
                visible: text.length > 0
                text: picker.problem
                color: Theme.danger
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text

                Announcement {
                    text: picker.problem
                }
            }
            Flow {
                width: parent.width
                layoutDirection: Qt.RightToLeft
                spacing: Theme.spacing

                ActionButton {
                    objectName: "acceptFile"
                    primary: true
                    enabled: root.saving || list.currentIndex >= 0
                    text: root.question !== null ? root.question.action : ""
                    onClicked: root.accept()
                }
                ActionButton {
                    objectName: "cancelFile"
                    text: qsTr("Cancel")
                    onClicked: root.close()
                }
            }
        }
    }
}
