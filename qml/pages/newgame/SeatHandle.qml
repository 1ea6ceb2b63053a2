// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Handle of a seat that changes the order of play: by dragging, by the arrow keys, and by a menu.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.Button {
    id: root

    required property SetUpModel seats
    required property int row
    required property string seatName
    readonly property bool isFirst: root.row === 0
    readonly property bool isLast: root.row + 1 === root.seats.count
    /// Emitted while the handle is dragged. `at`: position of the pointer in the scene.
    signal dragged(point at)

    function move(by: int): void {
        root.seats.moveSeat(root.row, root.row + by);
    }

    implicitWidth: Math.round(26 * Theme.scale)
    implicitHeight: Theme.controlHeight
    text: qsTr("Place of %1 in the order of play").arg(root.seatName)
    Accessible.role: Accessible.ButtonMenu
    Accessible.name: text
    Accessible.description: qsTr("The arrow keys move this player.")
    onClicked: menu.popup(root, 0, root.height + 2)
    Keys.onLeftPressed: root.move(-1)
    Keys.onUpPressed: root.move(-1)
    Keys.onRightPressed: root.move(1)
    Keys.onDownPressed: root.move(1)

    contentItem: Item {
        readonly property bool showsArrows: root.visualFocus || root.hovered

        Column {
            anchors.centerIn: parent
            visible: parent.showsArrows
            spacing: 2

            Icon {
                name: "up"
                size: Math.round(14 * Theme.scale)
            }
            Icon {
                name: "down"
                size: Math.round(14 * Theme.scale)
            }
        }
        Grid {
            anchors.centerIn: parent
            visible: !parent.showsArrows
            columns: 2
            spacing: 4

            Repeater {
                model: 6

                Rectangle {
                    width: 3
                    height: 3
                    radius: 1.5
                    color: Theme.dim
                }
            }
        }
    }
    background: ButtonBackground {
        control: root
        ringDistance: 0
        border.width: root.hovered ? 1 : 0
    }
    DragHandler {
        target: null
        dragThreshold: 4
        cursorShape: Qt.ClosedHandCursor
        onCentroidChanged: if (active) root.dragged(centroid.scenePosition)
    }
    ToolTip {
        visible: (root.hovered || root.visualFocus) && !menu.visible
        text: qsTr("Order of play: drag, or press the arrow keys")
    }
    Menu {
        id: menu

        title: root.text.replace(/&/g, "&&")

        MenuItem {
            enabled: !root.isFirst
            text: qsTr("Earlier in the order")
            onTriggered: root.move(-1)
        }
        MenuItem {
            enabled: !root.isLast
            text: qsTr("Later in the order")
            onTriggered: root.move(1)
        }
    }
}
