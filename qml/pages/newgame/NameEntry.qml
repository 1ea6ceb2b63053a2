// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Entry with a name that was used before, with its colour and a button that removes the name from the list.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.ItemDelegate {
    id: root

    required property int index
    required property string name
    required property string colour
    /// True if the arrow keys have chosen this entry.
    required property bool current
    readonly property int sign: Math.round(22 * Theme.scale)
    signal picked
    signal forgotten

    implicitHeight: Math.round(Theme.controlHeight * 1.05)
    leftPadding: Theme.spacing
    rightPadding: cross.width + 4
    focusPolicy: Qt.NoFocus
    text: root.name
    Accessible.role: Accessible.ListItem
    Accessible.name: root.name
    onClicked: root.picked()

    contentItem: Row {
        spacing: Theme.spacing

        Emblem {
            anchors.verticalCenter: parent.verticalCenter
            colour: root.colour
            size: root.sign
        }
        ElidedLabel {
            width: root.availableWidth - root.sign - Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
        }
    }
    background: Rectangle {
        radius: Theme.radius / 2
        color: root.down ? Theme.pressed : root.hovered || root.current ? Theme.cardHover : "transparent"

        // Marks the current entry also for people who see little contrast.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 3
            height: parent.height - 10
            radius: 1.5
            color: Theme.focus
            visible: root.current
        }
    }
    ToolButton {
        id: cross

        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        side: Math.round(26 * Theme.scale)
        icon.name: "close"
        ink: Theme.dim
        iconSize: Math.round(16 * Theme.scale)
        text: qsTr("Remove this name")
        focusPolicy: Qt.NoFocus
        Accessible.description: root.name
        onClicked: root.forgotten()
    }
}
