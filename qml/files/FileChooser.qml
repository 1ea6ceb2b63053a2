// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks for a file with the dialog of the desktop or, without one, of Qt. Replaces a file only after a question.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

Item {
    id: root

    property FileRequest request: null
    /// Existing file that would be replaced, its name, and the name of the copy that would be kept of it.
    property url file
    property string name: ""
    property string copy: ""
    readonly property var fallbackDialog: fallback.item
    readonly property bool fallbackOpen: root.fallbackDialog !== null && root.fallbackDialog.visible
    /// True from the request until the user has answered all dialogs.
    readonly property bool active: desktop.active || root.fallbackOpen || replace.shown

    function open(request: FileRequest): void {
        if (root.active)
            return;
        root.request = request;
        if (desktop.available)
            desktop.open(request, root);
        else
            root.openDefaultFallback();
    }
    /// Opens Qt's dialog in that folder. It is created for each request, because Qt's controls keep the colours from
    /// their creation.
    function openFallback(folder: url, name: string): void {
        fallback.source = "";
        fallback.setSource("FallbackFileDialog.qml", { parentWindow: root.Window.window, request: root.request,
                                                       folder: folder, name: name });
    }
    function openDefaultFallback(): void {
        const folder = root.request.startFolder();
        root.openFallback(folder, root.request.saving ? root.request.freeName(folder) : "");
    }

    objectName: "fileChooser"

    Connections {
        target: root.request

        function onOccupied(file: url, name: string, copy: string): void {
            root.file = file;
            root.name = name;
            root.copy = copy;
            replace.open();
        }
    }
    DesktopFileDialog {
        id: desktop

        onChosen: (file, filter) => root.request.take(file, true, filter)
        onFailed: root.openDefaultFallback()
        onActiveChanged: {
            if (desktop.active)
                waiting.open();
            else
                waiting.close();
        }
    }
    LazySheet {
        id: waiting

        // Covers the window while the dialog of the desktop is open. Its button opens the dialog of Qt, in case the
        // other fails to open.
        TitledDialog {
            id: cover

            objectName: "desktopSheet"
            title: root.request !== null ? root.request.title : ""
            textWidth: Math.min(cover.room, Math.round(440 * Theme.scale))
            spacing: Theme.spacing * 2
            closePolicy: T.Popup.NoAutoClose
            onAboutToShow: here.forceActiveFocus()

            Label {
                width: cover.textWidth
                text: qsTr("Choose the file in the desktop’s window.")
            }
            Flow {
                width: cover.textWidth
                spacing: Theme.spacing

                Button {
                    id: here

                    text: qsTr("Choose here instead")
                    onClicked: {
                        desktop.cancel();
                        root.openDefaultFallback();
                    }
                }
                Button {
                    text: qsTr("Cancel")
                    onClicked: desktop.cancel()
                }
            }
        }
    }
    Loader { id: fallback }
    LazySheet {
        id: replace

        TitledDialog {
            id: question

            property bool replaces: false

            objectName: "replaceSheet"
            spacing: Theme.spacing * 2
            title: qsTr("Replace this file?")
            textWidth: Math.min(question.room, Math.round(480 * Theme.scale))
            onAboutToShow: {
                question.replaces = false;
                other.forceActiveFocus(Qt.TabFocusReason);
            }
            onClosed: {
                if (question.replaces)
                    root.request.accept(root.file);
                else if (desktop.available)
                    root.open(root.request);
                else
                    root.openFallback(root.fallbackDialog.folder, root.fallbackDialog.name);
            }

            Label {
                width: question.textWidth
                text: qsTr("“%1” already exists.").arg(root.name)
            }
            DimLabel {
                width: question.textWidth
                //: %1 is the name of a file.
                text: qsTr("Its current content is kept as “%1”.").arg(root.copy)
            }
            Flow {
                width: question.textWidth
                layoutDirection: Qt.RightToLeft
                spacing: Theme.spacing

                Button {
                    objectName: "replaceFile"
                    highlighted: true
                    text: qsTr("Replace")
                    onClicked: {
                        question.replaces = true;
                        question.close();
                    }
                }
                Button {
                    id: other

                    objectName: "chooseOtherName"
                    text: qsTr("Choose another name")
                    onClicked: question.close()
                }
            }
        }
    }
}
