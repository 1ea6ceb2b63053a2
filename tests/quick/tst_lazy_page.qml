// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A page is created once, when it is first shown. Its `onVisibleChanged` runs each time that it is shown.
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Vozka
import Vozka.Models

TestCase {
    id: root

    property int made: 0
    property int seen: 0

    name: "LazyPage"
    when: windowShown
    visible: true
    width: 200
    height: 100

    LazyPage {
        id: lazyPage

        current: false

        Item {
            focus: true
            Component.onCompleted: root.made += 1
            onVisibleChanged: {
                if (visible)
                    root.seen += 1;
            }
        }
    }

    function test_page_isCreatedWhenFirstShown(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        compare(root.made, 0);
        verify(!lazyPage.visible);
        lazyPage.current = true;
        tryCompare(lazyPage, "opacity", 1);
        compare(root.made, 1);
        compare(root.seen, 1);
        compare(lazyPage.item.width, root.width);
        lazyPage.forceActiveFocus();
        verify(lazyPage.item.activeFocus);
        lazyPage.current = false;
        tryCompare(lazyPage, "visible", false);
        const page = lazyPage.item;
        lazyPage.current = true;
        tryCompare(lazyPage, "opacity", 1);
        compare(lazyPage.item, page);
        compare(root.made, 1);
        compare(root.seen, 2);
    }
}
