// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The head of the page: the way back, its title, and the favourites.
import QtQuick
import Vozka.Style

Item {
    id: root

    signal favouritesAsked

    implicitHeight: Math.max(title.height, favourites.height)

    BackButton {
        id: way

        anchors.verticalCenter: parent.verticalCenter
    }
    Heading {
        id: title

        anchors.left: way.right
        anchors.leftMargin: Theme.spacing
        anchors.right: favourites.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("New game")
        font.pixelSize: Math.round(34 * Theme.scale)
    }
    Button {
        id: favourites

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "star"
        text: qsTr("Favourites")
        onClicked: root.favouritesAsked()
    }
}
