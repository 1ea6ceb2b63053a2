// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges with the mouse and the keyboard: crossing, returning to the supply, refusals, and bridges that go up.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Drawbridges"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    /// Returns the handles of all offered places that pass the test.
    function offered(test: var): var {
        return finder.having(page, "isDot").filter(each => each.visible && !each.refused && test(each));
    }
    function passages(): var {
        return finder.having(page, "isOpen").filter(each => each.visible && each.place !== undefined);
    }
    function figureOn(x: int, y: int): Item {
        return item("figure:" + x + "," + y);
    }
    /// Returns the bridges of the tile on a cell, as the URL of its image contains them.
    function bridgesOn(x: int, y: int): string {
        for (let row = 0; row < controller.board.rowCount(); ++row) {
            const index = controller.board.index(row, 0);
            if (controller.board.data(index, Qt.UserRole + 1) === x && controller.board.data(index, Qt.UserRole + 2) === y)
                return item("tile:" + row).source.split("/")[5] ?? "";
        }
        return "no tile";
    }

    Finder {
        id: finder
    }

    function test_offers_areTilesOfOpenCity(): void {
        openGame("bridge_up.vozka");
        compare(controller.prompt.kind, Prompt.MoveFigure);
        compare(controller.prompt.playerName, "Ben");
        const handles = offered(() => true);
        compare(handles.map(each => each.choice.cellX + "," + each.choice.cellY).sort(), ["0,-1", "0,-2"]);
        for (const each of handles) {
            compare(each.choice.badge, "image://via/drawbridge");
            verify(each.choice.label.indexOf("over the drawbridge") > 0, each.choice.label);
        }
        verify(!item("range").visible);
    }
    function test_rings_showRaisedBridge(): void {
        openGame("bridge_up.vozka");
        const all = passages();
        compare(all.length, 2);
        const up = all.filter(each => !each.isOpen);
        compare(up.length, 1);
        compare(up[0].label, "The drawbridge is up: its city is completed.");
        compare(bridgesOn(0, -1).split("").sort().join(""), "du");
    }
    function test_follower_crosses_data(): var {
        return [{ tag: "dragged from the board" }, { tag: "dragged from the card" }, { tag: "clicked" }, { tag: "by key" }];
    }
    function test_follower_crosses(row: var): void {
        openGame("bridge_up.vozka");
        const far = offered(each => each.choice.cellY === -2)[0];
        compare(figureOn(-1, -1).label.indexOf("Ben"), 0);
        if (row.tag === "dragged from the board")
            drag(item("movingFigure"), middle(far));
        else if (row.tag === "dragged from the card")
            drag(item("movingFigureHandle"), middle(far));
        else if (row.tag === "clicked")
            clickAt(middle(far));
        else {
            board.forceActiveFocus();
            keyClick(Qt.Key_Right);
            const focused = () => root.Window.activeFocusItem;
            tryVerify(() => focused().objectName.startsWith("choice:"));
            if (focused().choice.cellY !== -2)
                keyClick(Qt.Key_Up);
            tryVerify(() => focused().choice.cellY === -2);
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure);
        drawn(page);
        verify(figureOn(-1, -1) === null, "it left the road");
        controller.undo();
        tryVerify(() => controller.prompt.kind === Prompt.MoveFigure);
        drawn(page);
        verify(figureOn(-1, -1) !== null);
        compare(bridgesOn(0, -1).split("").sort().join(""), "du");
    }
    function test_dropOnBridge_crosses(): void {
        openGame("bridge_up.vozka");
        drag(item("movingFigure"), middle(passages().filter(each => each.isOpen)[0]));
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure);
    }
    function test_raisedBridge_refuses(): void {
        openGame("bridge_up.vozka");
        drag(item("movingFigure"), middle(passages().filter(each => !each.isOpen)[0]));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").message, "The city behind this drawbridge is completed, so the bridge is up.");
        compare(item("refusal").rule, "db.bridge.up");
        compare(controller.prompt.kind, Prompt.MoveFigure);
    }
    function test_dropElsewhere_isRefused(): void {
        openGame("bridge_up.vozka");
        drag(item("movingFigure"), middle(item("tile:0")));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").message, "No drawbridge of this road leads there.");
        compare(controller.prompt.kind, Prompt.MoveFigure);
    }
    function test_follower_returnsToSupply_data(): var {
        return [{ tag: "button" }, { tag: "key" }, { tag: "drag" }];
    }
    function test_follower_returnsToSupply(row: var): void {
        openGame("bridge_up.vozka");
        const count = figures();
        if (row.tag === "button")
            tap(item("noFigure"));
        else if (row.tag === "key")
            keyClick("n");
        else
            drag(item("movingFigure"), Qt.point(page.width - 60, 100));
        tryVerify(() => figures() < count);
    }
    function test_eachFigure_hasItsOwnDecision(): void {
        openGame("bridge_two_figures.vozka");
        const first = controller.movingFigure.place.x;
        const player = controller.prompt.playerName;
        tap(item("noFigure"));
        tryVerify(() => controller.movingFigure.active && controller.movingFigure.place.x !== first);
        compare(controller.prompt.playerName, player);
        drawn(page);
        clickAt(middle(offered(() => true)[0]));
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure);
    }
    function test_twoCities_areBothOffered(): void {
        openGame("bridge_two_cities.vozka");
        const groups = new Set();
        for (let row = 0; row < controller.candidates.rowCount(); ++row)
            groups.add(controller.candidates.groupOf(row));
        compare(groups.size, 2);
        verify(passages().every(each => each.isOpen));
    }
    function test_wagon_offersBridgeAndOwnMoves(): void {
        openGame("bridge_wagon.vozka");
        compare(controller.prompt.kind, Prompt.MoveFigure);
        verify(item("range").visible);
        const over = offered(each => each.choice.badge === "image://via/drawbridge");
        const own = offered(each => each.choice.badge === "");
        verify(over.length > 0 && own.length > 0, over.length + " and " + own.length);
        clickAt(middle(over[0]));
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure);
    }
    function test_bridge_goesUpAndUndoLowersIt(): void {
        openGame("bridge_goes_up.vozka");
        AppSettings.animation = AppSettings.NormalAnimation;
        compare(bridgesOn(-2, 4), "");
        controller.turnHand(2);
        const result = controller.drops.tileDropResult(-2, 5);
        verify(result.allowed);
        controller.choose(result.row);
        verify(bridgesOn(-2, 4).indexOf("u") >= 0, bridgesOn(-2, 4));
        const moving = () => finder.having(page, "sourceBefore").filter(each => each.motion !== null);
        verify(moving().length > 0, "the movement is visible");
        tryVerify(() => moving().length === 0);
        controller.undo();
        compare(bridgesOn(-2, 4), "");
        compare(moving().length, 0);
    }
    function test_inspect_showsStateOfBridge(): void {
        openGame("bridge_up.vozka");
        const at = middle(passages().filter(each => !each.isOpen)[0]);
        controller.overlays.inspecting = true;
        mouseMove(page, at.x - 3, at.y - 3);
        mouseMove(page, at.x, at.y);
        tryCompare(controller.overlays, "hoveredTitle", "Drawbridge, up");
        verify(controller.overlays.hoveredText.indexOf("The drawbridge is down: its city is not completed.") >= 0,
               controller.overlays.hoveredText);
        controller.overlays.inspecting = false;
    }
    function test_wholeGame_byMouse(): void {
        openGame("bridges.vozka");
        let crossings = 0;
        for (let number = 0; number < 300 && !controller.over; ++number) {
            settle();
            const before = controller.decisions;
            switch (controller.prompt.kind) {
            case Prompt.Place:
                drag(item("handTile"), middle(fittingCellAnywhere(number)));
                break;
            case Prompt.Deploy: {
                const roads = offered(each => each.choice.label.indexOf("road") >= 0);
                const any = offered(() => true);
                roads.length > 0 ? clickAt(middle(roads[0]))
                                 : number % 4 === 0 && any.length > 0 ? clickAt(middle(any[0])) : tap(item("noFigure"));
                break;
            }
            case Prompt.MoveFigure:
                ++crossings;
                crossings % 3 === 0 ? tap(item("noFigure")) : clickAt(middle(offered(() => true)[0]));
                break;
            }
            tryVerify(() => controller.decisions > before, 5000, "step " + controller.prompt.kind);
            controller.discards.dismiss();
        }
        verify(controller.over);
        verify(crossings > 0, "a figure crossed");
    }
    function fittingCellAnywhere(number: int): Item {
        const fitting = finder.having(page, "fits").filter(each => each.visible && each.fits);
        return fitting[number % 3 % fitting.length];
    }
}
