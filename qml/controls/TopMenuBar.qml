// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar of menus at the top of the window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.MenuBar {
    id: root

    readonly property Item focused: root.Window.activeFocusItem
    /// What had the focus before the bar got it.
    property Item before: null
    /// Its keys are asked for.
    readonly property bool hasKeys: root.focused !== null && root.holds(root.focused)

    /// The item is in the bar, or nothing has the focus.
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
    /// Keys are the page's again.
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

        /// Qt leaves the one highlighted that was left under the pointer, wherever the pointer goes then.
        readonly property bool chosen: item.highlighted && (item.hovered || root.hasKeys
                                                               || item.menu !== null && item.menu.visible)

        /// What is left by keys is not opened again by the pointer that happens to be here, and a click here is not
        /// taken for one that closes it.
        function leave(): void {
            if (item.hovered)
                item.triggered();
        }

        Connections {
            function onEscaped(): void {
                item.leave();
            }
            function onChoosing(): void {
                item.leave();
            }
            function onClosed(): void {
                leaving.restart();
            }
            target: item.menu as DropMenu
        }

        implicitWidth: implicitContentWidth + Theme.spacing * 2.5
        implicitHeight: root.implicitHeight

        contentItem: MnemonicWords {
            label: item.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: Theme.radius / 2
            color: item.down ? Theme.line : item.chosen || item.hovered ? Theme.cardHover : "transparent"

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
    // By its menus' letters Qt leads there itself.
    Shortcut {
        sequence: "F10"
        onActivated: {
            if (!root.isOpen())
                (root.itemAt(0) as T.MenuBarItem).triggered();
        }
    }
    Timer {
        id: leaving

        // Unless another one opens.
        interval: 0
        onTriggered: root.giveBack()
    }
    contentItem: Row {
        Repeater {
            model: root.contentModel
        }
    }
    background: Rectangle {
        color: Theme.background

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
}
