// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks before an unsaved game or sandbox is lost: save it, lose it, or cancel.
import QtQuick
import Vozka.Style

TitledDialog {
    id: root

    /// Number of turns of a game; 0 = it is about the sandbox.
    property int turns: 0
    /// The program ends; otherwise another game replaces this one.
    property bool quits: true
    property string reason: ""

    signal saveAsked
    signal givenUp

    function ask(turns: int, quits: bool, reason: string): void {
        root.turns = turns;
        root.quits = quits;
        root.reason = reason;
        root.open();
    }
    function answer(chosen: var): void {
        root.close();
        chosen();
    }

    objectName: "unkept"
    title: root.turns > 0 ? qsTr("This game is not being saved") : qsTr("The board of the sandbox is not being saved")
    onAboutToShow: save.forceActiveFocus(Qt.TabFocusReason)

    Label {
        width: root.textWidth
        visible: root.turns > 0
        text: qsTr("Its last %n turn(s) are not saved anywhere.", "", root.turns)
    }
    DimLabel {
        width: root.textWidth
        text: root.reason
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    Button {
        id: save

        objectName: "unkeptSave"
        width: root.textWidth
        highlighted: true
        icon.name: "save"
        text: qsTr("Save elsewhere…")
        onClicked: root.answer(root.saveAsked)
    }
    Button {
        objectName: "unkeptLose"
        width: root.textWidth
        text: root.turns === 0 ? qsTr("Quit and lose the board")
            : root.quits ? qsTr("Quit and lose the last %n turn(s)", "", root.turns)
            : qsTr("Continue and lose the last %n turn(s)", "", root.turns)
        onClicked: root.answer(root.givenUp)
    }
    Button {
        objectName: "unkeptCancel"
        width: root.textWidth
        text: qsTr("Cancel")
        onClicked: root.close()
    }
}
