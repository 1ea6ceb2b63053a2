// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Panel next to the board: players, hand, log. If the height is too small, the players scroll, but not the hand.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    required property OverlayActions overlays
    required property BothEditions view
    required property BoardDrag drag
    required property MoveReasons reasons
    property alias tileAway: hand.tileAway
    property alias ownTileAway: hand.ownTileAway
    /// True if the table is part of a story, which has no result page.
    property bool plain: false
    readonly property bool toolTipsBeside: true
    readonly property bool compact: root.height < 700 * Math.sqrt(Theme.scale)
    readonly property bool showsResult: root.controller.over && !root.plain && !root.controller.finalCount.active
                                        && !root.controller.review.active
    /// Height that the items below the players need, with the least height of the log.
    readonly property real below: (hand.visible ? hand.height : result.visible ? result.height : 0)
                                  + (root.explaining ? root.overlayRoom + Theme.spacing * 6
                                                     : heading.height + 72 * Theme.scale + Theme.spacing * 5.5)
    /// True while an overlay is shown. Its list, if any, replaces the log and, in a low window, the players.
    readonly property bool explaining: root.overlays.current !== null
    readonly property real overlayRoom: overlay.hasList ? Math.max(overlay.headHeight + 230 * Theme.scale, root.height * 0.4)
                                                        : overlay.headHeight + 60 * Theme.scale

    /// True if the players need so much height that the hand must be smaller.
    readonly property bool crowded: players.wholeHeight > root.height * 0.45
                                    || root.height - players.wholeHeight < 360 * Math.sqrt(Theme.scale)
    /// Least height of the players. With an overlay in a low window: one player, or none with large text.
    readonly property real smallestPlayers: !root.explaining ? root.height * 0.25
                                            : root.height < 500 * Theme.scale ? 0 : root.height * (root.compact ? 0.09 : 0.17)

    readonly property alias currentRule: overlay.currentRule

    /// Scrolls to the line of the log about the tile on that cell, without an overlay.
    function goToLogOf(x: int, y: int): void {
        const row = root.controller.log.rowOfTile(x, y);
        if (row < 0)
            return;
        root.controller.overlays.kind = Overlays.None;
        log.goTo(row);
    }
    /// Returns the target of figures that return to that player, in the scene.
    function homeOf(player: int): point {
        return players.homeOf(player);
    }
    /// Moves the focus to the overlay. Returns false if it has not got the focus.
    function focusOnOverlay(): bool {
        return overlay.takeFocus();
    }

    color: Theme.background

    Line { height: parent.height }
    PlayerList {
        id: players

        x: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        // Above the hand, which an open line covers instead of moving it.
        z: 1
        width: parent.width - Theme.spacing * 3
        room: Math.max(root.height - root.below, root.smallestPlayers)
        controller: root.controller
        computers: root.computers
        compact: root.compact
        plain: root.plain
    }
    ViewScrollBar {
        x: players.x + players.width + 1
        view: players
    }
    HandCard {
        id: hand

        anchors.top: players.bottom
        anchors.topMargin: Theme.spacing
        anchors.left: players.left
        anchors.right: players.right
        controller: root.controller
        computers: root.computers
        drag: root.drag
        compact: root.compact
        tight: root.compact && (root.explaining || root.crowded)
        visible: !root.controller.viewOnly && !root.controller.over && !root.controller.review.active
    }
    Button {
        id: result

        anchors.top: players.bottom
        anchors.topMargin: Theme.spacing
        anchors.left: players.left
        anchors.right: players.right
        objectName: "result"
        visible: root.showsResult
        highlighted: true
        icon.name: "players"
        text: qsTr("Show the result")
        onClicked: Navigator.show(Navigator.End)
    }
    Heading {
        id: heading

        objectName: "logHeading"
        anchors.top: overlay.visible ? overlay.bottom : hand.visible ? hand.bottom : result.visible ? result.bottom : players.bottom
        anchors.topMargin: Theme.spacing * (root.compact ? 1 : 1.5)
        anchors.left: players.left
        font.pixelSize: Theme.textSize + 2
        visible: !root.controller.viewOnly && log.visible
        text: qsTr("Log")
    }
    OverlayPanel {
        id: overlay

        anchors.left: players.left
        anchors.right: players.right
        y: (hand.visible ? hand.y + hand.height : result.visible ? result.y + result.height : players.y + players.height)
           + Theme.spacing
        height: overlay.hasList ? root.height - y - Theme.spacing : overlay.headHeight
        visible: root.explaining
        controller: root.controller
        drag: root.drag
        view: root.view
        action: root.overlays.current
    }
    LogView {
        id: log

        visible: !overlay.visible || !overlay.hasList
        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing / 2
        anchors.left: players.left
        anchors.right: players.right
        height: log.hasFinalSize ? root.height - log.y - Theme.spacing : 0
        controller: root.controller
        reasons: root.reasons
        objectName: "log"
        canReview: !root.plain
    }
}
