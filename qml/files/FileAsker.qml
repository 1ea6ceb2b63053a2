// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks for a file: with the desktop's own dialog where there is one, else with our own sheet. Nothing is replaced
// without a question, whichever of the two it was.
import QtQuick
import Vozka.Models

Item {
    id: root

    property FileQuestion question: null
    /// The user is being asked, in one way or the other.
    readonly property bool asking: desktop.asking || sheet.visible || replace.visible

    function ask(question: FileQuestion): void {
        if (desktop.asking || sheet.opened)
            return;
        root.question = question;
        if (desktop.available)
            desktop.ask(question, root);
        else
            sheet.ask(question);
    }
    function answer(file: url): void {
        sheet.close();
        root.question.answer(file);
    }

    DesktopFileDialog {
        id: desktop

        onChosen: file => root.answer(file)
        onOccupied: (file, name, copy) => replace.ask(file, name, copy)
        onFailed: sheet.ask(root.question)
    }
    DesktopSheet {
        visible: desktop.asking
        title: root.question !== null ? root.question.title : ""
        onAskedHere: {
            desktop.cancel();
            sheet.ask(root.question);
        }
        onCancelled: desktop.cancel()
    }
    FileSheet {
        id: sheet

        onChosen: file => root.answer(file)
        onOccupied: (file, name, copy) => replace.ask(file, name, copy)
    }
    ReplaceSheet {
        id: replace

        onAgreed: file => root.answer(file)
        // The desktop's dialog is gone by then.
        onRefused: {
            if (sheet.opened)
                sheet.nameAgain();
            else
                sheet.ask(root.question);
        }
    }
}
