// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Emblems to choose the player whose figure the overlay or the sandbox uses. One stop for the Tab key; arrows choose.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property PlayerModel players
    required property int chosen
    required property int side
    readonly property alias count: group.count

    signal picked(player: int)

    spacing: Theme.spacing / 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Whose figure")

    function step(by: int): void {
        const next = Math.max(0, Math.min(group.count - 1, root.chosen + by));
        (group.itemAt(next) as T.RadioButton).forceActiveFocus(Qt.TabFocusReason);
        root.picked(next);
    }

    Repeater {
        id: group

        model: root.players

        T.RadioButton {
            id: choice

            required property int index
            required property string name
            required property string colour

            objectName: "overlayPlayer:" + choice.index
            implicitWidth: root.side
            implicitHeight: implicitWidth
            checked: choice.index === root.chosen
            focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            Accessible.name: choice.name
            Accessible.description: qsTr("Whose figure")
            onClicked: root.picked(choice.index)
            Keys.onLeftPressed: root.step(-1)
            Keys.onRightPressed: root.step(1)
            Keys.onUpPressed: root.step(-1)
            Keys.onDownPressed: root.step(1)

            contentItem: Item {
                Emblem {
                    anchors.centerIn: parent
                    colour: choice.colour
                    size: Math.round(root.side * 0.7)
                    opacity: choice.checked ? 1 : 0.55
                }
            }
            background: ButtonBackground {
                control: choice
                chosen: choice.checked
                ringDistance: 2
                border.width: choice.checked ? 2 : 0
            }
            ToolTip {
                visible: choice.hovered
                text: choice.name
            }
        }
    }
}
