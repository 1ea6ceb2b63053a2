// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card that asks the player to confirm a choice before the turn ends.
import QtQuick
import Vozka.Models
import Vozka.Style

BottomCard {
    id: root

    required property GameController controller
    readonly property prompt prompt: root.controller.prompt
    readonly property bool sideBySide: words.implicitWidth + buttons.width + root.padding * 4 <= root.room

    width: grid.width + root.padding * 2
    visible: root.prompt.confirms
    objectName: "confirmBar"
    Accessible.name: words.text
    onVisibleChanged: if (root.visible) done.forceActiveFocus(Qt.OtherFocusReason)

    Grid {
        id: grid

        columns: root.sideBySide ? 2 : 1
        columnSpacing: Theme.spacing * 2
        rowSpacing: Theme.spacing
        verticalItemAlignment: Grid.AlignVCenter
        horizontalItemAlignment: Grid.AlignHCenter

        BoldLabel {
            id: words

            width: Math.min(implicitWidth, root.room - root.padding * 2)
            text: root.prompt.text
        }
        Row {
            id: buttons

            spacing: Theme.spacing

            Button {
                id: done

                objectName: "confirmHeld"
                highlighted: true
                icon.name: "check"
                text: root.prompt.confirmLabel || qsTr("Done")
                onClicked: root.controller.confirm()
            }
            Button {
                objectName: "cancelChoice"
                icon.name: "close"
                text: qsTr("Cancel")
                onClicked: root.controller.cancel()
            }
        }
    }
}
