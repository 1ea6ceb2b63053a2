// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The title of a story, how far one has come, the way out and back to its beginning.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenStory openStory
    /// There is little height: no title.
    property bool tight: false
    /// How high the buttons are then.
    property int low: 0

    signal restarted

    height: dots.y + dots.height

    BackButton {
        id: leave

        objectName: "leaveStory"
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
        text: root.openStory.step.title
    }
    Label {
        id: count

        objectName: "storyStep"
        anchors.left: title.left
        y: root.tight ? Math.round((leave.height - height) / 2) : title.height + 2
        color: Theme.dim
        font.pixelSize: Theme.smallSize
        text: qsTr("Step %1 of %2").arg(root.openStory.step.index + 1).arg(root.openStory.step.count)
    }
    ToolButton {
        id: again

        objectName: "restartStory"
        width: leave.width
        height: leave.height
        anchors.right: parent.right
        icon.name: "first"
        text: qsTr("From the beginning")
        enabled: root.openStory.step.index > 0
        onClicked: {
            root.openStory.restart();
            root.restarted();
        }
    }
    Row {
        id: dots

        x: Theme.spacing / 2
        y: Math.max(leave.height, root.tight ? count.height : title.height + count.height + 4) + Theme.spacing / 2
        spacing: 3

        Repeater {
            model: root.openStory.step.count

            Rectangle {
                required property int index

                width: (root.width - Theme.spacing + 3) / Math.max(1, root.openStory.step.count) - 3
                height: 4
                radius: 2
                color: index <= root.openStory.step.index ? Theme.accent : Theme.line
            }
        }
    }
}
