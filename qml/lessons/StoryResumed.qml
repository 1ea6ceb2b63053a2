// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// That a story goes on where it was left, and the way to its beginning.
import QtQuick
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property OpenStory openStory

    signal restarted

    spacing: Theme.spacing
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Label {
        id: words

        width: Math.min(implicitWidth, root.width)
        color: Theme.dim
        font.pixelSize: Theme.smallSize + 1
        text: qsTr("You go on at step %1 of %2.").arg(root.openStory.step.index + 1).arg(root.openStory.step.count)
    }
    LinkButton {
        objectName: "resumedRestart"
        implicitHeight: words.height
        symbol: ""
        text: qsTr("From the start")
        onClicked: {
            root.openStory.restart();
            root.restarted();
        }
    }
    Announcement {
        text: root.visible ? words.text : ""
    }
}
