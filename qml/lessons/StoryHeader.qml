// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Title and progress of a story, with buttons to leave and to restart it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenStory openStory
    readonly property lessonStep step: root.openStory.step
    /// True if the title is hidden.
    property bool compact: false
    /// Height of the buttons while the title is hidden.
    readonly property int compactHeight: Math.round(36 * Math.sqrt(Theme.scale))

    height: progress.y + progress.height

    BackButton {
        id: backButton

        width: root.compact ? root.compactHeight : implicitWidth
        height: root.compact ? root.compactHeight : implicitHeight
    }
    Heading {
        id: title

        anchors.left: backButton.right
        anchors.right: restart.left
        anchors.leftMargin: Theme.spacing / 2
        font.pixelSize: Theme.textSize + 2
        visible: !root.compact
        text: root.step.title
    }
    Caption {
        id: count

        objectName: "storyStep"
        anchors.left: title.left
        y: root.compact ? Math.round((backButton.height - height) / 2) : title.height + 2
        text: qsTr("Step %1 of %2").arg(root.step.index + 1).arg(root.step.count)
    }
    ToolButton {
        id: restart

        objectName: "restartStory"
        width: backButton.width
        height: backButton.height
        anchors.right: parent.right
        icon.name: "first"
        text: qsTr("From the beginning")
        enabled: root.step.index > 0
        onClicked: root.openStory.restart()
    }
    Row {
        id: progress

        x: Theme.spacing / 2
        y: Math.max(backButton.height, root.compact ? count.height : title.height + count.height + 4) + Theme.spacing / 2
        spacing: 3

        Repeater {
            model: root.step.count

            Rectangle {
                required property int index

                width: (root.width - Theme.spacing + 3) / Math.max(1, root.step.count) - 3
                height: 4
                radius: 2
                color: index <= root.step.index ? Theme.text : Theme.line
            }
        }
    }
}
