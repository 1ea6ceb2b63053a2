// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar of menus at the top of the window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.MenuBar {
    id: root

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.round(Theme.textSize * 1.5) + 13
    leftPadding: Theme.spacing / 2

    delegate: T.MenuBarItem {
        id: item

        implicitWidth: implicitContentWidth + Theme.spacing * 2.5
        implicitHeight: root.implicitHeight
        Accessible.name: text.replace(/&(.)/g, "$1")

        contentItem: MnemonicWords {
            label: item.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: Theme.radius / 2
            color: item.down ? Theme.line : item.highlighted || item.hovered ? Theme.cardHover : "transparent"

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                width: parent.width - Theme.spacing
                height: 2
                color: Theme.focus
                visible: item.highlighted
            }
        }
    }
    contentItem: Row {
        Repeater {
            model: root.contentModel
        }
    }
    background: Rectangle {
        color: Theme.background

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
}
