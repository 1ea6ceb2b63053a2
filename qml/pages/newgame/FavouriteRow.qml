// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row of a favourite set-up: name, players and rules, with buttons to rename and to remove it.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string name
    required property string players
    /// Names of the tile sets and of the edition.
    required property string rules
    required property bool isCurrent
    property bool renaming: false
    /// True if the new name was refused, because it is empty or already used.
    property bool refused: false
    signal chosen
    signal renameRequested(string name)
    signal removeRequested

    function done(renamed: bool): void {
        root.renaming = !renamed;
        root.refused = !renamed;
        if (renamed)
            choice.forceActiveFocus(Qt.TabFocusReason);
    }
    function beginRenaming(): void {
        box.text = root.name;
        root.renaming = true;
        box.forceActiveFocus(Qt.TabFocusReason);
        box.selectAll();
    }

    implicitHeight: Math.max(choice.implicitHeight, buttons.height, problem.visible ? box.height + problem.height * 2 + 8 : 0)

    CardButton {
        id: choice

        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.rightMargin: Theme.spacing
        height: parent.height
        visible: !root.renaming
        Accessible.name: root.name
        Accessible.description: root.players + ", " + root.rules
        onClicked: root.chosen()

        contentItem: ChoiceContent {
            text: root.name
            about: root.players + "\n" + root.rules
            chosen: root.isCurrent
        }
        background: ButtonBackground {
            control: choice
            base: Theme.background
            chosen: root.isCurrent
        }
    }
    TextField {
        id: box

        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: root.renaming
        label: qsTr("New name of %1").arg(root.name)
        maximumLength: 64
        onTextChanged: root.refused = false
        onAccepted: root.renameRequested(text)
        Keys.onEscapePressed: root.done(true)
    }
    Label {
        id: problem

        anchors.top: box.bottom
        anchors.topMargin: 4
        anchors.left: box.left
        anchors.right: box.right
        visible: root.renaming && root.refused
        font.pixelSize: Theme.smallSize
        color: Theme.danger
        text: box.text.trim().length > 0 ? qsTr("Another favourite has this name.") : qsTr("A favourite needs a name.")
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        ToolButton {
            icon.name: root.renaming ? "check" : "pencil"
            text: root.renaming ? qsTr("Keep this name") : qsTr("Rename")
            Accessible.description: root.name
            onClicked: root.renaming ? root.renameRequested(box.text) : root.beginRenaming()
        }
        ToolButton {
            // Hidden while renaming: next to the tick, its icon would look like a button that cancels.
            visible: !root.renaming
            icon.name: "close"
            text: qsTr("Remove")
            Accessible.description: root.name
            onClicked: root.removeRequested()
        }
    }
}
