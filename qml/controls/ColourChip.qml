// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the six colours to choose from.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Button {
    id: root

    required property int index
    required property string label
    required property string colour
    required property bool chosen

    implicitWidth: 46
    implicitHeight: 46
    focusPolicy: Qt.StrongFocus
    text: label
    Accessible.name: label
    Keys.onReturnPressed: root.clicked()

    contentItem: Item {
        Emblem {
            anchors.centerIn: parent
            colour: root.colour
            size: 32
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.activeFocus ? Theme.cardHover : "transparent"
        border.width: root.chosen ? 2 : 0
        border.color: Theme.accent
    }

    Hint {
        visible: root.hovered
        text: root.label
    }
}
