// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players of the table. With more than three players, players who are not on turn have a line each. A hovered line
// opens without moving the items below the list.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

Flickable {
    id: root

    required property GameController controller
    required property ComputerPlayers computers
    property bool compact: false
    property bool plain: false
    required property real room
    /// Height of all players, without the additional height of the open line.
    readonly property real wholeHeight: column.height - root.overhang
    /// Seat whose line is open because it is hovered or has the focus, -1 if none. It stays open until another line
    /// opens or the pointer leaves the list, so that no line moves away from the pointer.
    property int openSeat: -1
    /// Card of `openSeat` if it is open for this reason only, null if none.
    readonly property PlayerCard pointedCard: {
        const card = root.openSeat >= 0 ? cards.itemAt(root.openSeat) as PlayerCard : null;
        return card !== null && card.opened && !card.kept ? card : null;
    }
    readonly property real overhang: root.pointedCard === null ? 0 : root.pointedCard.height - root.pointedCard.lineHeight
    readonly property Item focusedItem: root.Window.activeFocusItem
    property Item activeCard: null

    /// Returns the target of figures that return to that player, in the scene and within the visible part of the list.
    function homeOf(player: int): point {
        const card = cards.itemAt(player) as PlayerCard;
        const at = card.home();
        const top = root.mapToItem(null, 0, 0).y;
        return Qt.point(at.x, Math.max(top, Math.min(top + root.height, at.y)));
    }
    /// Returns a height close to `room` with which the last visible card is not cut off.
    function wholeCards(room: real): real {
        let bottom = 0;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as PlayerCard;
            const top = i > 0 ? bottom + column.spacing : 0;
            const height = card === null ? 0 : card === root.pointedCard ? card.lineHeight : card.height;
            if (room < top + height * 0.6)
                break;
            bottom = top + height;
        }
        return bottom;
    }
    /// Opens the line of the seat, after a delay if no line is open. at: false if the pointer left the line.
    function openLine(seat: int, at: bool): void {
        if (!at) {
            if (opening.seat === seat)
                opening.stop();
        } else if (root.openSeat >= 0) {
            root.openSeat = seat;
        } else {
            opening.seat = seat;
            opening.restart();
        }
    }
    function holds(item: Item): bool {
        for (let each = item; each !== null; each = each.parent)
            if (each === column)
                return true;
        return false;
    }
    function closeLine(): void {
        if (!hover.hovered && !root.holds(root.focusedItem))
            root.openSeat = -1;
    }
    function bringIntoView(card: Item): void {
        if (card === null)
            return;
        // If the card is cut off, moves it to the top, so that only a card at the bottom is cut off.
        if (root.contentY > card.y || root.contentY < card.y + card.height - root.height)
            root.contentY = Math.max(0, Math.min(card.y, root.contentHeight - root.height));
    }

    objectName: "players"
    height: Math.min(root.wholeHeight, root.wholeCards(root.room))
    // Without clipping, the open line is outside the list, which does not scroll.
    contentHeight: root.clip ? column.height : root.wholeHeight
    clip: root.wholeHeight > height
    boundsBehavior: Flickable.StopAtBounds
    onHeightChanged: later.restart()
    onFocusedItemChanged: root.closeLine()

    Item { id: cardGrounds }
    Column {
        id: column

        width: parent.width
        spacing: cards.count > 3 ? 3 : root.compact ? 5 : Theme.spacing

        HoverHandler {
            id: hover

            onHoveredChanged: root.closeLine()
        }
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
                isLine: cards.count > 3
                pointed: card.seat === root.openSeat
                // Hidden in a story, because these points would reveal the answer.
                showsStanding: !root.plain
                animated: root.controller.animated
                controller: root.controller
                onPointedAtChanged: root.openLine(card.seat, card.pointedAt)
                onActiveFocusChanged: if (card.activeFocus) root.openSeat = card.seat
                onBecameActive: {
                    root.activeCard = card;
                    later.restart();
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
    Timer {
        id: opening

        property int seat: -1

        // Lines do not open under a pointer that only passes.
        interval: 150
        onTriggered: root.openSeat = opening.seat
    }
}
