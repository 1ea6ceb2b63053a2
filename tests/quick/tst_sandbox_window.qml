// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// From the table to the sandbox and back, in the window of the program. The game does not change.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

PageTest {
    id: root

    readonly property Item content: main.contentItem

    name: "SandboxWindow"
    when: windowShown
    visible: true

    function item(name: string): Item {
        return findChild(content, name);
    }

    Main {
        id: main

        version: "test"
        visible: true
    }

    function initTestCase(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        waitForRendering(content);
    }
    function test_sandbox_opensFromStartPage(): void {
        main.perform("Start");
        tryVerify(() => item("startSandbox").visible);
        waitForRendering(content);
        mouseClick(item("startSandbox"));
        compare(main.page.objectName, "sandboxPage");
        mouseClick(item("sandboxBack"));
        verify(main.page.objectName !== "sandboxPage");
        verify(item("startSandbox").visible);
    }
    function test_sandbox_opensFromTableAndReturns(): void {
        compare(main.openAtStart(Qt.resolvedUrl("two_players.vozka")), "");
        const table = main.page;
        const controller = table.controller;
        const tiles = controller.board.rowCount();
        const decisions = controller.decisions;
        const explore = main.menuBar.commands.explore;
        verify(explore.enabled);
        explore.trigger();
        compare(main.page.objectName, "sandboxPage");
        const sandbox = main.page.sandbox;
        compare(sandbox.table.board.rowCount(), tiles);
        verify(!explore.enabled);
        // Undo acts on the sandbox.
        main.menuBar.commands.undo.trigger();
        compare(sandbox.table.board.rowCount(), 0);
        main.menuBar.commands.redo.trigger();
        sandbox.clear();
        drawn(content);
        mouseClick(item("sandboxBack"));
        compare(main.page, table);
        compare(controller.board.rowCount(), tiles);
        compare(controller.decisions, decisions);
        // The position stays in the sandbox.
        sandbox.undo();
        main.perform("Sandbox");
        compare(sandbox.table.board.rowCount(), tiles);
    }
}
