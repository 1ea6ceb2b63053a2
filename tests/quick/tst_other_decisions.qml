// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions other than tiles and figures in hand, by mouse and by keyboard: steps of a piece, prisoners, ransom.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "OtherDecisions"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    /// Returns the markers of allowed or forbidden steps of a piece.
    function steps(fits: bool): var {
        return finder.having(page, "isOtherAction").filter(each => each.visible && each.isOtherAction && each.fits === fits);
    }
    /// Returns the visible images of figures that the dragon would eat with this step.
    function eatenOn(part: Item): var {
        return Array.from(part.children).filter(child => child.visible)
            .reduce((found, child) => found.concat(child.objectName === "returned" ? [child] : eatenOn(child)), []);
    }
    function handles(): var {
        return finder.having(page, "isDot").filter(each => each.visible && !each.refused);
    }
    function held(offered: bool): var {
        return finder.having(page, "isOffered").filter(each => each.visible && each.isFigure && each.isOffered === offered);
    }
    function focused(): Item {
        return root.Window.activeFocusItem;
    }

    Finder {
        id: finder
    }

    function test_dragonStep_isChosen_data(): var {
        return [{ tag: "clicked" }, { tag: "by key" }];
    }
    function test_dragonStep_isChosen(row: var): void {
        openGame("dragon_walk.vozka");
        compare(controller.prompt.kind, Prompt.Choose);
        verify(controller.prompt.text.indexOf("step") > 0, controller.prompt.text);
        const left = controller.path.left;
        const asked = controller.prompt.playerName;
        const open = steps(true);
        verify(open.length > 0);
        if (row.tag === "clicked") {
            clickAt(middle(open[0]));
        } else {
            board.forceActiveFocus();
            keyClick(Qt.Key_Right);
            tryVerify(() => focused().objectName.startsWith("cell:"));
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => controller.prompt.kind !== Prompt.Choose || controller.path.left === left - 1);
        if (controller.prompt.kind === Prompt.Choose)
            verify(controller.prompt.playerName !== asked, "the next player moves it on");
        controller.undo();
        compare(controller.path.left, left);
        compare(controller.prompt.playerName, asked);
    }
    /// A step shows an image of each figure on its tile that the dragon would eat, also without the pointer, at every
    /// size.
    function test_dragonStep_showsEatenFigures(): void {
        openGame("dragon_walk.vozka");
        board.camera.animated = false;
        mouseMove(page, 2, page.height - 2);
        let shown = 0;
        for (let i = 0; i < 6 && controller.prompt.kind === Prompt.Choose; ++i) {
            for (const cell of [22, 48, 120]) {
                board.camera.zoom(Qt.point(board.width / 2, board.height / 2), cell / board.camera.cell);
                drawn(page);
                for (const step of steps(true)) {
                    const pictures = eatenOn(step);
                    compare(pictures.length, step.choice.returned.length, step.choice.label);
                    for (const picture of pictures) {
                        const at = picture.mapToItem(step, 0, 0);
                        verify(at.x >= 0 && at.y >= 0 && at.x + picture.width <= step.width
                               && at.y + picture.height <= step.height, step.choice.label);
                        ++shown;
                    }
                }
            }
            controller.choose(0);
            drawn(page);
        }
        verify(shown > 0, "a figure is on the dragon's path");
    }
    function test_dragonPath_isShown(): void {
        openGame("dragon_walk.vozka");
        const count = controller.path.rowCount();
        verify(count > 2);
        for (let number = 0; number < count; ++number)
            verify(item("path:" + number).visible);
        verify(item("path:" + (count - 1)).isHere);
        verify(!item("path:0").isHere);
    }
    function test_forbiddenStep_showsReason(): void {
        openGame("dragon_walk.vozka");
        const closed = steps(false);
        verify(closed.length > 0);
        const words = item("otherActionHint");
        for (const each of closed) {
            const at = middle(each);
            mouseMove(page, at.x, at.y);
            tryVerify(() => words.visible);
            compare(words.text.split("\n")[0], each.choice.label);
            verify(each.choice.label.length > 0);
        }
        const onBoard = closed.filter(each => each.choice.label.indexOf("has been there") > 0)[0];
        clickAt(middle(onBoard));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").message, "The dragon has been there in this move.");
        compare(controller.prompt.kind, Prompt.Choose);
    }
    function test_prisoner_isTaken_data(): var {
        return [{ tag: "clicked" }, { tag: "by key" }, { tag: "nobody" }];
    }
    function test_prisoner_isTaken(row: var): void {
        openGame("tower_capture.vozka");
        compare(controller.prompt.kind, Prompt.Choose);
        compare(controller.prompt.text, "take a prisoner, or none");
        const there = figures();
        verify(handles().length > 0);
        for (const each of handles()) {
            verify(each.choice.label.length > 0);
            verify(each.choice.worth.indexOf(":") > 0, "whose figure it is: " + each.choice.worth);
        }
        verify(controller.reached.length > 1);
        if (row.tag === "clicked") {
            clickAt(middle(handles()[0]));
        } else if (row.tag === "by key") {
            board.forceActiveFocus();
            keyClick(Qt.Key_Right);
            tryVerify(() => focused().objectName.startsWith("choice:"));
            keyClick(Qt.Key_Return);
        } else {
            compare(item("noFigure").text, "No prisoner");
            tap(item("noFigure"));
        }
        tryVerify(() => controller.prompt.kind !== Prompt.Choose);
        compare(figures(), row.tag === "nobody" ? there : there - 1);
        compare(controller.reached.length, 0);
    }
    function test_ring_leavesFigureVisible_data(): var {
        return [30, 63, 109, 130, 200].map(cell => ({ tag: String(cell), cell: cell }));
    }
    function test_ring_leavesFigureVisible(row: var): void {
        openGame("tower_capture.vozka");
        board.camera.animated = false;
        board.camera.zoom(Qt.point(board.width / 2, board.height / 2), row.cell / board.camera.cell);
        const handle = handles()[0];
        verify(handle.choice.round > 0);
        const figure = finder.having(board, "strength").find(each => each.objectName === "figure:" + handle.choice.cellX + "," + handle.choice.cellY);
        const at = figure.mapToItem(page, figure.width / 2, figure.height / 2);
        board.camera.pan(board.width / 2 - at.x, board.height / 2 - at.y);
        drawn(page);
        const now = figure.mapToItem(page, figure.width / 2, figure.height / 2);
        fuzzyCompare(middle(handle).x, now.x, Math.max(3, 0.2 * figure.width));
        fuzzyCompare(middle(handle).y, now.y, Math.max(3, 0.2 * figure.height));
        AppSettings.animation = AppSettings.NoAnimation;
        tryCompare(board, "detail", TilePictures.side(row.cell));
        tryVerify(() => board.level === TilePictures.level(row.cell));
        // Grab both images again if an image was still redrawn at another size.
        let marked = null;
        let plain = null;
        tryVerify(() => {
            marked = grabImage(page);
            AppSettings.markFeatures = false;
            drawn(page);
            plain = grabImage(page);
            AppSettings.markFeatures = true;
            drawn(page);
            return [-0.2, 0, 0.2].every(part => {
                const x = Math.round(now.x + part * figure.width);
                const y = Math.round(now.y + part * figure.height);
                return Qt.colorEqual(marked.pixel(x, y), plain.pixel(x, y));
            });
        }, 10000, "the figure is visible");
        verify(!marked.equals(plain), "the ring itself is drawn");
    }
    function test_prisoner_isRansomed_data(): var {
        return [{ tag: "clicked" }, { tag: "by key" }];
    }
    function test_prisoner_isRansomed(row: var): void {
        openGame("tower_ransom.vozka");
        const offers = held(true);
        verify(offers.length > 0);
        verify(offers[0].offer.indexOf("3 points") > 0, offers[0].offer);
        verify(controller.prompt.text.endsWith("; you may also buy back a prisoner for 3 points (click it beside its holder’s name)"), controller.prompt.text);
        const decisions = controller.decisions;
        const step = controller.prompt.kind;
        if (row.tag === "clicked") {
            clickAt(middle(offers[0]));
        } else {
            offers[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
        }
        tryCompare(item("confirmBar"), "visible", true);
        compare(controller.decisions, decisions, "the ransom waits for a confirmation");
        compare(item("confirmHeld").text, "Pay 3 points");
        compare(item("cancelChoice").text, "Cancel");
        verify(item("instruction").text.includes("confirm the choice, or cancel it"), item("instruction").text);
        compare(controller.prompt.text, offers[0].offer);
        if (row.tag === "clicked")
            tap(item("confirmHeld"));
        else
            keyClick(Qt.Key_Return);
        tryVerify(() => controller.decisions > decisions);
        verify(!controller.prompt.text.includes("buy back"), controller.prompt.text);
        compare(controller.prompt.kind, step, "the step is unchanged");
        compare(held(true).length, 0);
    }
    /// Only one figure is ransomed in a turn. A click on a second prisoner shows the reason.
    function test_secondRansom_showsReason(): void {
        openGame("tower_two_prisoners.vozka");
        clickAt(middle(held(true)[0]));
        tryCompare(item("confirmBar"), "visible", true);
        tap(item("confirmHeld"));
        tryVerify(() => held(true).length === 0);
        const others = held(false).filter(each => each.offer.length > 0);
        verify(others.length > 0);
        for (const other of others) {
            clickAt(middle(other));
            tryCompare(item("refusal"), "shown", true);
            compare(item("refusal").message, other.offer);
            compare(item("refusal").rule, "to.ransom");
            keyClick(Qt.Key_Escape);
        }
    }
    function test_exchangedPrisoner_isChosenFromList(): void {
        openGame("tower_exchange.vozka");
        compare(controller.prompt.kind, Prompt.Choose);
        const buttons = finder.having(page, "isListed").filter(each => each.visible && each.isListed);
        verify(buttons.length > 1);
        const button = item("listed:" + buttons[0].index);
        verify(button.visible);
        tap(button);
        tryVerify(() => controller.prompt.kind !== Prompt.Choose);
    }
    function test_towerPlace_showsReach(): void {
        openGame("tower_build.vozka");
        compare(controller.prompt.kind, Prompt.Deploy);
        const places = handles().filter(each => each.choice.source.indexOf("pile") > 0);
        verify(places.length > 0);
        compare(controller.reached.length, 0);
        const at = middle(places[0]);
        mouseMove(page, at.x, at.y);
        tryVerify(() => controller.reached.length > 0);
        verify(places[0].choice.worth.indexOf("high then") > 0, places[0].choice.worth);
        const decisions = controller.decisions;
        clickAt(at);
        tryVerify(() => controller.decisions > decisions);
    }
}
