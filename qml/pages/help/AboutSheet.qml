// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialog with version, authors and licence of the program.
import QtQuick
import Vozka.Style

Dialog {
    id: root

    required property string version

    title: qsTr("About Vozka")
    onAboutToShow: done.forceActiveFocus()

    // Scrolls if the window is too low.
    PageView {
        anchors.fill: parent
        implicitWidth: column.width
        implicitHeight: column.height
        contentHeight: column.height
        // Clips only if it scrolls, because focus rings extend beyond their items.
        clip: interactive

        Column {
            id: column

            width: Math.min(440 * Theme.scale, root.room)
            spacing: Theme.spacing * 1.5

            Row {
                spacing: Theme.spacing * 2

                Picture {
                    size: Math.round(64 * Theme.scale)
                    source: "qrc:/art/svg/app-icon.svg"
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    Heading {
                        text: "Vozka"
                        font.pixelSize: Math.round(30 * Theme.scale)
                    }
                    DimLabel { text: qsTr("Version %1").arg(root.version) }
                }
            }
            Label {
                width: column.width
                text: qsTr("A board game of roads, cities, monasteries and fields, for people at one computer.")
            }
            Label {
                width: column.width
                text: qsTr("Free software under the GNU General Public License, version 3 or later. It comes with no warranty.")
            }
            DimLabel {
                width: column.width
                text: qsTr("All drawings are our own. Vozka is not connected with the publisher of any published board game.")
            }
            Item {
                width: 1
                height: Theme.spacing / 2
            }
            Button {
                id: done

                anchors.right: parent.right
                highlighted: true
                text: qsTr("Close")
                onClicked: root.close()
            }
        }
    }
}
