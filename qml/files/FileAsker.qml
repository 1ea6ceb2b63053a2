// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks for a file: with the desktop's own dialog where there is one, else with our own sheet. Nothing is replaced
// without a question, whichever of the two it was.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    property FileQuestion question: null
    /// The user is being asked, in one way or the other.
    readonly property bool asking: desktop.asking || sheet.seen || replace.seen

    function ask(question: FileQuestion): void {
        if (desktop.asking || root.isOpen())
            return;
        root.question = question;
        if (desktop.available)
            desktop.ask(question, root);
        else
            root.askHere();
    }
    function askHere(): void {
        (sheet.made() as FileSheet).ask(root.question);
    }
    function isOpen(): bool {
        return sheet.item !== null && sheet.item.opened;
    }
    function askToReplace(file: url, name: string, copy: string): void {
        (replace.made() as ReplaceSheet).ask(file, name, copy);
    }
    function answer(file: url): void {
        sheet.close();
        root.question.answer(file);
    }

    DesktopFileDialog {
        id: desktop

        onChosen: file => root.answer(file)
        onOccupied: (file, name, copy) => root.askToReplace(file, name, copy)
        onFailed: root.askHere()
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
            title: root.question !== null ? root.question.title : ""
            onAskedHere: {
                desktop.cancel();
                root.askHere();
            }
            onCancelled: desktop.cancel()
        }
    }
    LateSheet {
        id: sheet

        FileSheet {
            onChosen: file => root.answer(file)
            onOccupied: (file, name, copy) => root.askToReplace(file, name, copy)
        }
    }
    LateSheet {
        id: replace

        ReplaceSheet {
            onAgreed: file => root.answer(file)
            // The desktop's dialog is gone by then.
            onRefused: {
                if (root.isOpen())
                    (sheet.item as FileSheet).nameAgain();
                else
                    root.askHere();
            }
        }
    }
}
