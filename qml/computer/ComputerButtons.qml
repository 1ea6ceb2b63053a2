// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person can do while a computer decides: make it move, see its next step, stop a game of computers.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property ComputerPlayers computers
    readonly property bool waits: root.computers.doing === ComputerPlayers.Step
                                  || root.computers.doing === ComputerPlayers.Paused

    spacing: Theme.spacing

    Button {
        id: continueButton

        objectName: "computerOn"
        width: parent.width
        leftPadding: 4
        // After a click the keys still act on the board.
        focusPolicy: Qt.TabFocus
        rightPadding: 4
        highlighted: root.waits
        text: root.computers.doing === ComputerPlayers.Step ? qsTr("Next")
            : root.computers.doing === ComputerPlayers.Paused ? qsTr("Go on") : qsTr("Move now")
        onClicked: root.waits ? root.computers.next() : root.computers.moveNow()

        ToolTip {
            visible: continueButton.hovered
            text: qsTr("%1 (%2)", "a command and its key").arg(continueButton.text).arg(root.waits ? qsTr("Space", "key") : "M")
        }
    }
    Button {
        objectName: "computerPause"
        width: parent.width
        leftPadding: 4
        focusPolicy: Qt.TabFocus
        rightPadding: 4
        visible: root.computers.canPause && !root.waits
        text: qsTr("Pause")
        onClicked: root.computers.paused = true
    }
}
