// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that shows only its icon. Its name and its key are in the tool tip.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Button {
    id: root

    property string keys: ""
    /// Second line of the tool tip, empty if none.
    property string explanation: ""
    /// True hides the tool tip, while the menu of the button is open.
    property bool quiet: false
    /// First line of the tool tip.
    property string named: root.keys.length > 0 ? qsTr("%1 (%2)", "a command and its key").arg(root.text).arg(KeyNames.shown(root.keys))
                                                         : root.text
    /// True from a click until the pointer leaves the button. The tool tip is hidden then, as it could cover what has
    /// changed.
    property bool used: false
    property color ink: Theme.text
    property int iconSize: Theme.iconSize
    property real side: Theme.controlHeight

    implicitWidth: root.side
    implicitHeight: root.side
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.name: text
    Accessible.description: root.explanation
    onHoveredChanged: root.used = false
    onPressed: root.used = true

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.icon.name
            size: root.iconSize
            colour: root.ink
        }
    }
    background: ButtonBackground {
        control: root
        chosen: root.checked
        ringDistance: 0
        border.width: root.checked ? 2 : root.hovered ? 1 : 0
    }

    ToolTip {
        visible: (root.hovered && !root.used || root.visualFocus) && !root.quiet
        text: root.explanation.length === 0 ? root.named
            : qsTr("%1\n%2", "a command and its key, what it does").arg(root.named).arg(root.explanation)
    }
}
