// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of the finished games, latest first. A click opens a game that was kept; each game can be deleted.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ColumnCard {
    id: root

    required property GameResults results
    /// Greatest number of visible rows. A button shows the others.
    property int most: 50

    signal opened(int row)
    signal deleted

    sideMargin: Theme.spacing
    topMargin: Theme.spacing * 1.5
    bottomMargin: Theme.spacing * 1.5
    Accessible.role: Accessible.List
    Accessible.name: title.text

    CardTitle {
        id: title

        leftPadding: Theme.spacing
        width: parent.width
        text: qsTr("Games")
    }
    Repeater {
        model: root.results.games

        Item {
            id: place

            required property int index
            required property string winners
            required property string players
            required property string about
            required property list<string> colours
            required property bool hasAutosave

            width: root.contentWidth
            height: childrenRect.height
            visible: place.index < root.most

            Repeater {
                model: place.index < root.most ? 1 : 0

                Item {
                    id: row

                    width: place.width
                    objectName: "result:" + place.index
                    implicitHeight: open.implicitHeight
                    Accessible.role: Accessible.ListItem
                    Accessible.name: place.winners

                    CardButton {
                        id: open

                        anchors.left: parent.left
                        anchors.right: deleteButton.left
                        anchors.rightMargin: Theme.spacing / 2
                        height: parent.height
                        enabled: place.hasAutosave
                        flat: true
                        Accessible.name: place.winners
                        Accessible.description: place.players + "\n" + place.about
                        onClicked: root.opened(place.index)

                        contentItem: Column {
                            spacing: 3

                            Row {
                                width: parent.width
                                spacing: Theme.spacing

                                EmblemRow {
                                    anchors.verticalCenter: parent.verticalCenter
                                    colours: place.colours
                                }
                                BoldLabel {
                                    width: parent.width - x
                                    anchors.verticalCenter: parent.verticalCenter
                                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                                    text: place.winners
                                }
                            }
                            Label {
                                width: parent.width
                                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                                text: place.players
                                font.pixelSize: Theme.smallSize
                            }
                            Caption {
                                width: parent.width
                                text: place.about
                            }
                        }
                        ToolTip {
                            visible: place.hasAutosave && (open.hovered || open.visualFocus)
                            delay: 700
                            text: qsTr("Look at this game")
                        }
                    }
                    HoverHandler { id: over }
                    ToolTip {
                        visible: over.hovered && !place.hasAutosave && !deleteButton.hovered
                        delay: 700
                        text: qsTr("The game itself is no longer stored.")
                    }
                    ToolButton {
                        id: deleteButton

                        objectName: "deleteResult"
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        icon.name: "close"
                        ink: Theme.dim
                        text: qsTr("Delete")
                        Accessible.description: place.winners
                        onClicked: {
                            root.results.remove(place.index);
                            root.deleted();
                        }
                    }
                }
            }
        }
    }
    Button {
        objectName: "moreResults"
        x: Theme.spacing
        visible: root.results.count > root.most
        text: qsTr("Show %n more", "", root.results.count - root.most)
        onClicked: root.most = root.results.count
    }
}
