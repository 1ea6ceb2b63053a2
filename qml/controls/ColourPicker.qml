// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Emblem with the colour of a seat. A click opens a choice of all colours.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

CardButton {
    id: root

    required property int chosen
    required property string colour
    required property string owner
    signal picked(int choice)

    implicitWidth: Math.round(68 * Theme.scale)
    implicitHeight: Theme.controlHeight + 6
    text: qsTr("Colour of %1").arg(root.owner)
    Accessible.description: root.colour
    onClicked: chips.open()
    Keys.onDownPressed: root.clicked()

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: Math.round(6 * Theme.scale)

            Emblem {
                anchors.verticalCenter: parent.verticalCenter
                colour: root.colour
                size: Math.round(30 * Theme.scale)
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "down"
                size: Math.round(14 * Theme.scale)
                colour: Theme.dim
            }
        }
    }
    background: ButtonBackground {
        control: root
        base: chips.visible ? Theme.cardHover : "transparent"
    }

    ToolTip {
        visible: (root.hovered || root.visualFocus) && !chips.visible
        text: root.text
    }
    T.Popup {
        id: chips

        function step(from: int, by: int): void {
            const next = Math.max(0, Math.min(group.count - 1, from + by));
            group.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
        }

        y: root.height + 4
        z: 1
        margins: 4
        padding: Theme.spacing
        implicitWidth: implicitContentWidth + padding * 2
        implicitHeight: implicitContentHeight + padding * 2
        focus: true
        onAboutToShow: group.itemAt(root.chosen).forceActiveFocus(root.focusReason)

        background: Card {}
        Row {
            spacing: 4

            Repeater {
                id: group

                model: ColourModel {}

                CardButton {
                    id: chip

                    required property int index
                    required property string label
                    required property string colour
                    readonly property bool isChosen: chip.index === root.chosen

                    implicitWidth: Math.round(46 * Theme.scale)
                    implicitHeight: implicitWidth
                    text: chip.label
                    onClicked: {
                        chips.close();
                        root.picked(chip.index);
                    }
                    Keys.onLeftPressed: chips.step(chip.index, -1)
                    Keys.onRightPressed: chips.step(chip.index, 1)

                    contentItem: Item {
                        Emblem {
                            anchors.centerIn: parent
                            colour: chip.colour
                        }
                    }
                    background: ButtonBackground {
                        control: chip
                        chosen: chip.isChosen
                        ringDistance: 2
                        border.width: chip.isChosen ? 2 : 0
                    }

                    ToolTip {
                        visible: chip.hovered || chip.visualFocus
                        text: chip.label
                    }
                }
            }
        }
    }
}
