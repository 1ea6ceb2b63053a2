// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File dialog of Qt, for desktops without a file portal. Loaded late, because QtQuick.Controls would delay the start.
// Functions that it lacks in Qt 6.4 are added to its items, which are found by their names and types.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

FileDialog {
    id: root

    required property FileRequest request
    /// folder: the folder that is shown. name: the name of the file to be saved, empty for opening.
    required property url folder
    required property string name
    readonly property var colouredWindow: root.parentWindow
    /// Items of the dialog. Null until the dialog is first drawn, and always null if a platform theme draws it.
    property Item frame: null
    property ListView list: null
    /// True once the rows of the first folder are listed: Qt then moves the focus to the first row.
    property bool firstFolderListed: false
    readonly property var row: root.list !== null ? root.list.currentItem : null
    property var folders: null
    property T.TextField nameField: null
    property T.AbstractButton acceptButton: null
    /// Texts of Qt in this dialog. The program translates them, because the translations of Qt lack them.
    readonly property var textsOfQt: [QT_TRANSLATE_NOOP("FileDialog", "File name"), QT_TRANSLATE_NOOP("FileDialog", "Filter")]

    /// Returns the first item for which the test is true: `below` or one of its descendants, null if none.
    function find(below: Item, test: var): var {
        if (test(below))
            return below;
        for (let i = 0; i < below.children.length; ++i) {
            const found = root.find(below.children[i], test);
            if (found !== null)
                return found;
        }
        return null;
    }
    function findItems(): void {
        const overlay = root.parentWindow.T.Overlay.overlay;
        root.list = root.find(overlay, item => item.objectName === "fileDialogListView") as ListView;
        if (root.list === null)
            return;
        const frame = root.list.parent;
        root.nameField = root.find(frame, item => item.objectName === "fileNameTextField") as T.TextField;
        root.nameField.persistentSelection = true;
        root.nameField.selectionColor = Theme.text;
        root.nameField.selectedTextColor = Theme.background;
        root.nameField.Accessible.name = qsTr("Name");
        root.acceptButton = root.find(frame, item => item instanceof T.AbstractButton
                                      && item.T.DialogButtonBox.buttonRole === T.DialogButtonBox.AcceptRole) as T.AbstractButton;
        root.folders = root.find(frame, item => item instanceof T.Container && item.upButton !== undefined);
        const popup = root.folders.dialog;
        // Modal, because in Qt 6.4 clicks and keys would reach the window behind the dialog.
        popup.modal = true;
        popup.closePolicy = T.Popup.CloseOnEscape;
        popup.width = Qt.binding(() => Math.min(720 * Theme.scale, root.parentWindow.width - Theme.spacing * 4));
        popup.height = Qt.binding(() => Math.min(520 * Theme.scale, root.parentWindow.height - Theme.spacing * 4));
        root.folders.background.color = Qt.binding(() => Theme.background);
        frame.font.pixelSize = Qt.binding(() => Theme.textSize);
        root.folders.Accessible.name = qsTr("Folder");
        const fileTypes = root.find(frame, item => item instanceof T.ComboBox);
        fileTypes.Accessible.name = qsTr("File type");
        // The popup of the file types does not inherit the font, and its text has little contrast to the colour `mid`.
        fileTypes.popup.font.pixelSize = Qt.binding(() => Theme.textSize);
        fileTypes.palette.mid = Theme.line;
        // Qt cuts the text. Without the endings, it fits also if the window is too small for the text size.
        fileTypes.displayText = Qt.binding(() => fileTypes.currentText.replace(popup.width < 720 * Theme.scale ? / \(.*/ : "", ""));
        root.list.model.showDirsFirst = true;
        root.list.Accessible.role = Accessible.List;
        root.list.Accessible.name = qsTr("Files and folders");
        root.frame = frame;
    }
    /// Shows the name of the selected file. After a change of the folder, keeps the name.
    function updateName(): void {
        const row = root.row;
        const isOtherFolder = String(root.currentFolder) !== String(root.folder);
        if (!isOtherFolder && !root.nameField.activeFocus && row !== null && !row.fileIsDir && row.file === root.selectedFile)
            root.name = row.fileName;
        root.folder = root.currentFolder;
        root.nameField.text = root.name;
        root.acceptButton.enabled = root.name.trim().length > 0;
    }
    function update(): void {
        if (root.frame === null || !root.visible)
            return;
        root.describe(root.frame);
        // Qt 6.4 leaves the list of files out of the order of the Tab key.
        root.folders.itemAt(root.folders.count - 1).KeyNavigation.tab = root.list;
        if (root.request.saving)
            root.updateName();
        else
            root.acceptButton.enabled = root.row !== null;
        if (!root.firstFolderListed && root.row !== null && String(root.row.file).startsWith(root.folder)) {
            root.firstFolderListed = true;
            root.focusName();
        }
    }
    function focusName(): void {
        if (root.request.saving)
            root.nameField.forceActiveFocus(Qt.TabFocusReason);
    }
    function acceptFile(file: url): void {
        if (root.request.saving && root.frame !== null)
            root.request.takeName(root.currentFolder, root.name, root.selectedNameFilter.index);
        else
            root.request.take(file, false, root.selectedNameFilter.index);
    }
    function finish(): void {
        root.close();
        root.acceptFile(root.row !== null ? root.row.file : "");
    }
    /// Sets the accessible names of the item and of its descendants.
    function describe(item: Item): void {
        if (item instanceof T.ItemDelegate)
            item.Accessible.name = item.fileIsDir ? qsTr("Folder %1").arg(item.fileName) : item.fileName;
        else if (item instanceof T.AbstractButton)
            item.Accessible.name = item.text || qsTr("Parent folder");
        for (let i = 0; i < item.children.length; ++i)
            root.describe(item.children[i]);
    }

    title: root.request.title
    acceptLabel: root.request.acceptLabel
    fileMode: root.request.saving ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: root.request.filters
    // The program asks itself before it replaces a file, because it adds the ending of the name and keeps a copy.
    options: FileDialog.DontConfirmOverwrite // qmllint disable
    Component.onCompleted: {
        // The controls of Qt inherit the window's colours when they are created.
        Object.assign(root.colouredWindow.palette, {
            window: Theme.card, light: Theme.card, base: Theme.background, button: Theme.line, mid: Theme.dim,
            midlight: Theme.cardHover, dark: Theme.dim, shadow: Theme.shadow, highlight: Theme.focus,
            windowText: Theme.text, text: Theme.text, buttonText: Theme.text, brightText: Theme.text,
            highlightedText: Theme.text, placeholderText: Theme.dim });
        root.currentFolder = root.folder;
        if (root.request.saving)
            root.selectedFile = root.folder + "/" + encodeURIComponent(root.name);
        root.open();
    }
    onVisibleChanged: {
        if (!root.visible)
            return;
        root.findItems();
        if (root.frame === null)
            return;
        root.nameField.text = root.name;
        root.focusName();
        root.nameField.select(0, root.name.length - root.request.endingLength(root.name));
        updateTimer.restart();
    }
    onCurrentFolderChanged: updateTimer.restart()
    onSelectedFileChanged: updateTimer.restart()
    onAccepted: root.acceptFile(root.selectedFile)

    Timer {
        id: updateTimer

        // Runs after the dialog has changed its items.
        interval: 0
        onTriggered: root.update()
    }
    Connections {
        target: root.list
        function onCountChanged(): void { updateTimer.restart(); }
        function onActiveFocusChanged(): void {
            if (root.list.activeFocus && root.row !== null)
                root.row.forceActiveFocus();
        }
    }
    Connections {
        target: root.nameField

        function onTextEdited(): void {
            root.name = root.nameField.text;
            updateTimer.restart();
        }
        function onAccepted(): void { // In Qt 6.4 Enter has no effect here.
            if (root.name.trim().length > 0)
                root.finish();
        }
    }
    Connections {
        target: root.acceptButton

        // Without a selected file, Qt ignores the click.
        function onClicked(): void {
            if (root.visible && !root.request.saving && root.row.fileIsDir)
                root.currentFolder = root.row.file;
            else if (root.visible)
                root.finish();
        }
    }
}
