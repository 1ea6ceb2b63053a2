// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Progress of a film that is being saved, and a button that cancels it. The game can continue during that time.
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property FilmMaker films

    objectName: "filmProgress"
    width: row.width + Theme.spacing * 3
    height: row.height + Theme.spacing * 2
    visible: root.films.busy
    Accessible.role: Accessible.ProgressBar
    Accessible.name: words.text

    Announcement {
        text: root.visible ? words.text : ""
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing * 1.5

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "film"
        }
        Label {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.NoWrap
            text: qsTr("The film is being made")
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(140 * Theme.scale)
            height: Math.round(6 * Theme.scale)
            radius: height / 2
            color: Theme.line

            Rectangle {
                width: root.films.all > 0 ? parent.width * root.films.done / root.films.all : 0
                height: parent.height
                radius: parent.radius
                color: Theme.text
            }
        }
        Button {
            objectName: "filmCancel"
            anchors.verticalCenter: parent.verticalCenter
            icon.name: "close"
            text: qsTr("Cancel")
            onClicked: root.films.cancel()
        }
    }
}
