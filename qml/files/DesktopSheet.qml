// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Covers the window while the dialog of the desktop is open, and offers the own dialog in case that one fails to open.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

TitledDialog {
    id: root

    signal askedHere
    signal cancelled

    objectName: "desktopSheet"
    textWidth: Math.min(root.room, Math.round(440 * Theme.scale))
    spacing: Theme.spacing * 2
    closePolicy: T.Popup.NoAutoClose
    onAboutToShow: here.forceActiveFocus()

    Label {
        width: root.textWidth
        text: qsTr("Choose the file in the desktop’s window.")
    }
    Flow {
        width: root.textWidth
        spacing: Theme.spacing

        Button {
            id: here

            text: qsTr("Choose here instead")
            onClicked: root.askedHere()
        }
        Button {
            text: qsTr("Cancel")
            onClicked: root.cancelled()
        }
    }
}
