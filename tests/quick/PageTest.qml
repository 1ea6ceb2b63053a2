// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of tests that wait until the layout of the page is complete, on slow machines, too.
import QtQuick
import QtTest
import Vozka.Tests

TestCase {
    id: root

    /// Returns the same as the function of TestCase, but much faster, because no script visits the items.
    function findChild(parent: QtObject, objectName: string): QtObject {
        return TestItems.find(parent, objectName);
    }
    /// Waits for two frames, because the layout can still move items after the first frame.
    function drawn(item: Item): void {
        for (let i = 0; i < 2; ++i) {
            item.Window.window.update();
            root.waitForRendering(item);
        }
    }
    /// Clicks an item that was possibly just created.
    function tap(on: Item): void {
        root.drawn(on);
        root.mouseClick(on);
    }
}
