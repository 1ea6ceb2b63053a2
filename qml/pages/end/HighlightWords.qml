// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on the button of a highlight.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property string title
    required property string about
    required property string text
    required property string sums
    required property list<string> colours

    spacing: 2

    // In two lines where one has no room for both.
    Flow {
        width: parent.width
        spacing: Theme.spacing

        Label {
            font.pixelSize: Theme.smallSize
            font.bold: true
            color: Theme.dim
            wrapMode: Text.NoWrap
            text: root.title
        }
        Label {
            width: Math.min(implicitWidth, parent.width)
            font.pixelSize: Theme.smallSize
            color: Theme.dim
            text: root.about
        }
    }
    Row {
        width: parent.width
        spacing: Theme.spacing * 0.75

        Row {
            id: emblems

            anchors.verticalCenter: parent.verticalCenter
            spacing: -Math.round(5 * Theme.scale)

            Repeater {
                model: root.colours

                Emblem {
                    required property string modelData

                    colour: modelData
                    size: Math.round(20 * Theme.scale)
                }
            }
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - emblems.width - parent.spacing
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            font.bold: true
            text: root.text
        }
    }
    Label {
        width: parent.width
        color: Theme.dim
        font.pixelSize: Theme.smallSize
        text: root.sums
    }
}
