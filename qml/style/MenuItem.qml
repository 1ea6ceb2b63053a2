// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An entry of a menu: check mark, text, shortcut.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.MenuItem {
    id: root

    /// Shortcut that is shown: that of the action, or one that another object handles.
    property string keys: action && action.shortcut !== undefined ? String(action.shortcut) : ""
    /// Text below the text of the entry, empty if none.
    property string explanation: ""
    /// False hides the entry. Not `visible`, because no entry of a closed menu is visible.
    property bool offered: true

    /// Underlined letter as a capital, empty if none.
    property string letter: {
        const marked = root.text.replace(/&&/g, "");
        const at = marked.indexOf("&");
        return at < 0 ? "" : marked.charAt(at + 1).toUpperCase();
    }

    /// Triggers the entry by a key.
    function choose(): void {
        if (root.subMenu === null && root.menu instanceof Menu)
            (root.menu as Menu).choosing();
        const action = root.subMenu === null ? root.action : null;
        // Closes the menu or, for a submenu, opens it.
        root.triggered();
        if (action !== null)
            action.trigger(root);
    }

    Keys.onReturnPressed: root.choose()
    Keys.onEnterPressed: root.choose()
    implicitWidth: root.offered ? implicitContentWidth + leftPadding + rightPadding + (subMenu ? 24 * Theme.scale : 0) : 0
    // All entries without an explanation have the same height.
    implicitHeight: Math.max(Math.round(Theme.textSize * 1.5) + 13, implicitContentHeight + topPadding + bottomPadding)
    height: root.offered ? implicitHeight : 0
    visible: root.offered
    activeFocusOnTab: root.offered
    topPadding: root.explanation.length > 0 ? 6 : 0
    bottomPadding: root.explanation.length > 0 ? 7 : 0
    leftPadding: Math.round(34 * Theme.scale)
    rightPadding: Theme.spacing * 2
    font.pixelSize: Theme.textSize
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.name: text.replace(/&(.)/g, "$1")
    Accessible.description: root.explanation

    Connections {
        function onChoosing(): void { if (root.menu instanceof Menu) (root.menu as Menu).choosing(); }
        target: root.subMenu as Menu
    }
    indicator: Icon {
        x: Math.round(11 * Theme.scale)
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(16 * Theme.scale)
        name: "check"
        visible: root.checked
    }
    arrow: DimLabel {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing * 1.5
        anchors.verticalCenter: parent.verticalCenter
        visible: root.subMenu !== null
        text: "›"
        font.pixelSize: Theme.textSize + 4
    }
    contentItem: MenuItemLabel {
        label: root.text
        keys: root.keys
        explanation: root.explanation
    }
    background: Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 4
        anchors.rightMargin: 4
        radius: Theme.radius / 2
        color: root.down ? Theme.pressed : root.highlighted ? Theme.cardHover : "transparent"

        // Marks the current entry also for people who see little contrast.
        Rectangle {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: 3
            height: parent.height - 10
            radius: 1.5
            color: Theme.focus
            visible: root.highlighted
        }
    }
}
