// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on the button of a highlight.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Column {
    id: root

    required property string title
    required property string about
    required property string text
    required property string sums
    required property list<string> colours

    spacing: 2

    Item {
        width: parent.width
        height: heading.height

        Words {
            id: heading

            font.pixelSize: Theme.smallSize
            font.bold: true
            color: Theme.dim
            wrapMode: Text.NoWrap
            text: root.title
        }
        CutWords {
            anchors.right: parent.right
            anchors.baseline: heading.baseline
            width: Math.min(implicitWidth, parent.width - heading.width - Theme.spacing)
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
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - emblems.width - parent.spacing
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            font.bold: true
            text: root.text
        }
    }
    Words {
        width: parent.width
        color: Theme.dim
        font.pixelSize: Theme.smallSize
        text: root.sums
    }
}
