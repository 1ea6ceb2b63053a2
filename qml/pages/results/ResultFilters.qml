// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Filters of the results: set-up and opponents.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property GameResults results
    readonly property string everySetUp: qsTr("Every set-up")

    spacing: Theme.spacing

    SegmentedControl {
        objectName: "against"
        label: qsTr("Opponents")
        choices: [qsTr("Everybody"), qsTr("People", "opponents"), qsTr("Easy", "how strong a computer player is"),
                  qsTr("Medium", "how strong a computer player is"), qsTr("Hard", "how strong a computer player is")]
        chosen: root.results.against
        onPicked: choice => root.results.against = choice
    }
    Button {
        id: opener

        objectName: "setUpFilter"
        width: Math.min(implicitWidth, root.width)
        icon.name: "down"
        text: root.results.setUp < 0 ? root.everySetUp : root.results.setUps[root.results.setUp]
        Accessible.role: Accessible.ButtonMenu
        Accessible.description: qsTr("The set-up of the games that are shown")
        Keys.onDownPressed: opener.clicked()
        onClicked: menu.popup(opener, 0, opener.height + 2)

        Menu {
            id: menu

            objectName: "setUpMenu"
            title: opener.Accessible.description

            MenuItem {
                text: root.everySetUp
                checkable: true
                checked: root.results.setUp < 0
                onTriggered: root.results.setUp = -1
            }
            Repeater {
                model: root.results.setUps

                MenuItem {
                    required property int index
                    required property string modelData

                    text: modelData.replace(/&/g, "&&")
                    checkable: true
                    checked: root.results.setUp === index
                    onTriggered: root.results.setUp = index
                }
            }
        }
    }
}
