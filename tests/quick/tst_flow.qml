// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The display between decisions: final scores, tiles without a legal place, choices that need confirmation, and figures
// that return to the supply.
import QtQml
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Flow"

    property bool hasLastTurn: false

    /// Makes choices until `done` holds or the game is over.
    function playUntil(done: var): void {
        for (let n = 0; n < 300 && !controller.over && !done(); ++n) {
            controller.choose(controller.prompt.kind === Prompt.Deploy && n % 3 ? controller.prompt.passRow
                                                                                 : n % controller.choices.rowCount());
            // Process deferred deletions.
            wait(0);
        }
    }
    /// Plays the last turn of a game. The first test that needs it plays all turns before and saves them.
    function playToTheEnd(): void {
        const lastTurn = TestFolder.file("last_turn.vozka");
        if (!hasLastTurn) {
            playAll();
            controller.undo();
            hasLastTurn = controller.files.save(lastTurn);
        }
        verify(controller.files.open(lastTurn));
        verify(!controller.over);
        playAll();
    }
    function playAll(): void {
        while (!controller.over) {
            playUntil(() => controller.discards.active);
            controller.discards.dismiss();
        }
    }
    /// Opens a game and makes its next decision, after which a tile without a legal place is drawn.
    function playUntilDiscard(): void {
        verify(controller.files.open(Qt.resolvedUrl("lost_tile.vozka")));
        controller.choose(controller.prompt.passRow);
        verify(controller.discards.active);
    }
    /// Plays until a figure can be placed in a field. Returns the handle of that choice.
    function handleOnAField(): Item {
        for (let n = 0; n < 100; ++n) {
            placeByClicks();
            settle();
            for (let row = 0; row < controller.choices.rowCount(); ++row) {
                const handle = item("choice:" + row);
                if (handle && handle.visible && handle.choice.source.includes("farmer"))
                    return handle;
            }
            controller.choose(controller.prompt.passRow);
        }
        return null;
    }
    Commands {
        id: atResult

        controller: root.controller
        atTable: false
        atResult: true
    }
    function test_undo_returnsFromResult(): void {
        playToTheEnd();
        verify(controller.over && !controller.endedEarly);
        verify(atResult.undo.enabled);
        atResult.undo.trigger();
        verify(!controller.over);
    }
    /// Returns the sum of the points of all players.
    function points(): int {
        let sum = 0;
        for (let i = 0; i < players.count; ++i)
            sum += players.objectAt(i).points;
        return sum;
    }
    function flying(): int {
        return item("flights").flying();
    }

    Instantiator {
        id: players

        model: root.controller.players
        delegate: QtObject {
            required property int points
        }
    }
    Finder {
        id: finder
    }
    SignalSpy {
        id: over

        target: root.controller
        signalName: "gameOver"
    }
    SignalSpy {
        id: returns

        target: root.controller.events
        signalName: "figureReturned"
    }

    function test_finalScoring_isShownStepByStep(): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        over.clear();
        playToTheEnd();
        const count = controller.finalCount;
        tryCompare(item("finalCard"), "visible", true);
        compare(count.number, 1);
        compare(over.count, 0);
        verify(item("finalMessage").text.length > 0);
        verify(!item("result").visible);
        const before = points();
        tap(item("nextCount"));
        compare(count.number, 2);
        verify(points() > before);
        keyClick(Qt.Key_Space);
        compare(count.number, 3);
        keyClick(Qt.Key_Return);
        compare(count.number, 4);
        keyClick(Qt.Key_Escape);
        compare(over.count, 1);
        compare(item("finalCard").visible, false);
        verify(item("result").visible);
    }
    /// Without the user, one feature follows the other. It stops when the user shows a feature or presses Pause.
    function test_finalScoring_stopsAfterNextOrPause_data(): var {
        return [{ tag: "nextCount", step: 1 }, { tag: "pauseCount", step: 0 }];
    }
    function test_finalScoring_stopsAfterNextOrPause(row: var): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        playToTheEnd();
        const card = item("finalCard");
        tryCompare(card, "visible", true);
        verify(!card.paused);
        tryCompare(controller.finalCount, "number", 2, 15000);
        verify(!card.paused);
        tap(item(row.tag));
        verify(card.paused);
        compare(controller.finalCount.number, 2 + row.step);
        tap(item("pauseCount"));
        verify(!card.paused);
        tryCompare(controller.finalCount, "number", 3 + row.step, 15000);
        controller.finalCount.skip();
    }
    function test_scoringFeature_isScrolledIntoView(): void {
        playToTheEnd();
        controller.undo();
        board.camera.pan(5000, 0);
        AppSettings.animation = AppSettings.SlowAnimation;
        controller.redo();
        controller.undo();
        controller.choose(controller.choices.rowCount() - 1);
        verify(controller.finalCount.active);
        const extent = controller.finalCount.extent;
        tryVerify(() => board.pointOf(extent.x, 0).x >= 0 && board.pointOf(extent.right, 0).x <= board.width);
    }
    function test_undoneEnd_isShownAtDecision_data(): var {
        return [{ tag: "while it is scored" }, { tag: "after the scoring" }];
    }
    function test_undoneEnd_isShownAtDecision(row: var): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        playToTheEnd();
        AppSettings.animation = AppSettings.NoAnimation;
        const view = board.cameraController;
        while (row.tag === "after the scoring" && controller.finalCount.active)
            controller.finalCount.next();
        // A part of the board far from the decision, with large cells.
        board.camera.zoom(Qt.point(300, 300), 9);
        board.camera.pan(5000, 5000);
        controller.undo();
        verify(!controller.over);
        const at = controller.board.lastCell;
        tryVerify(() => {
            const middle = board.pointOf(at.x + 0.5, at.y + 0.5);
            return !view.pending && middle.x > 0 && middle.x < board.width && middle.y > board.topMargin && middle.y < board.height;
        });
    }
    function test_finalScoring_isSkipped(): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        over.clear();
        playToTheEnd();
        tap(item("skipCount"));
        compare(over.count, 1);
        verify(!controller.finalCount.active);
    }
    function test_withoutAnimation_resultIsShownImmediately(): void {
        over.clear();
        playToTheEnd();
        compare(over.count, 1);
        verify(!item("finalCard").visible);
    }
    function test_discardedTile_isShownUntilDismissed_data(): var {
        return [{ tag: "click", act: () => tap(item("dismissDiscards")) },
                { tag: "enter", act: () => keyClick(Qt.Key_Return) },
                { tag: "space", act: () => keyClick(Qt.Key_Space) },
                { tag: "escape", act: () => keyClick(Qt.Key_Escape) }];
    }
    function test_discardedTile_isShownUntilDismissed(row: var): void {
        playUntilDiscard();
        tryCompare(item("discardCard"), "visible", true);
        compare(controller.prompt.kind, Prompt.Discard);
        drawn(page);
        row.act();
        compare(item("discardCard").visible, false);
        verify(controller.over || controller.prompt.kind === Prompt.Place);
    }
    function test_undo_closesDiscardedTile(): void {
        playUntilDiscard();
        tap(item("undo"));
        compare(item("discardCard").visible, false);
        verify(controller.choices.rowCount() > 0);
    }
    function test_figureInField_needsConfirmation(): void {
        AppSettings.confirmation = AppSettings.ConfirmFields;
        const handle = handleOnAField();
        verify(handle);
        const player = controller.prompt.playerName;
        clickAt(middle(handle));
        tryCompare(item("confirmBar"), "visible", true);
        verify(item("heldFigure").visible);
        compare(controller.prompt.playerName, player);
        keyClick(Qt.Key_Escape);
        compare(item("confirmBar").visible, false);
        compare(controller.prompt.kind, Prompt.Deploy);
        clickAt(middle(handle));
        tryCompare(item("confirmBar"), "visible", true);
        keyClick(Qt.Key_Return);
        compare(item("confirmBar").visible, false);
        verify(controller.prompt.playerName !== player);
        compare(figures(), 1);
    }
    function test_noFigure_needsConfirmation(): void {
        AppSettings.confirmation = AppSettings.AlwaysConfirm;
        placeByClicks();
        tap(item("noFigure"));
        compare(item("confirmBar").visible, true);
        clickAt(middle(findHandle()));
        tryVerify(() => controller.held.target !== Choice.Tile);
        keyClick(Qt.Key_N);
        tryVerify(() => controller.held.target === Choice.Tile);
        tap(item("cancelChoice"));
        compare(controller.prompt.playerName, "Anna");
        tap(item("noFigure"));
        tap(item("confirmHeld"));
        compare(controller.prompt.playerName, "Bedřich");
    }
    function test_returningFigure_isAnimated(): void {
        AppSettings.animation = AppSettings.FastAnimation;
        returns.clear();
        playUntil(() => returns.count > 0);
        verify(returns.count > 0);
        compare(flying(), returns.count);
        tryVerify(() => flying() === 0);
    }
    function test_returningFigure_movesFromPlaceToPlayerCard(): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        // On a busy machine, the board could still be moving.
        board.camera.animated = false;
        returns.clear();
        playUntil(() => returns.count > 0);
        const returned = returns.signalArguments;
        const all = finder.having(item("flights"), "fromSide").filter(each => each.visible);
        compare(all.length, returned.length);
        for (let i = 0; i < all.length; ++i) {
            const [x, y, player, , source] = Array.from(returned[i]);
            const start = board.mapToItem(page, board.pointOf(x, y).x, board.pointOf(x, y).y);
            compare(String(all[i].source), String(source));
            verify(Math.abs(all[i].from.x - start.x) < board.camera.cell / 2);
            verify(Math.abs(all[i].from.y - start.y) < board.camera.cell / 2);
            verify(all[i].fromSide > 10);
            const card = finder.having(item("players"), "shownPoints")[player];
            const corner = card.mapToItem(page, 0, 0);
            verify(all[i].to.x > corner.x && all[i].to.x < corner.x + card.width);
            verify(all[i].to.y > corner.y && all[i].to.y < corner.y + card.height);
        }
        board.camera.animated = true;
    }
    function test_nextAction_endsAnimations(): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        returns.clear();
        playUntil(() => returns.count > 0);
        verify(flying() > 0);
        controller.undo();
        compare(flying(), 0);
    }
    function test_withoutAnimation_nothingMoves(): void {
        returns.clear();
        playUntil(() => returns.count > 0);
        verify(returns.count > 0);
        compare(flying(), 0);
    }
    function test_openedBoard_doesNotMove(): void {
        AppSettings.animation = AppSettings.SlowAnimation;
        playUntil(() => tiles() > 12 && controller.prompt.kind === Prompt.Place);
        const file = TestFolder.file("still.vozka");
        verify(controller.files.save(file));
        controller.close();
        verify(controller.files.open(file));
        tryCompare(board, "started", true);
        for (let row = 0; row < tiles(); ++row)
            compare(item("tile:" + row).scale, 1);
        const before = tiles();
        placeByClicks();
        verify(item("tile:" + before).scale > 1);
    }
    function test_marks_canBeSwitchedOff(): void {
        AppSettings.markFits = AppSettings.markOtherTurns = AppSettings.markFeatures = false;
        const cell = fittingCell();
        verify(!cell.marked);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        verify(controller.preview.active);
        keyClick(Qt.Key_Return);
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        // The first feature already has the focus, so it is marked.
        tryVerify(() => findHandles().some(each => each.activeFocus));
        verify(findHandles().every(each => each.marked === each.activeFocus));
        keyClick(Qt.Key_Down);
        verify(findHandles().every(each => each.marked === each.activeFocus));
    }
    function findHandles(): var {
        const found = [];
        for (let row = 0; row < controller.choices.rowCount(); ++row) {
            if (item("choice:" + row))
                found.push(item("choice:" + row));
        }
        return found;
    }
}
