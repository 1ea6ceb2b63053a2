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
    /// Without the title.
    property bool tight: false
    /// Height of the buttons without the title.
    readonly property int low: Math.round(36 * Math.sqrt(Theme.scale))

    height: dots.y + dots.height

    BackButton {
        id: leave

        width: root.tight ? root.low : implicitWidth
        height: root.tight ? root.low : implicitHeight
    }
    Heading {
        id: title

        anchors.left: leave.right
        anchors.right: again.left
        anchors.leftMargin: Theme.spacing / 2
        font.pixelSize: Theme.textSize + 2
        visible: !root.tight
        text: root.step.title
    }
    Caption {
        id: count

        objectName: "storyStep"
        anchors.left: title.left
        y: root.tight ? Math.round((leave.height - height) / 2) : title.height + 2
        text: qsTr("Step %1 of %2").arg(root.step.index + 1).arg(root.step.count)
    }
    ToolButton {
        id: again

        objectName: "restartStory"
        width: leave.width
        height: leave.height
        anchors.right: parent.right
        icon.name: "first"
        text: qsTr("From the beginning")
        enabled: root.step.index > 0
        onClicked: root.openStory.restart()
    }
    Row {
        id: dots

        x: Theme.spacing / 2
        y: Math.max(leave.height, root.tight ? count.height : title.height + count.height + 4) + Theme.spacing / 2
        spacing: 3

        Repeater {
            model: root.step.count

            Rectangle {
                required property int index

                width: (root.width - Theme.spacing + 3) / Math.max(1, root.step.count) - 3
                height: 4
                radius: 2
                color: index <= root.step.index ? Theme.accent : Theme.line
            }
        }
    }
}
