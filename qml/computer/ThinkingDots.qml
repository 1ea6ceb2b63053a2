// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Three blinking dots while a computer thinks. They appear after 0.4 seconds.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Row {
    id: root

    required property bool thinking
    property int size: Math.round(5 * Math.sqrt(Theme.scale))

    spacing: root.size
    visible: opacity > 0
    opacity: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Thinking")
    onThinkingChanged: {
        if (!root.thinking)
            root.opacity = 0;
    }

    Timer {
        interval: 400
        running: root.thinking
        onTriggered: root.opacity = 1
    }
    Repeater {
        model: root.visible ? 3 : 0

        Rectangle {
            id: dot

            required property int index

            width: root.size
            height: root.size
            radius: root.size / 2
            color: Theme.dim

            SequentialAnimation on opacity {
                loops: Animation.Infinite
                running: root.visible && Theme.pace > 0
                alwaysRunToEnd: true

                PauseAnimation { duration: dot.index * 250 }
                NumberAnimation { to: 0.25; duration: 600; easing.type: Easing.InOutQuad }
                NumberAnimation { to: 1; duration: 600; easing.type: Easing.InOutQuad }
                PauseAnimation { duration: (3 - dot.index) * 250 }
            }
        }
    }
}
