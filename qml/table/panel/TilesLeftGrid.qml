// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tiles in the bag, with the number of each. Tiles that are used up are faded.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

GridView {
    id: root

    required property TilesLeftModel tiles
    readonly property int across: Math.max(2, Math.floor(root.width / (66 * Math.sqrt(Theme.scale))))

    model: root.tiles
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0
    cellWidth: Math.floor(root.width / root.across)
    cellHeight: cellWidth
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    objectName: "tilesLeft"
    Accessible.role: Accessible.List
    Accessible.name: root.tiles.title

    // The keys have no use here, and the table would act on them.
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true
    Keys.onSpacePressed: event => event.accepted = true

    ScrollBar.vertical: ScrollBar {}
    delegate: Item {
        id: kind

        required property int index
        required property string source
        required property int remaining
        required property int all
        required property string label
        readonly property bool current: root.activeFocus && root.currentIndex === kind.index

        width: root.cellWidth
        height: root.cellHeight
        Accessible.role: Accessible.ListItem
        Accessible.name: kind.label
        Accessible.focusable: true
        Accessible.focused: kind.current

        TileKindPicture {
            anchors.fill: parent
            anchors.margins: 3
            later: true
            source: kind.source
            label: kind.label
            amount: qsTr("%1/%2", "tiles left, of how many").arg(kind.remaining).arg(kind.all)
            faded: kind.remaining === 0
        }
        HoverHandler {
            id: hover
        }
        ToolTip {
            visible: hover.hovered || kind.current
            text: kind.label
        }
        FocusRing {
            anchors.margins: 0
            shown: kind.current
        }
    }
}
