// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing at the table with only the keyboard.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "TableKeys"

    function focused(): Item {
        return root.Window.activeFocusItem;
    }
    function onBoard(): bool {
        const name = focused().objectName;
        return name.startsWith("cell:") || name.startsWith("choice:");
    }
    /// Expects the focus on a visible item of the board, with a ring around it.
    function verifyFocusIsSeen(): void {
        const item = focused();
        const ring = root.item("boardFocus");
        verify(item && item.visible && onBoard(), item);
        verify(ring.visible);
        const from = item.mapToItem(board, 0, 0);
        const to = item.mapToItem(board, item.width, item.height);
        verify(from.x >= 0 && from.y >= 0 && to.x <= board.width && to.y <= board.height, `${from} ${to}`);
        const ringFrom = ring.mapToItem(board, 0, 0);
        const ringTo = ring.mapToItem(board, ring.width, ring.height);
        verify(ringFrom.x < from.x && ringFrom.y < from.y && ringTo.x > to.x && ringTo.y > to.y);
    }
    /// Places the tile by pressing Enter twice on the focused cell, and waits for the next step.
    function placeByKeys(): void {
        const before = tiles();
        tryVerify(() => onBoard());
        verifyFocusIsSeen();
        keyClick(Qt.Key_Return);
        tryCompare(controller.preview, "active", true);
        verifyFocusIsSeen();
        keyClick(Qt.Key_Return);
        tryVerify(() => tiles() > before);
        drawn(page);
    }

    /// With several sets, there are more kinds of figures than in the base game.
    function test_figureKinds_haveNumbers(): void {
        TestFolder.write("kinds.vozka", JSON.stringify({
            format: "vozka-game", version: 1, seed: 11, actions: [],
            rules: { edition: "C2", options: {}, sets: ["base", "abbey-and-mayor", "inns-and-cathedrals", "abbot",
                                                        "traders-and-builders"] },
            players: [{ name: "Anna", colour: "red", kind: "human" }, { name: "Petr", colour: "blue", kind: "human" }] }));
        verify(controller.files.open(TestFolder.file("kinds.vozka")));
        settle();
        placeByClicks();
        compare(controller.prompt.kind, Prompt.Deploy);
        const count = controller.supply.rowCount();
        compare(count, 8);
        for (let number = count; number >= 1; --number) {
            keyClick(String(number));
            compare(controller.hand.figure, controller.supply.availableFigureAt(number - 1));
        }
        const last = controller.hand.figure;
        keyClick("9");
        compare(controller.hand.figure, last);
    }
    /// As in a game that was opened by mouse, no item of the board has the focus yet.
    function test_enter_onBoard_focusesFirstChoice(): void {
        mouseClick(board, board.width / 2, board.height - 4);
        board.forceActiveFocus();
        settle();
        // An item that had the focus in another game would get it back.
        if (focused() !== board)
            focused().focus = false;
        compare(focused(), board);
        keyClick(Qt.Key_Return);
        tryVerify(() => onBoard());
        verifyFocusIsSeen();
        verify(!controller.preview.active);
        placeByKeys();
    }
    function test_tileAndFigure_arePlaced(): void {
        keyClick(Qt.Key_Right);
        tryVerify(() => onBoard());
        keyClick(Qt.Key_Return);
        verify(controller.preview.active);
        keyClick("r");
        keyClick(Qt.Key_Return);
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        tryVerify(() => onBoard());
        keyClick(Qt.Key_Return);
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        compare(figures(), 1);
    }
    function test_noFigure_passes_data(): var {
        return [{ tag: "n", key: Qt.Key_N }, { tag: "space", key: Qt.Key_Space }];
    }
    function test_noFigure_passes(row: var): void {
        keyClick(Qt.Key_Right);
        placeByKeys();
        tryVerify(() => focused().objectName.startsWith("choice:"));
        keyClick(row.key);
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        compare(figures(), 0);
        tryVerify(() => focused().objectName.startsWith("cell:"));
    }
    function test_escape_cancelsPreview(): void {
        keyClick(Qt.Key_Right);
        tryVerify(() => onBoard());
        keyClick(Qt.Key_Return);
        verify(controller.preview.active);
        keyClick(Qt.Key_Escape);
        verify(!controller.preview.active);
        verifyFocusIsSeen();
        compare(tiles(), 1);
    }
    function test_zoomAndPan_byKeys(): void {
        const size = board.camera.cell;
        keyClick("+");
        tryVerify(() => board.camera.cell > size);
        keyClick("0");
        tryCompare(board.camera, "cell", size);
        const x = board.camera.x;
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare(board.camera.x, x + 80);
    }
    function test_focus_movesCamera(): void {
        keyClick(Qt.Key_Right);
        tryVerify(() => onBoard());
        board.camera.pan(5000, 3000);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Down);
        verifyFocusIsSeen();
    }
    function test_mouse_showsNoFocus(): void {
        placeByClicks();
        tap(item("noFigure"));
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        wait(0);
        verify(!item("boardFocus").visible);
        keyClick(Qt.Key_Right);
        tryVerify(() => item("boardFocus").visible);
        verifyFocusIsSeen();
    }
    function test_undo_fromBar_keepsFocus(): void {
        keyClick(Qt.Key_Right);
        placeByKeys();
        keyClick(Qt.Key_N);
        tryVerify(() => controller.prompt.playerName === "Bedřich");
        item("undo").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        compare(controller.prompt.kind, Prompt.Deploy);
        wait(0);
        compare(focused(), item("undo"));
        keyClick(Qt.Key_Space);
        compare(tiles(), 1);
        // The button is disabled now, so the focus returns to the board.
        tryVerify(() => onBoard());
        verifyFocusIsSeen();
    }
    function test_enter_keepsTilePlacedByMouse(): void {
        keyClick(Qt.Key_Right);
        tryVerify(() => onBoard());
        const keysAt = Qt.point(focused().choice.cellX, focused().choice.cellY);
        const other = findCell(cell => cell.fits && (cell.choice.cellX !== keysAt.x || cell.choice.cellY !== keysAt.y));
        const there = Qt.point(other.choice.cellX, other.choice.cellY);
        const before = tiles();
        clickAt(middle(other));
        tryCompare(controller.preview, "active", true);
        compare(Qt.point(controller.preview.cellX, controller.preview.cellY), there);
        keyClick(Qt.Key_Return);
        tryVerify(() => tiles() > before);
        compare(controller.board.lastCell, there);
    }
    function test_bar_arrowsMoveFocus(): void {
        const fit = item("fit");
        fit.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(!fit.activeFocus && !board.activeFocus);
        keyClick(Qt.Key_Left);
        verify(fit.activeFocus);
        for (let i = 0; i < 12; ++i)
            keyClick(Qt.Key_Right);
        verify(!board.activeFocus, "the arrow key does not leave the bar");
        board.forceActiveFocus();
    }
    function test_tab_cyclesThroughAllItems(): void {
        keyClick(Qt.Key_Right);
        tryVerify(() => onBoard());
        const first = focused();
        const stops = [];
        do {
            stops.push(focused());
            verify(focused().visible && focused().enabled);
            keyClick(Qt.Key_Tab);
        } while (focused() !== first && stops.length < 40);
        compare(focused(), first);
        compare(stops.filter(stop => stop.objectName.startsWith("cell:")).length, 1);
        const order = ["fit", "turnHand"].map(name => stops.indexOf(item(name)));
        verify(order[0] > 0 && order[1] > order[0], order);
        for (let i = stops.length - 1; i >= 0; --i) {
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
            compare(focused(), stops[i]);
        }
    }
    function test_twelveTurns_byKeyboard(): void {
        keyClick(Qt.Key_Right);
        let set = 0;
        for (let turn = 0; turn < 12; ++turn) {
            const number = controller.turnNumber;
            if (turn % 4 === 1)
                keyClick("r");
            keyClick([Qt.Key_Left, Qt.Key_Up, Qt.Key_Right, Qt.Key_Down][turn % 4]);
            const laid = tiles();
            placeByKeys();
            compare(tiles(), laid + 1);
            if (controller.prompt.kind === Prompt.Deploy && controller.turnNumber === number) {
                tryVerify(() => onBoard());
                verifyFocusIsSeen();
                const takes = turn % 2 === 0 && focused().objectName.startsWith("choice:");
                keyClick(takes ? Qt.Key_Return : Qt.Key_N);
                set += takes ? 1 : 0;
            }
            tryVerify(() => controller.turnNumber > number);
        }
        verify(set > 2);
        verify(figures() > 0);
    }
    function test_wholeGame_byKeyboard(): void {
        keyClick(Qt.Key_Right);
        let points = 0;
        for (let turn = 0; turn < 80 && !controller.over; ++turn) {
            placeByKeys();
            if (controller.prompt.kind === Prompt.Deploy) {
                tryVerify(() => onBoard() && focused().objectName.startsWith("choice:"));
                verifyFocusIsSeen();
                keyClick(turn % 3 === 0 ? Qt.Key_Return : Qt.Key_Space);
                tryVerify(() => controller.prompt.kind !== Prompt.Deploy);
            }
            for (let row = 0; row < 2; ++row)
                points = Math.max(points, controller.players.data(controller.players.index(row, 0),
                                                                  Qt.UserRole + 6));
        }
        verify(controller.over);
        compare(tiles() + controller.tilesLeft, 72);
        verify(points > 0);
    }
    function test_choices_haveAccessibleNames(): void {
        const cell = fittingCell();
        verify(cell.Accessible.name.length > 0);
        compare(cell.Accessible.role, Accessible.Button);
        placeByClicks();
        const handle = findHandle();
        verify(handle.Accessible.name.length > 0);
        verify(handle.Accessible.description.length > 0);
        for (const name of ["undo", "redo", "noFigure", "fit"])
            verify(item(name).Accessible.name.length > 0, name);
    }
    function test_shortcuts_showNoFocusAfterMouse(): void {
        const ring = item("wholeBoardFocus");
        mouseClick(page, 40, page.height - 40);
        board.forceActiveFocus();
        keyClick("0");
        verify(!ring.shown);
        keyClick(Qt.Key_Tab);
        board.forceActiveFocus();
        verify(ring.shown || item("boardFocus").shown);
    }
}
