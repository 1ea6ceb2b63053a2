// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu. It scrolls if the window is too low for it. Underlined letters choose entries.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Menu {
    id: root

    readonly property real windowWidth: parent && parent.Window.window ? parent.Window.window.width : 1024

    margins: 4
    overlap: 4
    topPadding: 4
    bottomPadding: 4
    implicitWidth: Math.min(Math.max(200 * Theme.scale, widest()), root.windowWidth - 8)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    delegate: MenuItem {}

    function widest(): real {
        let width = 0;
        for (let i = 0; i < root.count; ++i)
            width = Math.max(width, root.itemAt(i).implicitWidth);
        return width;
    }

    /// Emitted when Escape closes the menu.
    signal escaped
    /// Emitted before a key chooses an entry of the menu or of a submenu.
    signal choosing

    /// Makes the last entry current if no entry is current, as after opening by mouse. Returns true if it did.
    function startAtEnd(): bool {
        if (root.currentIndex >= 0)
            return false;
        for (let i = root.count - 1; i >= 0; --i) {
            const entry = root.itemAt(i) as MenuItem;
            if (entry !== null && entry.visible && entry.enabled) {
                root.currentIndex = i;
                return true;
            }
        }
        return false;
    }
    function entryWith(letter: string): MenuItem {
        for (let i = 0; i < root.count && letter.length > 0; ++i) {
            const entry = root.itemAt(i) as MenuItem;
            if (entry !== null && entry.visible && entry.enabled && entry.letter === letter.toUpperCase())
                return entry;
        }
        return null;
    }

    // Qt 6.4 does not close a submenu when the Right key leads from it to the next menu of the bar.
    onAboutToHide: {
        for (let i = 0; i < root.count; ++i) {
            const entry = root.itemAt(i) as MenuItem;
            if (entry !== null && entry.subMenu !== null)
                entry.subMenu.close();
        }
    }
    // Keeps wheel turns and hovering from the page below the menu, but not from the menu bar, which opens its other
    // menus by hovering.
    readonly property MouseArea blocker: MouseArea {
        // Only while the menu is open, because the overlay accepts all clicks while it has a child.
        parent: root.visible && !(root.parent instanceof MenuItem) ? root.T.Overlay.overlay : null
        y: parent && root.parent instanceof T.MenuBarItem ? root.parent.mapToItem(parent, 0, root.parent.height).y : 0
        z: -1
        width: parent ? parent.width : 0
        height: parent ? parent.height - y : 0
        acceptedButtons: Qt.NoButton
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    // A menu has no attached Accessible, but the item that shows the menu has.
    Binding {
        target: root.contentItem.parent ? root.contentItem.parent.Accessible : null
        property: "name"
        value: root.title.replace(/&(.)/g, "$1")
    }
    contentItem: ListView {
        // Letters are handled here also while no entry is current.
        focus: true
        keyNavigationEnabled: false
        // While a menu is open, letters must not reach the shortcuts of the page. `LatinKeys` turns letters of other
        // scripts, whose codes follow the Latin ones (up to U+024F), into Latin letters.
        Keys.onShortcutOverride: event => event.accepted = event.text.trim().length > 0 && event.key <= 0x24f
        Keys.onUpPressed: event => event.accepted = root.startAtEnd()
        Keys.onEscapePressed: event => {
            root.escaped();
            event.accepted = false;
        }
        Keys.onPressed: event => {
            const entry = root.entryWith(event.text);
            event.accepted = entry !== null;
            if (entry !== null)
                entry.choose();
        }
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: root.currentIndex
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar {}
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.card
        border.width: 1
        border.color: Theme.dark ? Theme.dim : Theme.line
    }
}
