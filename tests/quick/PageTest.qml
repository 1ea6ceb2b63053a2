// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A test that waits until what it is about to touch has found its place, however slow the machine is.
import QtQuick
import QtTest
import Vozka.Tests

TestCase {
    id: root

    /// The same as TestCase's, without a script that walks over thousands of items.
    function findChild(parent: QtObject, objectName: string): QtObject {
        return TestItems.find(parent, objectName);
    }
    /// Two pictures later everything in that item's window lies where it stays: what the first one lays out may
    /// move the rest.
    function drawn(item: Item): void {
        for (let i = 0; i < 2; ++i) {
            item.Window.window.update();
            root.waitForRendering(item);
        }
    }
    /// A click on what may just have come to be.
    function tap(on: Item): void {
        root.drawn(on);
        root.mouseClick(on);
    }
}
