// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards of the places off the board, side by side, in rows of about equal length.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    /// Width available for the cards.
    required property real room
    property bool editable: false

    readonly property int count: root.controller.areas.count
    readonly property int smallest: Math.round(112 * Math.sqrt(Theme.scale))
    readonly property int gap: Math.round(Theme.spacing / 2)
    readonly property int rows: root.count === 0 ? 0
        : Math.ceil(root.count / Math.max(1, Math.floor((root.room + root.gap) / (root.smallest + root.gap))))
    readonly property int columns: root.rows === 0 ? 0 : Math.ceil(root.count / root.rows)
    readonly property real cardWidth: root.columns === 0 ? 0
        : Math.min(Math.floor((root.room - (root.columns - 1) * root.gap) / root.columns), root.smallest * 1.9)

    /// Emitted when the card of that area is activated. byMenu: true if its menu is requested.
    signal edited(area: int, card: Item, byMenu: bool, byKeys: bool)

    function areaAt(at: point): int {
        const card = grid.childAt(at.x, at.y) as AreaCard;
        return root.visible && card !== null ? card.index : -1;
    }

    /// Moves the focus by that number of offers, or to the first offer if none has it. Returns false without offers.
    function focusOffer(by: int): bool {
        const offers = [];
        for (let i = 0; i < cards.count; ++i)
            offers.push(...(cards.itemAt(i) as AreaCard).offerItems());
        const at = offers.findIndex(offer => offer.activeFocus);
        if (offers.length > 0)
            offers[at < 0 ? 0 : Math.max(0, Math.min(offers.length - 1, at + by))].forceActiveFocus(Qt.TabFocusReason);
        return offers.length > 0;
    }

    objectName: "areaStrip"
    Keys.onLeftPressed: root.focusOffer(-1)
    Keys.onRightPressed: root.focusOffer(1)
    visible: root.count > 0
    width: grid.width
    height: grid.height

    Grid {
        id: grid

        columns: root.columns
        spacing: root.gap

        Repeater {
            id: cards

            model: root.controller.areas

            AreaCard {
                id: card

                width: root.cardWidth
                editable: root.editable
                onEdited: (byMenu, byKeys) => root.edited(card.index, card, byMenu, byKeys)
                onChosen: choice => root.controller.chooseSoon(choice)
                onRefused: (message, rule) => root.controller.refused(message, rule)
            }
        }
    }
}
