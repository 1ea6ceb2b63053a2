// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Abbeys, barns and wagons with the mouse and the keyboard.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "AbbeyAndMayor"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    /// Returns the handle of the first candidate that passes the test; null if none.
    function candidate(test: var): Item {
        for (let row = 0; row < controller.candidates.rowCount(); ++row) {
            const index = controller.candidates.index(row, 0);
            const choice = controller.candidates.data(index, Qt.UserRole + 1).row;
            const handle = item("choice:" + choice);
            if (handle && handle.visible && test(handle))
                return handle;
        }
        return null;
    }
    /// Returns the marker of any cell where the tile fits; null if none.
    function anyFittingCell(): Item {
        for (let row = 0; row < controller.candidates.rowCount(); ++row) {
            const index = controller.candidates.index(row, 0);
            const at = controller.candidates.data(index, Qt.UserRole + 1);
            const marker = item("cell:" + at.cellX + "," + at.cellY);
            if (marker && marker.fits)
                return marker;
        }
        return null;
    }
    function kindOf(name: string): Item {
        for (const each of finder.having(page, "hasPlace"))
            if (each.visible && each.source.indexOf("/" + name + "/") >= 0)
                return each;
        return null;
    }

    Finder {
        id: finder
    }

    function test_abbey_isDraggedIntoHole(): void {
        openGame("abbey.vozka");
        compare(controller.prompt.kind, Prompt.OwnTile);
        verify(item("faceDown").visible);
        verify(!item("handTile").visible);
        const before = tiles();
        drag(item("handOwnTile"), middle(fittingCell()));
        tryVerify(() => tiles() === before + 1);
        verify(controller.prompt.kind !== Prompt.OwnTile);
    }
    function test_abbey_dropOutsideHole_showsOpenSide(): void {
        openGame("abbey.vozka");
        const before = tiles();
        const cell = findCell(marker => !marker.fits);
        drag(item("handOwnTile"), middle(cell));
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").message.indexOf("side is open") > 0, item("refusal").message);
        tryVerify(() => item("edgeFlash").opacity > 0);
        compare(tiles(), before);
    }
    function test_abbey_clickOutsideHole_showsOpenSide(): void {
        openGame("abbey.vozka");
        clickAt(middle(findCell(marker => !marker.fits)));
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").message.indexOf("side is open") > 0, item("refusal").message);
    }
    function test_decline_drawsTile_data(): var {
        return [{ tag: "tile" }, { tag: "button" }, { tag: "key" }];
    }
    function test_decline_drawsTile(row: var): void {
        openGame("abbey.vozka");
        if (row.tag === "tile")
            tap(item("faceDown"));
        else if (row.tag === "button")
            tap(item("noFigure"));
        else
            keyClick("n");
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        verify(item("handTile").visible);
        verify(item("handOwnTile").visible, "the abbey is still next to the tile");
        drag(item("handOwnTile"), middle(fittingCell()));
        tryCompare(item("refusal"), "shown", true);
        compare(controller.prompt.kind, Prompt.Place);
    }
    function test_abbey_isPlacedByKeyboard(): void {
        openGame("abbey.vozka");
        const before = tiles();
        board.forceActiveFocus();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        tryCompare(controller.preview, "active", true);
        keyClick(Qt.Key_Return);
        tryVerify(() => tiles() === before + 1);
    }
    /// No corner is offered in this game. A click on the figure shows the reason.
    function test_figureWithoutPlace_click_showsReason(): void {
        openGame("both_sets.vozka");
        if (controller.prompt.kind === Prompt.Place)
            placeByClicks();
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        tryVerify(() => kindOf("barn") !== null);
        verify(!item("refusal").visible);
        tap(kindOf("barn"));
        compare(controller.hand.figure, kindOf("barn").figure);
        tryVerify(() => item("refusal").visible);
    }
    /// No corner is offered in this game. The key of the figure shows the reason.
    function test_figureWithoutPlace_key_showsReason(): void {
        openGame("both_sets.vozka");
        if (controller.prompt.kind === Prompt.Place)
            placeByClicks();
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        tryVerify(() => kindOf("barn") !== null);
        const barn = kindOf("barn").figure;
        verify(!item("refusal").visible);
        for (let number = 1; number <= 9 && controller.hand.figure !== barn; ++number) {
            verify(!item("refusal").visible, "the other kinds have places");
            keyClick(String(number));
        }
        compare(controller.hand.figure, barn);
        tryVerify(() => item("refusal").visible);
    }
    function test_barn_isDraggedToCorner(): void {
        openGame("barn.vozka");
        const barn = kindOf("barn");
        verify(barn);
        tap(barn);
        compare(controller.hand.figure, barn.figure);
        const corner = candidate(handle => handle.onCorner);
        verify(corner);
        const before = figures();
        drag(kindOf("barn"), middle(corner));
        tryVerify(() => figures() > before || controller.prompt.playerName !== "Anna");
    }
    function test_refusedCorner_showsReason(): void {
        openGame("barn.vozka");
        tap(kindOf("barn"));
        let refused = null;
        for (const each of finder.having(page, "isDot"))
            if (each.visible && each.refused)
                refused = each;
        verify(refused);
        verify(refused.choice.label.length > 0);
        drag(kindOf("barn"), middle(refused));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").message, refused.choice.label);
        compare(controller.prompt.kind, Prompt.Deploy);
    }
    /// The instruction describes the corner that is needed while some corners are crossed out.
    function test_refusedCorners_instructionShowsNeed(): void {
        openGame("barn.vozka");
        const before = item("instruction").text;
        tap(kindOf("barn"));
        const open = finder.having(page, "isDot").filter(each => each.visible && each.onCorner && !each.refused);
        verify(item("instruction").text.indexOf("place the barn where four tiles with field meet (at " + open.length + " corner") > 0,
               item("instruction").text);
        const refused = finder.having(page, "isDot").filter(each => each.visible && each.refused);
        verify(refused.length > 0);
        for (const each of refused)
            verify(each.Accessible.description.length > 0);
        clickAt(middle(refused[0]));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").message, refused[0].choice.label);
        keyClick("1");
        compare(item("instruction").text, before);
    }
    function test_fadedKinds_showReason(): void {
        openGame("both_sets.vozka");
        let faded = 0;
        for (let i = 0; i < 30 && !controller.over; ++i) {
            const kinds = controller.prompt.kind !== Prompt.Deploy ? []
                : finder.having(page, "hasPlace").filter(each => each.visible && each.figure !== undefined && !each.hasPlace);
            for (const kind of kinds) {
                const reason = kind.Accessible.description;
                verify(reason.length > 0, kind.label);
                tap(kind);
                tryCompare(item("refusal"), "shown", true);
                compare(item("refusal").message, reason);
                verify(item("refusal").rule.length > 0, reason);
                keyClick(Qt.Key_Escape);
                ++faded;
            }
            decide(i);
            settle();
        }
        verify(faded > 3, faded);
    }
    function test_decline_isPlainWithOtherChoices(): void {
        openGame("both_sets.vozka");
        const choices = controller.choices;
        let plain = 0;
        for (let i = 0; i < 60 && !controller.over; ++i) {
            if (controller.prompt.passRow >= 0) {
                verify(item("noFigure").visible);
                compare(item("noFigure").highlighted, choices.rowCount() === 1, controller.prompt.text);
                plain += choices.rowCount() > 1 ? 1 : 0;
            }
            controller.choose(controller.prompt.passRow === choices.rowCount() - 1 ? 0 : choices.rowCount() - 1);
            tryVerify(() => controller.over || choices.rowCount() > 0);
        }
        verify(plain > 3, plain);
    }
    function test_kindOfFigure_isChosenByKey(): void {
        openGame("barn.vozka");
        const kinds = controller.supply.rowCount();
        verify(controller.supply.availableFigureAt(kinds - 1) < 0, "one kind is used up");
        for (let i = 0; controller.supply.availableFigureAt(i) >= 0; ++i) {
            keyClick(String(i + 1));
            compare(controller.hand.figure, controller.supply.availableFigureAt(i));
        }
    }
    function test_wagon_isDraggedToTarget(): void {
        openGame("wagon.vozka");
        compare(controller.prompt.kind, Prompt.MoveFigure);
        verify(item("movingFigure").visible);
        verify(item("range").visible);
        const before = figures();
        drag(item("movingFigure"), middle(candidate(() => true)));
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure || controller.prompt.playerName !== "Anna");
        verify(figures() <= before);
    }
    function test_wagonTarget_isClicked(): void {
        openGame("wagon.vozka");
        clickAt(middle(candidate(() => true)));
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure || controller.prompt.playerName !== "Anna");
    }
    function test_wagon_returnsToSupply_data(): var {
        return [{ tag: "button" }, { tag: "key" }, { tag: "drag" }];
    }
    function test_wagon_returnsToSupply(row: var): void {
        openGame("wagon.vozka");
        const count = figures();
        if (row.tag === "button")
            tap(item("noFigure"));
        else if (row.tag === "key")
            keyClick("n");
        else
            drag(item("movingFigure"), Qt.point(page.width - 60, 100));
        tryVerify(() => figures() < count);
    }
    function test_refusedWagonMove_showsReason(): void {
        openGame("wagon.vozka");
        // The drop of a figure on its own feature is refused.
        drag(item("movingFigureHandle"), middle(item("movingFigure")));
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").message.length > 0);
        compare(controller.prompt.kind, Prompt.MoveFigure);
    }
    function test_wagon_heldOverWrongPlace_showsReason(): void {
        openGame("wagon.vozka");
        const start = middle(item("movingFigure"));
        mousePress(page, start.x, start.y);
        moveTo(start, Qt.point(40, 640));
        const reason = item("heldReason");
        tryCompare(reason, "visible", true);
        verify(reason.message.indexOf("There is no tile there") >= 0, reason.message);
        const target = middle(candidate(() => true));
        moveTo(Qt.point(40, 640), target);
        compare(reason.visible, false);
        moveTo(target, Qt.point(40, 640));
        tryCompare(reason, "visible", true);
        mouseRelease(page, 40, 640);
        compare(reason.visible, false);
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").message.indexOf("There is no tile there") >= 0, item("refusal").message);
    }
    function test_figureWithoutPlace_released_restoresMarks_data(): var {
        return [{ tag: "refused" }, { tag: "beside the board" }, { tag: "released" }];
    }
    function test_figureWithoutPlace_released_restoresMarks(row: var): void {
        openGame("both_sets.vozka");
        const without = () => controller.prompt.kind === Prompt.Deploy
            ? finder.having(page, "hasPlace").filter(each => each.visible && each.figure !== undefined && !each.hasPlace) : [];
        for (let i = 0; i < 60 && (without().length === 0 || candidate(() => true) === null); ++i) {
            decide(i);
            settle();
        }
        const before = controller.hand.figure;
        const kinds = without();
        verify(kinds.length > 0, "a kind without a legal place");
        verify(candidate(() => true) !== null);
        const to = row.tag === "beside the board" ? Qt.point(page.width - 30, page.height - 30)
                                                  : board.mapToItem(page, board.width / 2, board.height / 2);
        const start = middle(kinds[0]);
        mousePress(page, start.x, start.y);
        moveTo(start, to);
        compare(controller.hand.figure, kinds[0].figure);
        if (row.tag === "released")
            keyClick(Qt.Key_Escape);
        mouseRelease(page, to.x, to.y);
        compare(controller.hand.figure, before);
        verify(candidate(() => true) !== null);
    }
    /// Makes one decision of any kind with the mouse.
    function decide(number: int): void {
        settle();
        switch (controller.prompt.kind) {
        case Prompt.OwnTile:
            number % 3 === 0 ? tap(item("faceDown").visible ? item("faceDown") : item("noFigure"))
                             : drag(item("handOwnTile"), middle(anyFittingCell()));
            if (controller.prompt.confirms)
                tap(item("confirmHeld"));
            break;
        case Prompt.Place:
            clickAt(middle(anyFittingCell()));
            tryCompare(controller.preview, "active", true);
            tap(item("confirmPreview"));
            break;
        case Prompt.Deploy: {
            const offered = controller.hand.figures;
            controller.pickFigure(offered[number % offered.length]);
            const handle = number % 4 === 0 ? null : candidate(() => true);
            handle ? clickAt(middle(handle)) : tap(item("noFigure"));
            break;
        }
        case Prompt.MoveFigure:
            number % 3 === 0 ? tap(item("noFigure")) : clickAt(middle(candidate(() => true)));
            break;
        }
    }
    function test_wholeGame_byMouse(): void {
        openGame("both_sets.vozka");
        const asked = new Set();
        for (let number = 0; number < 400 && !controller.over; ++number) {
            const before = controller.decisions;
            const step = controller.prompt.kind;
            asked.add(step);
            decide(number);
            tryVerify(() => controller.decisions > before, 5000, "step " + step);
            controller.discards.dismiss();
        }
        verify(controller.over);
        for (const step of [Prompt.OwnTile, Prompt.Place, Prompt.Deploy, Prompt.MoveFigure])
            verify(asked.has(step), "never asked: " + step);
    }
    /// Makes one decision with the keyboard only.
    function decideByKeys(number: int): void {
        const name = () => root.Window.activeFocusItem.objectName;
        const onBoard = () => name().startsWith("cell:") || name().startsWith("choice:");
        tryVerify(onBoard, 5000, "the focus is on the board, not on " + name());
        switch (controller.prompt.kind) {
        case Prompt.OwnTile:
            if (number % 3 === 0) {
                keyClick("n");
                if (controller.prompt.confirms)
                    keyClick(Qt.Key_Return);
                break;
            }
            // fall through: the abbey is placed like a tile
        case Prompt.Place:
            keyClick(Qt.Key_Return);
            tryCompare(controller.preview, "active", true);
            keyClick(Qt.Key_Return);
            break;
        case Prompt.Deploy: {
            const kinds = controller.hand.figures;
            const kind = kinds[(number * 3 + 2) % kinds.length];
            for (let i = 0; i < controller.supply.rowCount(); ++i)
                if (controller.supply.availableFigureAt(i) === kind)
                    keyClick(String(i + 1));
            compare(controller.hand.figure, kind);
            tryVerify(onBoard);
            keyClick(number % 4 === 0 ? Qt.Key_N : Qt.Key_Return);
            break;
        }
        case Prompt.MoveFigure:
            keyClick(number % 3 === 0 ? Qt.Key_N : Qt.Key_Return);
            break;
        }
    }
    function test_wholeGame_byKeyboard(): void {
        openGame("both_sets.vozka");
        keyClick(Qt.Key_Right);
        const asked = new Set();
        for (let number = 0; number < 400 && !controller.over; ++number) {
            const before = controller.decisions;
            const step = controller.prompt.kind;
            asked.add(step);
            decideByKeys(number);
            tryVerify(() => controller.decisions > before, 5000, "step " + step);
            controller.discards.dismiss();
        }
        verify(controller.over);
        verify(asked.has(Prompt.OwnTile) && asked.has(Prompt.Deploy));
        verify(asked.has(Prompt.MoveFigure));
    }
}
