// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Covers the window while the dialog of the desktop is open, and offers the own dialog in case that one fails to open.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

Dialog {
    id: root

    signal askedHere
    signal cancelled

    objectName: "desktopSheet"
    closePolicy: T.Popup.NoAutoClose
    onAboutToShow: here.forceActiveFocus()

    Column {
        spacing: Theme.spacing * 2

        Heading {
            text: root.title
        }
        Label {
            width: Math.min(root.room, Math.round(440 * Theme.scale))
            text: qsTr("Choose the file in the desktop’s window.")
        }
        Flow {
            width: Math.min(root.room, Math.round(440 * Theme.scale))
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
}
