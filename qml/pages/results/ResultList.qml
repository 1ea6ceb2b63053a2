// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The finished games, latest first. A kept game opens by a click; each can be deleted.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property GameResults results
    /// Number of visible rows. A button shows the others.
    property int most: 50

    signal taken(int row)
    signal deleted

    implicitHeight: column.height + Theme.spacing * 3
    objectName: "resultList"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Column {
        id: column

        x: Theme.spacing
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 2

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
                required property bool isKept

                width: column.width
                height: childrenRect.height
                visible: place.index < root.most

                Repeater {
                    model: place.index < root.most ? 1 : 0

                    ResultRow {
                        width: place.width
                        objectName: "result:" + place.index
                        winners: place.winners
                        players: place.players
                        about: place.about
                        colours: place.colours
                        isKept: place.isKept
                        onTaken: root.taken(place.index)
                        onDeleteAsked: {
                            root.results.remove(place.index);
                            root.deleted();
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
}
