// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The menu bar: opening and closing menus by mouse and keys together.
import QtQuick
import QtQuick.Templates as T
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

PageTest {
    id: root

    property int chosen: 0

    width: 640
    height: 400
    when: windowShown
    visible: true
    name: "MenuBar"

    function point(menu: Item): point {
        return menu.mapToItem(root, menu.width / 2, menu.height / 2);
    }
    function hover(item: Item): void {
        const at = point(item);
        mouseMove(root, at.x - 2, at.y);
        mouseMove(root, at.x, at.y);
    }
    function click(item: Item): void {
        const at = point(item);
        mouseMove(root, at.x - 2, at.y);
        mouseClick(root, at.x, at.y);
    }
    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        root.chosen = 0;
        page.forceActiveFocus();
    }
    function test_escape_stopsOpeningByHover(): void {
        const one = bar.itemAt(0);
        const two = bar.itemAt(1);
        click(one);
        tryCompare(first, "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(first, "visible", false);
        hover(two);
        drawn(bar);
        verify(!second.visible);
        verify(page.activeFocus);
        // A click still opens a menu.
        hover(two);
        drawn(bar);
        click(two);
        tryCompare(second, "opened", true);
        click(two);
        tryCompare(second, "visible", false);
    }
    function test_up_inMenuOpenedByMouse_selectsLastEntry(): void {
        click(bar.itemAt(0));
        tryCompare(first, "opened", true);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        tryCompare(root, "chosen", 3);
        tryCompare(first, "visible", false);
        click(bar.itemAt(0));
        tryCompare(first, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(root, "chosen", 1);
    }

    function test_f10_opensFirstMenu(): void {
        keyClick(Qt.Key_F10);
        tryCompare(first, "opened", true);
        keyClick(Qt.Key_Right);
        tryCompare(second, "opened", true);
        keyClick(Qt.Key_Left);
        tryCompare(first, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(root.chosen, 1);
        tryVerify(() => elsewhere.activeFocus);
        page.forceActiveFocus();
        keyClick(Qt.Key_F10);
        tryCompare(first, "opened", true);
        keyClick(Qt.Key_Escape);
        tryVerify(() => page.activeFocus);
    }

    /// The entry chosen by key opens another page while the pointer rests on the bar.
    function test_click_opensMenuAfterEntryChosenByKey(): void {
        for (const menu of [bar.itemAt(0), bar.itemAt(0), bar.itemAt(1)]) {
            click(menu);
            tryCompare(menu.menu, "opened", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(menu.menu, "visible", false);
            verify(elsewhere.activeFocus);
            mouseMove(root, 300, 300);
            drawn(bar);
            hover(menu);
            drawn(bar);
            verify(!menu.menu.visible, "hovering opens nothing");
            verify(elsewhere.activeFocus);
            page.forceActiveFocus();
        }
    }

    /// The wheel, hovering and clicks outside an open menu.
    function test_openMenu_keepsWheelAndHoverFromPage_data(): var {
        return [{ tag: "menu bar", open: () => click(bar.itemAt(0)), menu: first },
                { tag: "context menu", open: () => context.popup(page, 20, 60), menu: context }];
    }
    function test_openMenu_keepsWheelAndHoverFromPage(data: var): void {
        page.wheelTurns = 0;
        data.open();
        tryCompare(data.menu, "opened", true);
        mouseMove(root, 500, 300);
        mouseMove(root, 502, 300);
        mouseWheel(root, 502, 300, 0, 120);
        compare(page.wheelTurns, 0);
        verify(!over.hovered);
        // The bar stays reachable, as hovering it opens the other menus.
        compare(data.menu.blocker.y, data.menu === first ? bar.height : 0);
        mouseClick(root, 500, 300);
        tryCompare(data.menu, "visible", false);
        mouseMove(root, 502, 300);
        mouseWheel(root, 502, 300, 0, 120);
        compare(page.wheelTurns, 1);
        tryVerify(() => over.hovered);
    }

    Item {
        id: elsewhere
    }
    Item {
        id: page

        property int wheelTurns: 0

        anchors.fill: parent
        focus: true

        HoverHandler {
            id: over
        }
        WheelHandler {
            target: null
            onWheel: ++page.wheelTurns
        }
        Menu {
            id: context

            MenuItem {
                text: "Entry"
            }
        }
    }
    MenuBar {
        id: bar

        width: parent.width

        Menu {
            id: first

            title: "&One"

            MenuItem {
                text: "&First"
                onTriggered: {
                    root.chosen = 1;
                    elsewhere.forceActiveFocus();
                }
            }
            MenuSeparator {}
            MenuItem {
                text: "&Last"
                onTriggered: root.chosen = 3
            }
            MenuItem {
                text: "&Hidden"
                visible: false
                height: 0
                onTriggered: root.chosen = 4
            }
        }
        Menu {
            id: second

            title: "&Two"

            MenuItem {
                text: "&Other"
                onTriggered: elsewhere.forceActiveFocus()
            }
        }
    }
}
