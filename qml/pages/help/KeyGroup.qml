// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A group of keys with their effects, or of marks with their meanings.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Column {
    id: root

    required property string title
    /// Objects with `words`, the description, and either `keys`, the names of the keys, or `symbol`, the mark.
    required property var rows

    spacing: Theme.spacing

    component Cap: Rectangle {
        id: cap

        required property string text

        implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.spacing * 1.5)
        implicitHeight: words.implicitHeight + Theme.spacing * 0.75
        radius: Theme.radius / 2
        color: Theme.background
        border.width: 1
        border.color: Theme.line

        BoldLabel {
            id: words

            anchors.centerIn: parent
            font.pixelSize: Theme.smallSize
            wrapMode: Text.NoWrap
            text: cap.text
        }
    }

    CardTitle {
        text: root.title
        bottomPadding: Theme.spacing / 2
    }
    Repeater {
        model: root.rows

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(words.implicitHeight, caps.height)
            Accessible.role: Accessible.ListItem
            Accessible.name: row.modelData.symbol !== undefined ? row.modelData.words : qsTr("%1: %2", "what a key does, the key").arg(row.modelData.words)
                                                                     .arg(row.modelData.keys.map(KeyNames.shown).join(", "))

            Label {
                id: words

                anchors.left: parent.left
                anchors.right: caps.left
                anchors.rightMargin: Theme.spacing * 1.5
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.words
            }
            Row {
                id: caps

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.spacing / 2

                Icon {
                    visible: row.modelData.symbol !== undefined
                    name: row.modelData.symbol !== undefined ? row.modelData.symbol : ""
                }
                Repeater {
                    model: row.modelData.keys !== undefined ? row.modelData.keys : []

                    Cap {
                        required property string modelData

                        text: KeyNames.shown(modelData)
                    }
                }
            }
        }
    }
}
