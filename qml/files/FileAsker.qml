// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks for a file with the desktop's dialog or, where there is none, with Qt's. No file is replaced without a question.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    property FileRequest request: null
    /// Qt's dialog, null before it is first needed.
    readonly property var fallbackDialog: fallback.item
    readonly property bool fallbackOpen: root.fallbackDialog !== null && root.fallbackDialog.visible
    /// True from the request to the answer.
    readonly property bool asking: desktop.asking || root.fallbackOpen || replace.seen

    function ask(request: FileRequest): void {
        if (root.asking)
            return;
        root.request = request;
        if (desktop.available)
            desktop.ask(request, root);
        else
            root.begin();
    }
    /// Opens Qt's dialog in that folder. It is created for each request, because Qt's controls keep the colours from
    /// their creation.
    function askHere(folder: url, name: string): void {
        fallback.source = "";
        fallback.setSource("FallbackFileDialog.qml", { parentWindow: root.Window.window, request: root.request,
                                                       folder: folder, name: name });
    }
    function begin(): void {
        const folder = root.request.startFolder();
        root.askHere(folder, root.request.saving ? root.request.freeName(folder) : "");
    }

    objectName: "fileAsker"

    Connections {
        target: root.request

        function onOccupied(file: url, name: string, copy: string): void {
            (replace.made() as ReplaceSheet).ask(file, name, copy);
        }
    }
    DesktopFileDialog {
        id: desktop

        onChosen: (file, filter) => root.request.take(file, true, filter)
        onFailed: root.begin()
        onAskingChanged: {
            if (desktop.asking)
                waiting.open();
            else
                waiting.close();
        }
    }
    LateSheet {
        id: waiting

        DesktopSheet {
            title: root.request !== null ? root.request.title : ""
            onAskedHere: {
                desktop.cancel();
                root.begin();
            }
            onCancelled: desktop.cancel()
        }
    }
    Loader {
        id: fallback
    }
    LateSheet {
        id: replace

        ReplaceSheet {
            onAgreed: file => root.request.accept(file)
            onRefused: {
                if (desktop.available)
                    root.ask(root.request);
                else
                    root.askHere(root.fallbackDialog.folder, root.fallbackDialog.name);
            }
        }
    }
}
