// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile set: a check box, a description, and its tiles, which can be hidden.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property string name
    required property string about
    /// Reason why the combination with other sets is unofficial, empty if it is official.
    required property string unofficial
    /// Remarks about tiles, in the order of their numbers on the pictures.
    required property list<string> remarks
    /// Sources of the pictures of the figures in the set.
    required property list<string> figures
    required property int tiles
    required property bool isChosen
    required property bool isAlwaysIn
    required property RowList kinds
    signal picked(bool on)

    property bool opened: root.isChosen && !root.isAlwaysIn

    // A closed set that is always in the game has less space below, because its check box has padding.
    implicitHeight: column.height + column.y + (root.opened || !root.isAlwaysIn ? Theme.spacing : column.y)
    radius: Theme.radius
    color: root.isChosen ? Qt.alpha(Theme.text, 0.05) : "transparent"
    border.width: root.isChosen ? 2 : 1
    border.color: root.isChosen ? Theme.text : Theme.line

    Column {
        id: column

        x: Theme.spacing
        y: Theme.spacing / 2
        width: parent.width - x * 2
        spacing: Theme.spacing

        Item {
            width: parent.width
            height: Math.max(tick.height, opener.height)

            CheckBox {
                id: tick

                anchors.left: parent.left
                anchors.right: always.left
                anchors.rightMargin: always.visible ? Theme.spacing : 0
                anchors.verticalCenter: parent.verticalCenter
                enabled: !root.isAlwaysIn
                checked: root.isChosen
                text: root.tiles === 0 ? root.name : qsTr("%1, %n tile(s)", "a tile set", root.tiles).arg(root.name)
                explanation: root.isAlwaysIn ? always.text : root.about
                onToggled: root.picked(tick.checked)
            }
            Caption {
                id: always

                anchors.right: opener.left
                anchors.rightMargin: visible ? Theme.spacing : 0
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? Math.min(alwaysWidth.advanceWidth, parent.width / 3) : 0
                visible: root.isAlwaysIn
                text: qsTr("always in the game")
            }
            TextMetrics {
                id: alwaysWidth

                font: always.font
                text: always.text
            }
            ToolButton {
                id: opener

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                // Sets with figures only have no tiles.
                visible: root.tiles > 0
                width: visible ? implicitWidth : 0
                icon.name: root.opened ? "up" : "down"
                text: root.opened ? qsTr("Hide the tiles") : qsTr("Show the tiles")
                Accessible.description: root.name
                onClicked: root.opened = !root.opened
            }
        }
        Item {
            width: parent.width
            height: Math.max(about.height, figures.height)
            visible: root.opened || !root.isAlwaysIn

            DimLabel {
                id: about

                anchors.left: parent.left
                anchors.right: figures.left
                anchors.rightMargin: figures.width > 0 ? Theme.spacing : 0
                text: root.about
            }
            Row {
                id: figures

                anchors.right: parent.right
                spacing: Theme.spacing / 2
                opacity: root.isChosen ? 1 : 0.55

                Repeater {
                    model: root.figures

                    Image {
                        required property string modelData

                        width: Math.round(30 * Math.sqrt(Theme.scale))
                        height: width
                        sourceSize.width: width
                        source: modelData
                        Accessible.ignored: true
                    }
                }
            }
        }
        IconLabel {
            objectName: "unofficial"
            width: Math.min(implicitWidth, parent.width)
            visible: root.unofficial.length > 0
            symbol: "warning"
            font.pixelSize: Theme.textSize
            font.bold: true
            colour: Theme.warn
            text: root.unofficial
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Flow {
            id: pictures

            // Number of tiles in a row: as many as fit with the least side. The tiles fill the row.
            readonly property int inRow: Math.max(1, Math.floor((width + spacing) / (58 * Theme.scale + spacing)))
            readonly property int side: Math.floor((width + spacing) / inRow) - spacing

            width: parent.width
            visible: root.opened
            spacing: Theme.spacing
            opacity: root.isChosen ? 1 : 0.55

            Repeater {
                // The pictures, which can be hundreds, are created only while they are shown.
                model: root.opened ? root.kinds : null

                TileKindPicture {
                    required remarkNumber
                    required remark

                    width: pictures.side
                    height: pictures.side
                }
            }
        }
        Column {
            width: parent.width
            visible: root.opened && root.remarks.length > 0
            spacing: Theme.spacing / 2

            Caption {
                width: parent.width
                text: qsTr("Notes on these tiles:")
            }
            Repeater {
                model: root.remarks

                Caption {
                    required property string modelData

                    width: column.width
                    text: modelData
                }
            }
        }
    }
}
