// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Panel next to the board: players, hand, log. If the height is too small, the players scroll, but not the hand.
pragma ComponentBehavior: Bound
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
                                  + (root.explaining ? root.overlayRoom : heading.height + 54 * Theme.scale + 20)
                                  + Theme.spacing * 6
    /// True while an overlay replaces the log and, if the height is too small, the players.
    readonly property bool explaining: root.overlays.current !== null
    readonly property real overlayRoom: overlay.hasList ? Math.max(overlay.headHeight + 230 * Theme.scale, root.height * 0.4)
                                                        : overlay.headHeight + 60 * Theme.scale

    /// True if the players need so much height that the hand must be smaller.
    readonly property bool crowded: column.height > root.height * 0.45
    /// Least height of the players. With an overlay in a low window: one player, or none with large text.
    readonly property real smallestPlayers: !root.explaining ? root.height * 0.25
                                            : root.height < 500 * Theme.scale ? 0 : root.height * (root.compact ? 0.09 : 0.17)

    property Item activeCard: null

    readonly property alias currentRule: overlay.currentRule

    /// Scrolls to the line of the log about the tile on that cell.
    function goToLogOf(x: int, y: int): void {
        const row = root.controller.log.rowOfTile(x, y);
        if (row < 0)
            return;
        root.controller.overlays.kind = Overlays.None;
        log.goTo(row);
    }
    /// Moves the focus to the overlay. Returns false if it has not got the focus.
    function focusOnOverlay(): bool {
        return overlay.takeFocus();
    }
    /// Returns the target of figures that return to that player, in the scene and within the visible part of the list.
    function homeOf(player: int): point {
        const card = cards.itemAt(player) as PlayerCard;
        const at = card.home();
        const top = players.mapToItem(null, 0, 0).y;
        return Qt.point(at.x, Math.max(top, Math.min(top + players.height, at.y)));
    }
    /// Returns a height close to `room` with which the last visible card is not cut off.
    function wholeCards(room: real): real {
        const card = cards.count > 0 && cards.itemAt(0) !== null ? cards.itemAt(0).height : 0;
        if (card <= 0)
            return room;
        const step = card + column.spacing;
        const rest = room - Math.floor(room / step) * step;
        return Math.max(0, (Math.floor(room / step) + (rest > card * 0.6 ? 1 : 0)) * step - column.spacing);
    }
    function bringIntoView(card: Item): void {
        if (card === null)
            return;
        // If the card is cut off, moves it to the top, so that only a card at the bottom is cut off.
        if (players.contentY > card.y || players.contentY < card.y + card.height - players.height)
            players.contentY = Math.max(0, Math.min(card.y, players.contentHeight - players.height));
    }

    color: Theme.background

    Line { height: parent.height }
    Flickable {
        id: players

        objectName: "players"
        x: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        width: parent.width - Theme.spacing * 3
        height: Math.min(column.height, root.wholeCards(Math.max(root.height - root.below, root.smallestPlayers)))
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        onHeightChanged: later.restart()

        Item {
            id: cardGrounds
        }
        Column {
            id: column

            width: parent.width
            spacing: root.compact ? 5 : Theme.spacing

            Repeater {
                id: cards

                model: root.controller.players

                PlayerCard {
                    id: card

                    grounds: cardGrounds
                    clock: root.controller.clock.on ? root.controller.clock.of(card.seat) : null
                    clocksPaused: root.controller.clock.paused
                    thinking: root.computers.activity === ComputerPlayers.Thinking && root.computers.seat === card.seat
                    width: column.width
                    compact: root.compact
                    // Hidden in a story, because these points would reveal the answer.
                    showsStanding: !root.plain
                    animated: root.controller.animated
                    controller: root.controller
                    onBecameActive: {
                        root.activeCard = card;
                        later.restart();
                    }
                }
            }
        }
    }
    Timer {
        id: later

        // Runs after all items have got their positions.
        interval: 0
        onTriggered: root.bringIntoView(root.activeCard)
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
