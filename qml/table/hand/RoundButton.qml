// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A round button with an icon, for use on the board.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Button {
    id: root

    property string keys: ""
    property bool primary: false

    implicitWidth: Math.round(36 * Theme.scale)
    implicitHeight: Math.round(36 * Theme.scale)
    scale: root.highlighted ? 1.2 : 1
    focusPolicy: Qt.TabFocus
    Accessible.name: text

    Behavior on scale {
        NumberAnimation { duration: 100 * Theme.pace }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.icon.name
            size: Math.round(20 * Theme.scale)
            colour: root.primary ? Theme.accentText : Theme.badgeText
        }
    }
    background: Rectangle {
        radius: width / 2
        color: root.primary ? Theme.accent : Theme.badge
        border.width: 2
        border.color: root.visualFocus || root.highlighted ? Theme.focus : root.hovered ? Theme.badgeText : Theme.badge
    }
    ToolTip {
        visible: root.hovered
        text: qsTr("%1 (%2)", "a command and its key").arg(root.text).arg(KeyNames.shown(root.keys))
    }
}
