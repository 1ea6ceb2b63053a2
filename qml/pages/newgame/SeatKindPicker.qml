// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice of the player at a seat: a person, or a computer of some strength. The menu describes each choice.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

CardButton {
    id: root

    required property int kind
    required property string seatName
    readonly property var kinds: [SetUpModel.Person, SetUpModel.EasyComputer, SetUpModel.MediumComputer,
                                        SetUpModel.HardComputer]
    readonly property bool computer: root.kind !== SetUpModel.Person
    readonly property string explanation: root.explained(root.kind)
    signal picked(int kind)

    function named(kind: int): string {
        return kind === SetUpModel.Person ? qsTr("Person")
             : kind === SetUpModel.EasyComputer ? qsTr("Easy", "how strong a computer player is")
             : kind === SetUpModel.MediumComputer ? qsTr("Medium", "how strong a computer player is")
             : kind === SetUpModel.HardComputer ? qsTr("Hard", "how strong a computer player is")
                                                : qsTr("Random", "how strong a computer player is");
    }
    function explained(kind: int): string {
        return kind === SetUpModel.Person ? qsTr("Plays here with the mouse or the keyboard.")
             : kind === SetUpModel.EasyComputer ? qsTr("A computer that takes what scores now and sometimes overlooks something.")
             : kind === SetUpModel.MediumComputer ? qsTr("A computer that calculates with probabilities, but plans only its own turn.")
             : kind === SetUpModel.HardComputer ? qsTr("A computer that thinks several turns ahead and takes its time.")
                                                : qsTr("A computer that does anything that the rules allow.");
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight + 4
    topPadding: 0
    bottomPadding: 0
    text: qsTr("Who plays as %1").arg(root.seatName)
    Accessible.role: Accessible.ButtonMenu
    Accessible.description: qsTr("%1. %2", "%1: kind of player, %2: explanation").arg(root.named(root.kind)).arg(root.explanation)
    onClicked: menu.popup(root, 0, root.height + 2)
    Keys.onDownPressed: root.clicked()

    FontMetrics {
        id: letters

        font.pixelSize: Theme.textSize
    }
    contentItem: Row {
        spacing: Math.round(6 * Theme.scale)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.computer ? "computer-player" : "person"
        }
        Label {
            // The width of the longest text, so that the names are in one column.
            width: Math.ceil(root.kinds
                             .reduce((width, kind) => Math.max(width, letters.advanceWidth(root.named(kind))), 0)) + 2
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.NoWrap
            text: root.named(root.kind)
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "down"
            size: Math.round(14 * Theme.scale)
            colour: Theme.dim
        }
    }
    background: ButtonBackground {
        control: root
        base: menu.visible ? Theme.cardHover : "transparent"
    }
    ToolTip {
        visible: (root.hovered || root.visualFocus) && !menu.visible
        text: root.explanation
    }
    Menu {
        id: menu

        objectName: "seatKinds"
        title: root.text.replace(/&/g, "&&")
        // Arrows continue from the chosen entry.
        onOpened: menu.currentIndex = root.kinds.indexOf(root.kind)

        Repeater {
            model: root.kinds

            MenuItem {
                id: entry

                required property int modelData
                text: root.named(entry.modelData)
                checked: root.kind === entry.modelData
                onTriggered: root.picked(entry.modelData)
                checkable: true
                explanation: root.explained(entry.modelData)
            }
        }
    }
}
