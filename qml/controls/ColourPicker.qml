// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The colour of a seat as its emblem; opens the six of them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Button {
    id: root

    required property int chosen
    required property string colour
    required property string owner
    signal picked(int choice)

    implicitWidth: 68
    implicitHeight: 44
    focusPolicy: Qt.StrongFocus
    text: qsTr("Colour of %1").arg(root.owner)
    Accessible.name: text
    onClicked: chips.open()
    Keys.onReturnPressed: root.clicked()

    contentItem: Item {
        Emblem {
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            colour: root.colour
            size: 30
        }
        Icon {
            x: 44
            anchors.verticalCenter: parent.verticalCenter
            name: "down"
            size: 14
            colour: Theme.dim
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || chips.visible ? Theme.cardHover : "transparent"
        border.width: 1
        border.color: Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }

    Hint {
        visible: root.hovered && !chips.visible
        text: root.text
    }
    T.Popup {
        id: chips

        y: root.height + 4
        z: 1
        padding: Theme.spacing
        implicitWidth: implicitContentWidth + padding * 2
        implicitHeight: implicitContentHeight + padding * 2
        focus: true
        onOpened: group.itemAt(root.chosen).forceActiveFocus()

        background: Card {}
        Row {
            spacing: 4

            Repeater {
                id: group

                model: ColourModel {}

                ColourChip {
                    chosen: index === root.chosen
                    onClicked: {
                        chips.close();
                        root.picked(index);
                    }
                    Keys.onLeftPressed: group.itemAt(Math.max(0, index - 1)).forceActiveFocus()
                    Keys.onRightPressed: group.itemAt(Math.min(group.count - 1, index + 1)).forceActiveFocus()
                }
            }
        }
    }
}
