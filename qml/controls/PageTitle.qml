// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Title of a page, with the button that leaves it.
import QtQuick
import Vozka.Style

Item {
    id: root

    property alias text: heading.text
    readonly property alias backButton: leave

    implicitHeight: Math.max(leave.height, heading.height)

    BackButton {
        id: leave

        anchors.verticalCenter: parent.verticalCenter
    }
    Heading {
        id: heading

        anchors.left: leave.right
        anchors.leftMargin: Theme.spacing
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Math.round(34 * Theme.scale)
    }
}
