// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Field for the name at a seat. Below it, names that were used before are offered. While the user types: the names
// that start with the typed text; after the Down key or the button: all. The field keeps the focus; the arrow keys
// choose a name.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

TextField {
    id: root

    required property SetUpModel seats
    required property int row
    required property string name
    /// True for a person, false for a computer. For a computer no names are offered.
    required property bool person
    readonly property bool offering: names.visible

    function offer(beginning: string): void {
        root.seats.offerNames(root.row, beginning);
        list.currentIndex = -1;
        names.visible = root.person && root.seats.knownNames.count > 0;
    }
    function use(offered: int): void {
        names.close();
        root.seats.useName(root.row, offered);
    }
    function forget(offered: int): void {
        root.seats.removeName(offered);
        if (root.seats.knownNames.count === 0)
            names.close();
        list.currentIndex = Math.min(list.currentIndex, list.count - 1);
    }
    function step(by: int): void {
        if (root.offering)
            list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + by));
        else
            root.offer("");
    }
    /// Scrolls a name that is too long to its beginning, unless the field has the focus.
    function showBeginning(): void {
        if (!root.activeFocus)
            root.cursorPosition = 0;
    }
    /// Handles a key of the list of names, and Enter. Returns false for other keys.
    function handleKey(key: int): bool {
        const chosen = root.offering && list.currentIndex >= 0;
        if (key === Qt.Key_Escape && root.offering)
            names.close();
        else if ((key === Qt.Key_Return || key === Qt.Key_Enter) && chosen)
            root.use(list.currentIndex);
        else if (key === Qt.Key_Return || key === Qt.Key_Enter)
            root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        else if (key === Qt.Key_Delete && chosen)
            root.forget(list.currentIndex);
        else if (key === Qt.Key_Down || key === Qt.Key_Up && root.offering)
            root.step(key === Qt.Key_Down ? 1 : -1);
        else
            return false;
        return true;
    }

    label: qsTr("Name of player %1").arg(root.row + 1)
    text: root.name
    maximumLength: 64
    rightPadding: arrow.visible ? arrow.width + 2 : Theme.spacing * 1.25
    Accessible.description: arrow.visible ? qsTr("Down arrow: names used before") : ""
    onTextEdited: {
        root.seats.rename(root.row, text);
        if (text.trim().length > 0)
            root.offer(text);
        else
            names.close();
    }
    // The focus selects the whole name, as names are usually replaced.
    onActiveFocusChanged: {
        if (!activeFocus) {
            names.close();
            root.showBeginning();
        } else if (focusReason === Qt.TabFocusReason || focusReason === Qt.BacktabFocusReason)
            selectAll();
        else if (focusReason === Qt.MouseFocusReason)
            selectTimer.start();
    }
    onTextChanged: root.showBeginning()
    Component.onCompleted: root.showBeginning()
    // While names are offered, Escape closes them and not the page.
    Keys.onShortcutOverride: event => event.accepted = root.offering && event.key === Qt.Key_Escape
    Keys.onPressed: event => event.accepted = root.handleKey(event.key)

    color: elidedName.visible ? "transparent" : Theme.text

    // Shows a name that is too long, because a TextField cannot elide. The tool tip shows the whole name.
    ElidedLabel {
        id: elidedName

        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.activeFocus && root.contentWidth > width
        text: root.text
        Accessible.ignored: true
    }
    // Selects the name after the click has set the cursor.
    Timer {
        id: selectTimer

        interval: 0
        onTriggered: root.selectAll()
    }
    ToolButton {
        id: arrow

        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(24 * Theme.scale)
        height: parent.height - 4
        objectName: "namesUsedBefore"
        visible: root.person && root.seats.hasKnownNames
        icon.name: "down"
        ink: Theme.dim
        iconSize: Math.round(14 * Theme.scale)
        text: qsTr("Names used before")
        // The field keeps the focus; the Down key has the same effect.
        focusPolicy: Qt.NoFocus
        quiet: root.offering
        onClicked: {
            const open = root.offering;
            root.forceActiveFocus(Qt.MouseFocusReason);
            if (open)
                names.close();
            else
                root.offer("");
        }
    }
    T.Popup {
        id: names

        objectName: "knownNames"
        y: root.height + 2
        z: 1
        width: Math.max(root.width, 220 * Theme.scale)
        height: Math.min(list.contentHeight + about.height + topPadding + bottomPadding, 330 * Theme.scale)
        margins: 4
        padding: 4
        closePolicy: T.Popup.CloseOnPressOutsideParent

        background: Card {}
        Item {
            anchors.fill: parent

            ListView {
                id: list

                width: parent.width
                height: parent.height - about.height
                model: root.seats.knownNames
                clip: true
                currentIndex: -1
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}
                delegate: NameEntry {
                    width: list.width
                    current: ListView.isCurrentItem
                    onPicked: root.use(index)
                    onForgotten: root.forget(index)
                }
            }
            Caption {
                id: about

                anchors.bottom: parent.bottom
                width: parent.width
                leftPadding: Theme.spacing
                rightPadding: Theme.spacing
                topPadding: 4
                bottomPadding: 4
                text: qsTr("Arrow keys select a name, Enter uses it, Delete removes it.")
            }
        }
    }
    Announcement {
        text: !root.offering ? "" : list.currentItem ? (list.currentItem as NameEntry).name
            : qsTr("%n name(s) used before", "", list.count)
    }
}
