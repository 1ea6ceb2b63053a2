// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The current overlay next to the board: its header, and its entries or tiles.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property GameController controller
    required property BothEditions view
    required property BoardDrag drag
    required property OverlayAction action
    readonly property Overlays overlays: root.controller.overlays
    readonly property bool ofTiles: root.overlays.kind === Overlays.Tiles
    /// True if the panel has a list, which takes the remaining height. Not `count` of the view, which changes during
    /// the layout.
    readonly property bool hasList: root.ofTiles || (root.overlays.main.count > 0 && !root.split)
    /// True if each edition has its own board and entries.
    readonly property bool split: root.overlays.kind === Overlays.Compare && root.overlays.sideBySide
    readonly property real headHeight: header.height
    readonly property real smallestList: 75 * Theme.scale

    property alias own: header.own
    readonly property alias currentRule: entries.currentRule

    /// True if the list should get the focus when it becomes visible.
    property bool takesFocusWhenShown: false

    /// Moves the focus to the list or to the question. Returns false if nothing has got the focus yet.
    function takeFocus(): bool {
        root.takesFocusWhenShown = false;
        if (root.ofTiles)
            grid.forceActiveFocus(Qt.TabFocusReason);
        else if (entries.visible)
            entries.forceActiveFocus(Qt.TabFocusReason);
        else if (root.overlays.main.title.length > 0 && !root.split)
            root.takesFocusWhenShown = true;
        else if (root.overlays.needsFigure)
            header.focusOnQuestion();
        return root.activeFocus;
    }

    readonly property int kind: root.overlays.kind

    onKindChanged: entries.begin()
    objectName: "overlayPanel"
    Accessible.role: Accessible.Grouping
    Accessible.name: root.action ? root.action.name : ""

    Connections {
        // Scrolls to the top, because another question has other answers.
        function onChanged(): void { if (root.overlays.needsFigure) entries.begin(); }
        target: root.overlays.main
    }
    // If the height is too small for both, first the list becomes smaller, and then the header scrolls.
    Flickable {
        id: top

        width: parent.width
        height: root.hasList ? Math.min(header.height, Math.max(root.height * 0.5, root.height - root.smallestList))
                             : header.height
        contentHeight: header.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        OverlayHeader {
            id: header

            width: parent.width
            controller: root.controller
            drag: root.drag
            action: root.action
        }
        RevealFocus { view: top }
    }
    ViewScrollBar {
        x: top.width
        view: top
    }
    OverlayEntries {
        id: entries

        objectName: "overlayEntries"
        withLegend: true
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.hasList && !root.ofTiles
        onVisibleChanged: if (entries.visible && root.takesFocusWhenShown) root.takeFocus()
        lists: root.overlays.main
        entry: root.overlays.entry
        onEntryHovered: entry => root.overlays.entry = entry
        onPicked: place => root.view.showPlace(place)
    }
    // Tiles in the bag, each kind with its number. Kinds of which no tile is left are faded.
    GridView {
        id: grid

        readonly property int across: Math.max(2, Math.floor(grid.width / (66 * Math.sqrt(Theme.scale))))

        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.ofTiles
        model: root.overlays.tiles
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0
        cellWidth: Math.floor(grid.width / grid.across)
        cellHeight: cellWidth
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        objectName: "tilesLeft"
        Accessible.role: Accessible.List
        Accessible.name: root.overlays.tiles.title

        // The keys have no effect on the tiles. If they were not accepted, the table would handle them.
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
            readonly property bool current: grid.activeFocus && grid.currentIndex === kind.index

            width: grid.cellWidth
            height: grid.cellHeight
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
            HoverHandler { id: hover }
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
}
