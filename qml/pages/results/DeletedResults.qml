// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Says how many results were deleted just now, and puts them back.
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property int deleted
    signal putBack

    implicitHeight: Math.max(words.height, back.height) + Theme.spacing * 2
    objectName: "deletedResults"

    Label {
        id: words

        x: Theme.spacing * 2
        width: parent.width - back.width - Theme.spacing * 5
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("%n result(s) deleted.", "", root.deleted)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcement {
            text: root.visible ? words.text : ""
        }
    }
    Button {
        id: back

        objectName: "putBack"
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "undo"
        text: qsTr("Undo")
        onClicked: root.putBack()
    }
}
