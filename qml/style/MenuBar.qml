// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The menu bar of the window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.MenuBar {
    id: root

    readonly property Item focused: root.Window.activeFocusItem
    property Item before: null
    /// True if the menu bar has the keyboard focus.
    readonly property bool hasKeys: root.focused !== null && root.holds(root.focused)

    /// Returns true if the item is in the menu bar, and for the window's content item, which has the focus if no item
    /// has it.
    function holds(item: Item): bool {
        if (item === root.Window.contentItem)
            return true;
        let at = item;
        while (at && at !== root)
            at = at.parent;
        return at !== null;
    }
    function isOpen(): bool {
        for (let i = 0; i < root.count; ++i) {
            if (root.menuAt(i).visible)
                return true;
        }
        return false;
    }
    /// Returns the focus from the menu bar to the page, unless a menu is open.
    function giveBack(): void {
        if (root.before !== null && root.holds(root.focused) && !root.isOpen())
            root.before.forceActiveFocus();
    }

    onFocusedChanged: {
        if (root.focused !== null && !root.isOpen() && !root.holds(root.focused))
            root.before = root.focused;
    }
    Keys.onEscapePressed: root.giveBack()
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.round(Theme.textSize * 1.5) + 13
    leftPadding: Theme.spacing / 2

    delegate: T.MenuBarItem {
        id: item

        /// True if the item is drawn as chosen. Not `highlighted` alone: Qt keeps it true after the pointer has left
        /// the item.
        readonly property bool chosen: item.highlighted && (item.hovered || root.hasKeys
                                                               || item.menu !== null && item.menu.visible)

        /// Resets Qt's state of the open menu after it was closed by a key. Otherwise the pointer over this item would
        /// open it again, and a click would close it.
        function leave(): void {
            if (item.hovered)
                item.triggered();
        }

        Connections {
            function onEscaped(): void { item.leave(); }
            function onChoosing(): void { item.leave(); }
            function onClosed(): void { leaving.restart(); }
            target: item.menu as Menu
        }

        implicitWidth: implicitContentWidth + Theme.spacing * 2.5
        implicitHeight: root.implicitHeight

        contentItem: MnemonicLabel {
            label: item.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: Theme.radius / 2
            color: item.down ? Theme.pressed : item.chosen || item.hovered ? Theme.cardHover : "transparent"

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                width: parent.width - Theme.spacing
                height: 2
                color: Theme.focus
                visible: item.chosen
            }
        }
    }
    MenuBarRoles {}
    // Alt with the letter of a menu is handled by Qt.
    Shortcut {
        sequence: "F10"
        onActivated: if (!root.isOpen()) (root.itemAt(0) as T.MenuBarItem).triggered()
    }
    Timer {
        id: leaving

        // Zero, so that another menu can open before.
        interval: 0
        onTriggered: root.giveBack()
    }
    contentItem: Row {
        Repeater { model: root.contentModel }
    }
    background: Rectangle {
        color: Theme.background

        Line {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
}
