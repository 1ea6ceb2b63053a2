// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tiles still to be drawn: a stack of backs and their number.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Grid {
    id: root

    required property int count
    required property int side
    /// The rules let it be seen how many there are.
    property bool counted: true
    /// The number alone, without words.
    property bool brief: false
    /// The number stands next to the stack instead of below.
    property bool beside: false

    columns: root.beside ? 2 : 1
    columnSpacing: Theme.spacing * 1.5
    rowSpacing: 4
    verticalItemAlignment: Grid.AlignVCenter
    horizontalItemAlignment: Grid.AlignHCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: root.counted ? qsTr("%n tile(s) left", "", root.count) : qsTr("Tiles to be drawn")

    Item {
        width: root.side
        height: root.side

        Repeater {
            model: root.counted ? Math.min(3, root.count) : root.count > 0 ? 3 : 0

            Image {
                required property int index

                x: 4 - 3 * index
                y: 4 - 3 * index
                width: root.side - 6
                height: root.side - 6
                sourceSize.width: root.side - 6
                source: "image://back/tile"
            }
        }
    }
    Label {
        objectName: "tilesLeft"
        visible: root.counted
        font.bold: true
        font.pixelSize: Theme.smallSize + 1
        text: root.brief ? String(root.count) : qsTr("%n left", "tiles", root.count)
    }
}
