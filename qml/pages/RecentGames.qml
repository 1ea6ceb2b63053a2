// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The games that were left before the last one.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Column {
    id: root

    required property ShelfModel shelf
    signal taken(int row)

    spacing: Theme.spacing / 2

    Heading {
        width: parent.width
        leftPadding: Theme.spacing * 1.5
        bottomPadding: Theme.spacing / 2
        text: qsTr("Recent games")
    }
    Repeater {
        model: root.shelf

        RecentGame {
            required property int index

            width: root.width
            // The first one has a button of its own.
            visible: index > 0
            onTaken: root.taken(index)
            onRemoved: root.shelf.remove(index)
            onBroughtBack: root.shelf.bringBack(index)
        }
    }
}
