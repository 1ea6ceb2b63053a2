// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One line of the table of players: who it is, and his numbers, each in its column.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Item {
    id: root

    property string name: ""
    /// Strength of a computer, empty for a person.
    property string computer: ""
    /// Of the columns of numbers.
    required property list<real> widths
    required property list<string> cells
    property bool heading: false

    implicitHeight: Math.round((root.heading ? 30 : 42) * Theme.scale)

    Rectangle {
        width: parent.width
        height: 1
        visible: !root.heading
        color: Theme.line
        opacity: 0.6
    }
    Column {
        anchors.left: parent.left
        anchors.right: numbers.left
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.heading

        ElidedLabel {
            width: parent.width
            font.bold: true
            text: root.name
        }
        ElidedLabel {
            width: parent.width
            visible: text.length > 0
            font.pixelSize: Theme.smallSize
            color: Theme.dim
            text: root.computer
        }
    }
    Row {
        id: numbers

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: root.cells

            Label {
                required property string modelData
                required property int index

                width: root.widths[index]
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                font.pixelSize: root.heading ? Theme.smallSize : Theme.textSize
                font.bold: root.heading
                color: root.heading ? Theme.dim : Theme.text
                text: modelData
            }
        }
    }
}
