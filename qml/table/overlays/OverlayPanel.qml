// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The overlay that is on, beside the board: what it shows, its choices, its sentences or its tiles.
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
    /// There is a list, which takes whatever height it gets. The view counts its rows only when it is laid out, which
    /// would change the height by which it is laid out.
    readonly property bool hasList: root.ofTiles || (root.overlays.main.count > 0 && !root.split)
    /// Both editions have boards and sentences of their own.
    readonly property bool split: root.overlays.kind === Overlays.Compare && root.overlays.sideBySide
    readonly property real headHeight: header.height
    readonly property real smallestList: 75 * Theme.scale

    /// Whose rules are those that are played by, in words.
    property alias own: header.own
    readonly property alias ruleAtHand: entries.ruleAtHand

    /// The list is to get the focus once it is there.
    property bool awaited: false

    /// Whether there is anything now that takes it.
    function takeFocus(): bool {
        root.awaited = false;
        if (root.ofTiles)
            grid.forceActiveFocus(Qt.TabFocusReason);
        else if (entries.visible)
            entries.forceActiveFocus(Qt.TabFocusReason);
        else if (root.overlays.main.title.length > 0 && !root.split)
            root.awaited = true;
        else if (root.overlays.asking)
            header.focusOnQuestion();
        return root.activeFocus;
    }

    readonly property int kind: root.overlays.kind

    onKindChanged: entries.begin()
    objectName: "overlayPanel"
    Accessible.role: Accessible.Grouping
    Accessible.name: root.action ? root.action.name : ""

    Connections {
        // Another question has other answers; what else is shown goes on with the game.
        function onChanged(): void {
            if (root.overlays.asking)
                entries.begin();
        }
        target: root.overlays.main
    }
    // Where there is little room, what may be chosen scrolls, too; but the list leaves it its whole height as long as
    // some of its own lines are to be seen.
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
        RevealFocus {
            view: top
        }
    }
    ScrollBar {
        id: bar

        orientation: Qt.Vertical
        x: top.width
        height: top.height
        size: top.visibleArea.heightRatio
        position: top.visibleArea.yPosition
        onPositionChanged: {
            if (bar.pressed)
                top.contentY = bar.position * top.contentHeight;
        }
    }
    OverlayEntries {
        id: entries

        objectName: "overlayEntries"
        withLegend: true
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.hasList && !root.ofTiles
        onVisibleChanged: {
            if (entries.visible && root.awaited)
                root.takeFocus();
        }
        lists: root.overlays.main
        entry: root.overlays.entry
        onPointed: entry => root.overlays.entry = entry
        onPicked: place => root.view.showPlace(place)
    }
    TilesLeftGrid {
        id: grid

        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.ofTiles
        tiles: root.overlays.tiles
    }
}
