// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// By which rules, with how many players and which tiles the position of the sandbox is built.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property SandboxController sandbox

    spacing: Theme.spacing / 2

    SegmentedControl {
        objectName: "sandboxEdition"
        width: Math.min(implicitWidth, parent.width)
        label: qsTr("Edition")
        choices: [qsTr("Classic"), qsTr("New")]
        chosen: root.sandbox.edition - Editions.Classic
        onPicked: choice => root.sandbox.setEdition(choice + Editions.Classic)
    }
    Label {
        width: parent.width
        font.pixelSize: Theme.smallSize + 1
        text: qsTr("Players")
    }
    SegmentedControl {
        objectName: "sandboxPlayers"
        width: Math.min(implicitWidth, parent.width)
        label: qsTr("Players")
        choices: ["2", "3", "4", "5", "6"]
        chosen: root.sandbox.playerCount - 2
        onPicked: choice => root.sandbox.setPlayerCount(choice + 2)
    }
    Repeater {
        model: root.sandbox.sets

        Switch {
            id: set

            required property int index
            required property string label
            required property bool used

            objectName: "sandboxSet:" + set.index
            width: root.width
            font.pixelSize: Theme.smallSize + 1
            text: set.label
            checked: set.used
            onToggled: {
                root.sandbox.toggleSet(set.index);
                // The change may be refused.
                checked = Qt.binding(() => set.used);
            }
        }
    }
}
