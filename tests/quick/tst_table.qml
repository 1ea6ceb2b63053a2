// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing at the table with the mouse.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    SignalSpy {
        id: ruleAsked

        target: Navigator
        signalName: "showRule"
    }

    name: "Table"

    /// The condition for the narrow layout must not depend on that layout: it would be a binding loop.
    function test_bar_fitsAtEveryWidth(): void {
        failOnWarning(/[Bb]inding loop/);
        for (const scale of [100, 150, 200]) {
            AppSettings.textScale = scale;
            for (let width = 1600; width >= 900; width -= 23) {
                root.width = width;
                drawn(page);
                const bar = item("toolbar");
                verify(item("instruction").mapToItem(bar, 0, 0).y + item("instruction").height <= bar.height + 1, `${scale} ${width}`);
            }
        }
        AppSettings.textScale = 100;
        root.width = 1280;
    }
    /// If the player can also build a tower, the instruction is longer than the space next to the buttons.
    function test_instruction_isShownWhole_data(): var {
        return [{ tag: "en" }, { tag: "cs" }, { tag: "de" }];
    }
    function test_instruction_isShownWhole(row: var): void {
        failOnWarning(/[Bb]inding loop/);
        verify(controller.files.open(Qt.resolvedUrl("tower_build.vozka")));
        AppSettings.language = row.tag;
        root.height = 640;
        for (let width = 1280; width >= 1024; width -= 64) {
            root.width = width;
            drawn(page);
            verify(!item("instruction").truncated, item("instruction").text);
        }
        AppSettings.language = "en";
        root.height = 760;
        root.width = 1280;
    }
    function test_tile_isDraggedToCell(): void {
        const cell = fittingCell();
        drag(item("handTile"), middle(cell));
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        compare(tiles(), 2);
    }
    function test_draggedTile_snapsToCell(): void {
        const start = middle(item("handTile"));
        const there = middle(fittingCell());
        mousePress(page, start.x, start.y);
        moveTo(start, there);
        verify(controller.preview.active);
        verify(!item("tileGhost").visible);
        mouseMove(page, 40, 700);
        verify(!controller.preview.active);
        verify(item("tileGhost").visible);
        mouseRelease(page, 40, 700);
        tryCompare(item("tileGhost"), "visible", false);
    }
    function test_draggedTile_isTurnedByWheel(): void {
        const start = middle(item("handTile"));
        mousePress(page, start.x, start.y);
        moveTo(start, Qt.point(60, 650));
        const size = board.camera.cell;
        mouseWheel(page, 60, 650, 0, -120);
        compare(controller.hand.turns, 1);
        keyClick("r");
        compare(controller.hand.turns, 2);
        compare(board.camera.cell, size);
        mouseRelease(page, 60, 650);
    }
    function test_draggedTile_isTurnedByRightClick_data(): var {
        return [{ tag: "beside the tiles" }, { tag: "over an open cell" }, { tag: "over the panel" }];
    }
    function test_draggedTile_isTurnedByRightClick(row: var): void {
        const start = middle(item("handTile"));
        const at = row.tag === "over an open cell" ? middle(fittingCell())
                 : row.tag === "over the panel" ? Qt.point(page.width - 40, page.height - 40) : Qt.point(60, 650);
        mousePress(page, start.x, start.y);
        moveTo(start, at);
        const turns = controller.hand.turns;
        mousePress(page, at.x, at.y, Qt.RightButton);
        const over = controller.preview.active;
        // Over a cell, the tile turns to the next orientation that fits.
        over ? verify(controller.preview.ways === 1 || controller.hand.turns !== turns)
             : compare(controller.hand.turns, (turns + 1) % 4);
        mouseRelease(page, at.x, at.y, Qt.RightButton);
        compare(controller.preview.active, over);
        verify(over || item("tileGhost").visible, "the tile is still dragged");
        compare(controller.prompt.kind, Prompt.Place);
        mouseClick(page, at.x, at.y, Qt.RightButton);
        if (!over)
            compare(controller.hand.turns, (turns + 2) % 4);
        mouseMove(page, at.x + 3, at.y);
        mouseRelease(page, at.x + 3, at.y);
        tryVerify(() => tiles() === (over ? 2 : 1));
    }
    function test_tileHeldOverWrongPlace_showsReason(): void {
        const cell = findCell(marker => !marker.fits);
        const start = middle(item("handTile"));
        const there = middle(cell);
        mousePress(page, start.x, start.y);
        moveTo(start, there);
        const reason = item("heldReason");
        tryCompare(reason, "visible", true);
        compare(reason.message, controller.drops.tileDropResult(cell.choice.cellX, cell.choice.cellY).message);
        tryVerify(() => item("edgeFlash").opacity > 0);
        // Another orientation can have another reason.
        for (let i = 0; i < 4 && reason.message.length > 0; ++i) {
            keyClick("r");
            compare(reason.message, controller.drops.tileDropResult(cell.choice.cellX, cell.choice.cellY).message);
        }
        const fits = middle(fittingCell());
        moveTo(there, fits);
        compare(reason.visible, false);
        mouseMove(page, page.width - 40, page.height - 40);
        compare(reason.visible, false);
        mouseRelease(page, page.width - 40, page.height - 40);
    }
    function test_refusal_coversNoFittingCell(): void {
        // Move the board so that a cell is where the refusal would be.
        const cell = fittingCell();
        const banner = item("refusal");
        board.camera.pan(board.width / 2 - middle(cell).x, board.height - 60 - middle(cell).y);
        drawn(page);
        drag(item("handTile"), Qt.point(30, 300));
        tryCompare(banner, "shown", true);
        drawn(page);
        for (let y = -6; y <= 6; ++y) {
            for (let x = -6; x <= 6; ++x) {
                const marker = item("cell:" + x + "," + y);
                if (!marker || !marker.fits)
                    continue;
                const at = marker.mapToItem(page, 0, 0);
                const apart = at.x >= banner.x + banner.width || at.x + marker.width <= banner.x
                            || at.y >= banner.y + banner.height || at.y + marker.height <= banner.y;
                verify(apart, marker.objectName);
            }
        }
        verify(banner.x >= board.x && banner.x + banner.width <= board.x + board.width);
        verify(banner.y >= board.topMargin && banner.y + banner.height <= board.y + board.height);
    }
    function test_refusedTile_glidesBackAndShowsReason(): void {
        AppSettings.animation = AppSettings.NormalAnimation;
        const before = tiles();
        drag(item("handTile"), Qt.point(60, 650));
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").message.length > 0);
        verify(item("tileGhost").visible);
        tryCompare(item("tileGhost"), "visible", false);
        compare(tiles(), before);
        compare(controller.prompt.kind, Prompt.Place);
        // Another attempt hides the refusal.
        const start = middle(item("handTile"));
        mousePress(page, start.x, start.y);
        moveTo(start, middle(fittingCell()));
        verify(!item("refusal").shown);
        mouseRelease(page, middle(fittingCell()).x, middle(fittingCell()).y);
    }
    function test_refusal_endsWithNextAction(): void {
        drag(item("handTile"), Qt.point(60, 650));
        tryCompare(item("refusal"), "shown", true);
        placeByClicks();
        verify(!item("refusal").shown);
    }
    function test_refusal_endsWithNextPreview(): void {
        drag(item("handTile"), Qt.point(60, 650));
        tryCompare(item("refusal"), "shown", true);
        clickAt(middle(fittingCell()));
        verify(controller.preview.active);
        verify(!item("refusal").shown);
    }
    function test_mismatchedSide_flashes(): void {
        const cell = findCell(marker => !marker.fits);
        verify(cell);
        drag(item("handTile"), middle(cell));
        tryVerify(() => item("edgeFlash").opacity > 0);
        compare(item("edgeFlash").cellX, cell.choice.cellX);
        compare(tiles(), 1);
        controller.choose(0);
        compare(tiles(), 2);
        compare(item("edgeFlash").opacity, 0, "the refusal ends with the next placement");
    }
    function test_tile_isPlacedByClicks(): void {
        const cell = fittingCell();
        clickAt(middle(cell));
        compare(controller.preview.cellX, cell.choice.cellX);
        compare(controller.preview.cellY, cell.choice.cellY);
        compare(tiles(), 1);
        tap(item("confirmPreview"));
        tryVerify(() => tiles() === 2);
    }
    /// Plays until a cell passes the test. Returns that cell.
    function playToCell(test: var): point {
        for (let turn = 0; turn < 40; ++turn) {
            for (let y = -4; y <= 4; ++y) {
                for (let x = -4; x <= 4; ++x) {
                    const ways = controller.preview.put(x, y) ? controller.preview.ways : 0;
                    controller.preview.clear();
                    if (test(ways, controller.drops.tileDropResult(x, y)))
                        return Qt.point(x, y);
                }
            }
            placeByClicks();
            if (controller.prompt.kind === Prompt.Deploy)
                controller.choose(controller.prompt.passRow);
            tryVerify(() => controller.prompt.kind === Prompt.Place);
            settle();
        }
        fail("there is no such cell");
        return Qt.point(0, 0);
    }
    function clickCell(x: int, y: int): void {
        clickAt(board.pointOf(x + 0.5, y + 0.5));
    }
    /// Makes each pair of taps a double tap, or none, regardless of the pause between them.
    function allowDoubleTaps(allowed: bool): void {
        findChild(page, "boardTaps").doubleClickTime = allowed ? 1000000 : 0;
    }
    function test_laterClicks_neverPlace_data(): var {
        return [{ tag: "turns", test: ways => ways > 1 }, { tag: "cannot turn", test: ways => ways === 1 }];
    }
    function test_laterClicks_neverPlace(row: var): void {
        const cell = playToCell(row.test);
        const before = tiles();
        allowDoubleTaps(false);
        clickCell(cell.x, cell.y);
        verify(controller.preview.active);
        const turns = controller.preview.ways > 1;
        verify(!item("confirmPreview").highlighted);
        for (let n = 0; n < 5; ++n) {
            const turned = controller.preview.turns;
            clickCell(cell.x, cell.y);
            compare(item("confirmPreview").highlighted, !turns, n);
            drawn(page);
            verify(controller.preview.active, n);
            compare(controller.preview.turns !== turned, turns, n);
            compare(tiles(), before, n);
        }
    }
    function test_secondClick_placesIfChosen(): void {
        AppSettings.secondClickPlaces = true;
        const cell = playToCell(ways => ways > 1);
        const before = tiles();
        allowDoubleTaps(false);
        clickCell(cell.x, cell.y);
        const turned = controller.preview.turns;
        verify(item("instruction").text.indexOf("click the tile again to place it") > 0, item("instruction").text);
        compare(controller.preview.turns, turned);
        clickCell(cell.x, cell.y);
        tryVerify(() => tiles() === before + 1);
        AppSettings.secondClickPlaces = false;
    }
    function test_clickOnWrongCell_showsReason(): void {
        const cell = playToCell((ways, result) => ways === 0 && result.side >= 0);
        const before = tiles();
        verify(!item("refusal").shown);
        clickCell(cell.x, cell.y);
        tryCompare(item("refusal"), "shown", true);
        tryVerify(() => item("edgeFlash").opacity > 0);
        compare(tiles(), before);
        keyClick(Qt.Key_Escape);
        verify(!item("refusal").shown);
        // Clicks far from the tiles or on a tile show no refusal.
        for (const other of [Qt.point(40, 40), Qt.point(0, 0)]) {
            board.camera.goTo(other.x + 0.5, other.y + 0.5);
            drawn(page);
            clickCell(other.x, other.y);
            drawn(page);
            verify(!item("refusal").shown, other);
        }
    }
    function test_previewButtons_areVisible(): void {
        const cell = fittingCell();
        clickAt(middle(cell));
        const row = item("previewButtons");
        for (const y of [0.2, 0.5, 0.9]) {
            board.camera.pan(0, page.height * y - middle(item("preview")).y);
            drawn(page);
            const top = row.mapToItem(page, 0, 0).y;
            verify(top >= board.topMargin && top + row.height <= page.height, `${y}: ${top}`);
        }
    }
    function test_doubleClick_placesTile(): void {
        allowDoubleTaps(true);
        const at = middle(fittingCell());
        mouseDoubleClickSequence(page, at.x, at.y);
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
    }
    function test_figure_isDraggedToFeature(): void {
        placeByClicks();
        settle();
        drag(item("handFigure"), middle(findHandle()));
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        compare(figures(), 1);
    }
    function test_refusedFigure_showsReason(): void {
        placeByClicks();
        settle();
        drag(item("handFigure"), Qt.point(60, 650));
        tryCompare(item("refusal"), "shown", true);
        compare(figures(), 0);
        compare(controller.prompt.kind, Prompt.Deploy);
        tryCompare(item("figureGhost"), "visible", false);
    }
    function test_figure_isPlacedByClick(): void {
        placeByClicks();
        settle();
        clickAt(middle(findHandle()));
        tryVerify(() => figures() === 1);
    }
    function test_noFigure_passes(): void {
        placeByClicks();
        tap(item("noFigure"));
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        compare(figures(), 0);
    }
    function test_undoAndRedo_restoreSteps(): void {
        placeByClicks();
        tap(item("noFigure"));
        tap(item("undo"));
        compare(controller.prompt.kind, Prompt.Deploy);
        tap(item("undo"));
        compare(tiles(), 1);
        verify(!item("undo").enabled);
        tap(item("redo"));
        tap(item("redo"));
        tryVerify(() => controller.prompt.playerName === "Bedřich");
    }
    function test_savedGame_isReopened(): void {
        const file = TestFolder.file("table.vozka");
        placeByClicks();
        tap(item("noFigure"));
        verify(controller.files.save(file));
        controller.close();
        compare(tiles(), 0);
        verify(controller.files.open(file));
        compare(tiles(), 2);
        compare(controller.prompt.playerName, "Bedřich");
    }
    function test_board_isMovedAndZoomed(): void {
        const camera = board.camera;
        const x = camera.x;
        mouseDrag(page, 100, 600, 120, -40);
        compare(camera.x, x + 120);
        const size = camera.cell;
        const held = camera.boardPoint(Qt.point(300, 300));
        mouseWheel(page, 300, 300, 0, 240);
        tryVerify(() => camera.cell > size * 1.3);
        fuzzyCompare(camera.boardPoint(Qt.point(300, 300)).x, held.x, 0.02);
        tap(item("fit"));
        tryVerify(() => camera.cell < size * 1.3);
    }
    /// No item handles a press below the tiles left. The board must not start a drag when the pointer then enters it.
    function test_pressOutsideBoard_doesNotMoveIt(): void {
        const camera = board.camera;
        const before = Qt.point(camera.x, camera.y);
        const stack = item("tilesLeft");
        const from = stack.mapToItem(page, stack.width / 2, stack.height + 30);
        mousePress(page, from.x, from.y);
        moveTo(from, Qt.point(board.width / 2, board.height / 2));
        moveTo(Qt.point(board.width / 2, board.height / 2), Qt.point(board.width / 4, board.height / 4));
        mouseRelease(page, board.width / 4, board.height / 4);
        compare(Qt.point(camera.x, camera.y), before);
        // Presses and wheel events on the bar do not move the board, either.
        const bar = item("toolbar");
        const free = bar.mapToItem(page, bar.width - 12, 6);
        mouseDrag(page, free.x, free.y, -120, 90);
        const size = camera.cell;
        mouseWheel(page, free.x, free.y, 0, 240);
        drawn(page);
        compare(Qt.point(camera.x, camera.y), before);
        compare(camera.cell, size);
    }
    /// The second click must not act on the item that is there after the first click.
    function test_doubleClick_actsOnce_data(): var {
        return [{ tag: "the button" }, { tag: "the board" }];
    }
    function test_doubleClick_actsOnce(row: var): void {
        placeByClicks();
        const turn = controller.turnNumber;
        const turns = controller.hand.turns;
        const part = row.tag === "the button" ? item("noFigure") : findHandle();
        const at = middle(part);
        const before = tiles();
        for (let i = 0; i < 2; ++i) {
            mousePress(page, at.x, at.y);
            mouseRelease(page, at.x, at.y);
        }
        tryCompare(controller, "turnNumber", turn + 1);
        drawn(page);
        compare(controller.hand.turns, turns);
        verify(!controller.preview.active);
        compare(tiles(), before);
        // A later click acts again.
        clickAt(middle(fittingCell()));
        tryCompare(controller.preview, "active", true);
    }
    function test_nextButton_isAtOtherPlace(): void {
        const turn = item("turnHand");
        const at = turn.mapToItem(page, 0, 0);
        const place = Qt.rect(at.x, at.y, turn.width, turn.height);
        placeByClicks();
        const next = item("noFigure");
        verify(next.visible);
        const from = next.mapToItem(page, 0, 0);
        verify(from.y > place.y + place.height || from.x > place.x + place.width || from.x + next.width < place.x);
    }
    function test_currentPlayer_isHighlighted(): void {
        const hand = item("onTurn");
        const seen = find => Array.from(hand.children).some(find);
        verify(seen(part => part.text === controller.prompt.playerName));
        verify(seen(part => part.colour === controller.prompt.playerColour));
        const bars = () => findAll(page, "activeBar").map(bar => bar.visible);
        compare(bars(), [true, false]);
        placeByClicks();
        tap(item("noFigure"));
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        compare(bars(), [false, true]);
        verify(seen(part => part.text === "Bedřich"));
    }
    function test_tileInHand_followsPreview(): void {
        const cell = findCell(marker => marker.fits && !marker.fitsNow);
        verify(cell);
        clickAt(middle(cell));
        tryCompare(controller.preview, "active", true);
        verify(controller.preview.turns !== controller.hand.turns);
        compare(item("handTile").parent.turns, controller.preview.turns);
        controller.preview.clear();
        compare(item("handTile").parent.turns, controller.hand.turns);
    }
    /// Limit for waits, in milliseconds.
    readonly property int longEnough: 60000

    SignalSpy {
        id: tintShown

        signalName: "visibleChanged"
    }
    SignalSpy {
        id: emblemGrown

        signalName: "scaleChanged"
    }
    /// Returns the displayed texts of all visible items.
    function shownTexts(from: Item): var {
        let texts = from.visible && typeof from.text === "string" && from.paintedWidth > 0 ? [from.text] : [];
        for (let i = 0; i < from.children.length; ++i)
            if (from.children[i].visible)
                texts = texts.concat(shownTexts(from.children[i]));
        return texts;
    }
    function watchTint(): void {
        tintShown.target = item("turnTint");
        emblemGrown.target = item("toolbarEmblem");
        tintShown.clear();
        emblemGrown.clear();
    }
    function test_turnTint_showsWhenTurnPasses(): void {
        AppSettings.animation = AppSettings.FastAnimation;
        watchTint();
        placeByClicks();
        compare(tintShown.count, 0, "it is still the same player's turn");
        tap(item("noFigure"));
        // The tint was shown and hidden again.
        tryCompare(tintShown, "count", 2, root.longEnough);
        verify(emblemGrown.count > 0);
        tryCompare(emblemGrown.target, "scale", 1, root.longEnough);
        verify(!item("turnTint").visible);
    }
    function test_turnTint_isOffWithReducedMotion(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        const before = controller.prompt.playerColour;
        watchTint();
        placeByClicks();
        tap(item("noFigure"));
        tryVerify(() => controller.prompt.playerName.length > 0 && controller.prompt.playerColour !== before && controller.prompt.text.length > 0, root.longEnough);
        drawn(page);
        compare(tintShown.count, 0);
        compare(emblemGrown.count, 0);
    }
    /// A player who decides in the turn of another player sees the task in one place.
    function test_instruction_isShownOnce(): void {
        AppSettings.animation = AppSettings.FastAnimation;
        verify(controller.files.open(Qt.resolvedUrl("dragon_walk.vozka")));
        page.forceActiveFocus();
        settle();
        const before = controller.prompt.playerColour;
        watchTint();
        controller.choose(0);
        tryVerify(() => controller.prompt.playerName.length > 0 && controller.prompt.playerColour !== before && controller.prompt.text.length > 0, root.longEnough);
        tryVerify(() => tintShown.count > 0, root.longEnough);
        const task = controller.prompt.text;
        const texts = shownTexts(page).filter(text => text.indexOf(task) >= 0);
        compare(texts.length, 1, texts.join("\n"));
        verify(shownTexts(page).indexOf(controller.prompt.playerName) >= 0, "texts are found");
    }
    function findAll(from: Item, name: string): var {
        let found = from.objectName === name ? [from] : [];
        for (let i = 0; i < from.children.length; ++i)
            found = found.concat(findAll(from.children[i], name));
        return found;
    }
    function test_rightClick_turnsTileInHand(): void {
        const cell = fittingCell();
        const turns = controller.hand.turns;
        for (const at of [middle(cell), Qt.point(60, 600)]) {
            mouseClick(page, at.x, at.y, Qt.RightButton);
            verify(!findChild(page, "boardMenu").opened);
        }
        compare(controller.hand.turns, (turns + 2) % 4);
    }
    function test_tileMenu_actsOnTile_data(): var {
        return [{ tag: "right click" }, { tag: "menu key" }, { tag: "shift and F10" }];
    }
    function test_tileMenu_actsOnTile(row: var): void {
        placeByClicks();
        tap(item("noFigure"));
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        const last = controller.board.lastCell;
        board.forceActiveFocus();
        if (row.tag === "right click") {
            const at = page.mapFromItem(board, board.pointOf(last.x + 0.5, last.y + 0.5));
            mouseClick(page, at.x, at.y, Qt.RightButton);
        } else if (row.tag === "menu key") {
            keyClick(Qt.Key_Menu);
        } else {
            keyClick(Qt.Key_F10, Qt.ShiftModifier);
        }
        const menu = findChild(page, "boardMenu");
        tryCompare(menu, "opened", true);
        compare(menu.cell, Qt.point(last.x, last.y));
        const entry = name => Array.from({ length: menu.count }, (_, i) => menu.itemAt(i)).find(each => each.objectName === name);
        verify(entry("menuInspect").visible && entry("menuOwners").visible && entry("menuRule").visible);
        verify(!entry("menuTurn").visible && !entry("menuFits").visible && !entry("menuRange").visible);
        ruleAsked.clear();
        entry("menuRule").triggered();
        compare(ruleAsked.count, 1);
        verify(ruleAsked.signalArguments[0][0].length > 0);
        entry("menuOwners").triggered();
        compare(controller.overlays.kind, Overlays.Owners);
        verify(controller.overlays.hoveredTitle.length > 0);
        entry("menuLog").triggered();
        compare(controller.overlays.kind, Overlays.None);
        const log = item("log");
        verify(log.activeFocus);
        compare(log.chosenRow, controller.log.rowOfTile(last.x, last.y));
        verify(controller.spotlight.held);
        menu.close();
    }
    function test_menuKey_outsideBoard_opensNoTileMenu_data(): var {
        return [{ tag: "log" }, { tag: "card" }, { tag: "button" }, { tag: "overlay" }];
    }
    function test_menuKey_outsideBoard_opensNoTileMenu(row: var): void {
        placeByClicks();
        tap(item("noFigure"));
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        // The board first takes the focus for the next step.
        tryVerify(() => board.activeFocus);
        drawn(page);
        if (row.tag === "overlay") {
            page.toggleOverlay(Overlays.Tiles);
            drawn(page);
        } else if (row.tag === "log") {
            item("log").forceActiveFocus(Qt.TabFocusReason);
            tryCompare(item("log"), "chosenRow", item("log").count - 1);
        } else {
            (row.tag === "button" ? item("turnHand") : findAll(page, "playerCard")[1]).forceActiveFocus(Qt.TabFocusReason);
        }
        verify(!board.activeFocus);
        keyClick(Qt.Key_Menu);
        keyClick(Qt.Key_F10, Qt.ShiftModifier);
        const menu = findChild(page, "boardMenu");
        verify(!menu.opened && !menu.visible);
    }
    function test_wholeGame_byMouse(): void {
        for (let turn = 0; turn < 80 && !controller.over; ++turn) {
            settle();
            placeByClicks();
            const handle = turn % 3 === 0 ? findHandle() : null;
            if (controller.prompt.kind === Prompt.Deploy)
                handle ? clickAt(middle(handle)) : tap(item("noFigure"));
            tryVerify(() => controller.prompt.kind !== Prompt.Deploy);
            controller.discards.dismiss();
        }
        verify(controller.over);
        compare(tiles() + controller.tilesLeft, 72);
    }
}
