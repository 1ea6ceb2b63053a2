// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card of a tile set: three of its tiles, its figures, its name and its size. A click adds the set to the game or
// removes it. A button can be placed below the tick.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property string name
    required property string about
    /// Reason why the combination with other sets is unofficial, empty if it is official.
    required property string unofficial
    /// Remarks about tiles, in the order of their numbers on the pictures of the sheet.
    required property list<string> remarks
    /// Sources of three pictures of tiles, and of the pictures of the figures in the set.
    required property list<string> cover
    required property list<string> figures
    /// Id of the story that teaches the set.
    required property string story
    /// Titles of the options of the set, as one text.
    required property string options
    required property int tiles
    required property bool isChosen
    required property bool isAlwaysIn
    required property RowList kinds
    required property int index
    required property TileSetModel sets
    required property int secondsPerTile
    readonly property string nameAndTiles: root.tiles === 0 ? root.name
                                           : qsTr("%1, %n tile(s)", "a tile set", root.tiles).arg(root.name)
    readonly property int minutes: Math.max(1, Math.round(root.tiles * root.secondsPerTile / 60))
    /// Items below the tick.
    default property alias buttons: corner.data

    implicitHeight: Math.max(112, content.implicitHeight + Theme.spacing * 1.75)

    T.CheckBox {
        id: box

        anchors.fill: parent
        enabled: !root.isAlwaysIn
        checked: root.isChosen
        text: root.nameAndTiles
        Accessible.name: (root.isChosen ? qsTr("%1, in the game", "a tile set and its tiles")
                                        : qsTr("%1, not in the game", "a tile set and its tiles")).arg(box.text)
        Accessible.description: root.isAlwaysIn ? qsTr("always in the game") : root.about
        onToggled: root.sets.choose(root.index, box.checked)

        Item {
            id: content

            readonly property int side: Math.max(44, Math.min(Math.round(54 * Theme.scale),
                                                              Math.floor((width - corner.width - Theme.spacing) / 3) - 2))

            anchors.fill: parent
            anchors.margins: Theme.spacing
            implicitHeight: words.y + words.height

            Row {
                id: pictures

                spacing: 2

                Repeater {
                    model: root.cover

                    Image {
                        required property string modelData

                        width: content.side
                        height: width
                        sourceSize.width: width
                        source: modelData + Theme.artLevel
                        Accessible.ignored: true
                    }
                }
            }
            Column {
                id: words

                y: pictures.height + Theme.spacing / 2
                width: parent.width
                spacing: 1

                BoldLabel {
                    objectName: "setName"
                    width: parent.width
                    text: root.name
                    font.pixelSize: Theme.smallSize + 1
                }
                Item {
                    width: parent.width
                    height: Math.max(amount.height, figures.height)

                    Caption {
                        id: amount

                        anchors.left: parent.left
                        anchors.right: figures.left
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.tiles === 0 ? qsTr("no tiles")
                            : (root.isAlwaysIn ? qsTr("%n tile(s) · %1 min", "number of tiles and minutes", root.tiles)
                                               : qsTr("+%n tile(s) · %1 min", "number of tiles and minutes", root.tiles))
                              .arg(root.minutes)
                    }
                    Row {
                        id: figures

                        // The figures are smaller if the amount would wrap otherwise.
                        readonly property real room: (parent.width - Math.ceil(amount.implicitWidth) - Theme.spacing / 2)
                                                     / Math.max(1, root.figures.length)
                        readonly property int side: Math.max(18, Math.min(24 * Math.sqrt(Theme.scale), Math.floor(figures.room)))

                        anchors.right: parent.right

                        Repeater {
                            model: root.figures

                            Image {
                                required property string modelData

                                width: figures.side
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
                    font.pixelSize: Theme.smallSize
                    font.bold: true
                    colour: Theme.warn
                    text: qsTr("Unofficial with other sets")
                    Accessible.role: Accessible.StaticText
                    Accessible.name: root.unofficial
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: box.down ? Theme.line : box.hovered ? Theme.cardHover
                 : root.isChosen ? Qt.tint(Theme.background, Qt.alpha(Theme.text, 0.08)) : Theme.background
            border.width: root.isChosen ? 2 : 1
            border.color: root.isChosen ? Theme.text : box.hovered ? Theme.dim : Theme.line

            FocusRing { shown: box.visualFocus }
        }
    }
    Column {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing - 2
        y: Theme.spacing
        spacing: 2

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.round(20 * Theme.scale)
            height: width
            radius: 4
            color: root.isChosen ? Theme.text : "transparent"
            border.width: root.isChosen ? 0 : Math.max(1, Math.round(1.5 * Theme.scale))
            border.color: Theme.dim

            Icon {
                anchors.centerIn: parent
                visible: root.isChosen
                name: "check"
                size: parent.width - 4
                colour: Theme.background
            }
        }
    }
}
