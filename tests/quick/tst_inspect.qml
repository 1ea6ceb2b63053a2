// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Inspect mode describes the item under the pointer.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Table {
    id: root

    readonly property Overlays overlays: root.controller.overlays

    name: "Inspect"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
        mouseMove(page, 2, page.height - 2);
    }

    Finder {
        id: finder
    }
    TextCheck {
        id: check
    }

    function cleanup(): void {
        controller.close();
    }
    function test_inspect(): void {
        keyClick("i");
        verify(overlays.inspecting);
        const at = board.pointOf(0.5, 0.5);
        const on = board.mapToItem(page, at.x, at.y);
        mouseMove(page, on.x, on.y);
        mouseMove(page, on.x + 2, on.y);
        tryVerify(() => item("hoverCard").visible);
        verify(overlays.hoveredTitle.length > 0);
        verify(overlays.highlightedCells.rowCount() > 0);
        keyClick(Qt.Key_Escape);
        verify(!overlays.inspecting);
        verify(!item("hoverCard").visible);
    }
    function test_inspect_showsFeatureOfFigure(): void {
        openGame("wagon.vozka");
        keyClick("i");
        const cells = controller.board.extent;
        let behind = 0;
        for (let y = cells.y; y < cells.y + cells.height; y += 0.25) {
            for (let x = cells.x; x < cells.x + cells.width; x += 0.25) {
                const at = board.pointOf(x, y);
                const figure = board.figureAt(at);
                if (figure < 0)
                    continue;
                const on = board.mapToItem(page, at.x, at.y);
                mouseMove(page, on.x, on.y);
                // The previous card could cover this place. It disappears with the next frame.
                tryVerify(() => overlays.hoveredTitle.length > 0);
                const title = overlays.hoveredTitle;
                verify(overlays.hoverFigure(figure));
                compare(title, overlays.hoveredTitle);
                const cell = board.cellAt(at);
                overlays.hoverAt(cell.x, cell.y, board.withinCell(at));
                behind += overlays.hoveredTitle !== title ? 1 : 0;
            }
        }
        verify(behind > 0, "a figure covers another feature");
    }
    /// A hovered marker has one card for both the inspected item and the choice.
    function test_towerMarker_hasOneCard(): void {
        openGame("tower_build.vozka");
        compare(controller.prompt.kind, Prompt.Deploy);
        const handle = finder.having(page, "isDot").find(each => each.visible && !each.refused
                                                                   && each.choice.source.indexOf("pile") > 0);
        for (const inspects of [false, true]) {
            overlays.inspecting = inspects;
            mouseMove(page, 2, page.height - 2);
            const at = middle(handle);
            mouseMove(page, at.x, at.y);
            const words = findChild(handle, "featureHint");
            if (inspects) {
                tryVerify(() => item("hoverCard").visible);
                compare(item("offered").text, handle.hintText);
                verify(handle.quiet && !words.visible, "the card contains the text");
            } else {
                tryCompare(words, "opened", true);
                verify(!item("hoverCard").visible);
            }
        }
    }
    /// The keyboard reaches open spaces and places for figures.
    function test_inspect_byKeyboard(): void {
        // Move the pointer away from the board.
        mouseMove(page, page.width - 5, 5);
        keyClick("i");
        compare(controller.prompt.kind, Prompt.Place);
        for (const key of [Qt.Key_Right, Qt.Key_Down, Qt.Key_Down]) {
            keyClick(key);
            tryVerify(() => item("hoverCard").visible);
            verify(overlays.hoveredTitle.length > 0);
            verify(overlays.tiles.rowCount() > 0, "and what fits");
        }
        controller.choose(0);
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        keyClick(Qt.Key_Right);
        tryVerify(() => item("hoverCard").visible && overlays.highlightedCells.rowCount() > 0);
        // Switched on again, Inspect immediately describes the focused place.
        const title = overlays.hoveredTitle;
        keyClick("i");
        tryVerify(() => !item("hoverCard").visible);
        keyClick("i");
        tryVerify(() => item("hoverCard").visible);
        compare(overlays.hoveredTitle, title);
    }
    function overlaps(card: Item, at: point, side: int): bool {
        return Math.min(card.x + card.width, at.x + side) > Math.max(card.x, at.x)
               && Math.min(card.y + card.height, at.y + side) > Math.max(card.y, at.y);
    }
    function test_card_leavesDescribedTilesVisible(): void {
        openGame("wagon.vozka");
        keyClick("i");
        const cells = controller.board.extent;
        let looked = 0;
        for (let y = cells.y + 0.5; y < cells.y + cells.height; ++y) {
            for (let x = cells.x + 0.1; x < cells.x + cells.width; x += 0.4) {
                const at = board.pointOf(x, y);
                const on = board.mapToItem(page, at.x, at.y);
                mouseMove(page, on.x, on.y);
                const places = overlays.highlightedCells.places();
                compare(places.length, overlays.highlightedCells.rowCount());
                if (overlays.hoveredText.length === 0 || places.length < 2 || places.length > 4)
                    continue;
                ++looked;
                for (const place of places)
                    verify(!overlaps(item("hoverCard"), board.pointOf(place.x, place.y), board.camera.cell),
                           overlays.hoveredTitle + " " + x + "," + y);
            }
        }
        verify(looked > 3, looked);
    }
    function test_movingBoard_isDescribedAtRest(): void {
        keyClick("i");
        const at = board.pointOf(0.5, 0.5);
        const on = board.mapToItem(page, at.x, at.y);
        mouseMove(page, on.x, on.y);
        mouseMove(page, on.x + 2, on.y);
        tryVerify(() => item("hoverCard").visible);
        board.camera.pan(4, 0);
        tryVerify(() => !item("hoverCard").visible);
        tryVerify(() => item("hoverCard").visible);
        // Far enough that the pointer is over no tile.
        const title = overlays.hoveredTitle;
        board.camera.pan(12 * board.camera.cell, 0);
        tryVerify(() => !item("hoverCard").visible);
        tryVerify(() => overlays.hoveredTitle !== title);
    }
    function test_card_isAsWideAsText(): void {
        verify(controller.files.open(Qt.resolvedUrl("../golden/late.vozka")));
        page.forceActiveFocus();
        settle();
        keyClick("i");
        let cards = 0;
        for (let y = -4; y <= 4; ++y) {
            for (let x = -4; x <= 4; ++x) {
                const at = board.pointOf(x + 0.15, y + 0.85);
                const on = board.mapToItem(page, at.x, at.y);
                mouseMove(page, on.x, on.y);
                if (!item("hoverCard").visible)
                    continue;
                const widest = Math.max(...check.texts(item("hoverCard")).map(text => text.contentWidth));
                verify(item("hoverCard").width <= widest + Theme.spacing * 3 + 2, overlays.hoveredText);
                ++cards;
            }
        }
        verify(cards > 10);
    }
}
