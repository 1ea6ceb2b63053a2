// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games against a computer with the mouse and the keyboard, hints, and explanations of its moves.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    readonly property ComputerPlayers computers: root.page.computers
    readonly property Hints hints: root.page.hints
    readonly property int longEnough: 120000

    name: "Computers"

    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.computerPace = AppSettings.AtOnceComputer;
        root.computers.iterations = 20;
        root.hints.iterations = 60;
        begin("person_and_computer.vozka");
    }
    function cleanup(): void {
        controller.close();
        root.width = 1280;
        root.height = 760;
        AppSettings.computerPace = AppSettings.NormalComputer;
    }
    function begin(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    function ownTurnByClicks(): void {
        placeByClicks();
        if (controller.prompt.kind === Prompt.Deploy)
            tap(item("noFigure"));
    }
    function awaitOwnTurn(): void {
        tryVerify(() => root.computers.seat < 0 && controller.prompt.kind !== Prompt.None, root.longEnough);
        drawn(page);
    }

    function test_computer_playsAfterTurnByMouse(): void {
        ownTurnByClicks();
        awaitOwnTurn();
        compare(controller.prompt.playerName, "Anna");
        verify(controller.turnNumber >= 3);
        compare(tiles(), 3);
    }
    function test_stepByStep_continuesByKeyOrClick_data(): var {
        return [{ tag: "space", by: () => keyClick(Qt.Key_Space) }, { tag: "enter", by: () => keyClick(Qt.Key_Return) },
                { tag: "click", by: () => tap(item("computerNext")) }];
    }
    function test_stepByStep_continuesByKeyOrClick(row: var): void {
        AppSettings.computerPace = AppSettings.StepByStep;
        ownTurnByClicks();
        tryCompare(root.computers, "activity", ComputerPlayers.Step, root.longEnough);
        compare(tiles(), 2);
        verify(item("computerTile").visible);
        compare(item("computerNext").text, "Next");
        verify(item("instruction").text.startsWith("Robot: "));
        page.forceActiveFocus();
        row.by();
        compare(tiles(), 3);
        if (root.computers.seat >= 0) {
            drawn(page);
            row.by();
        }
        awaitOwnTurn();
        compare(item("computerNext").visible, false);
    }
    function test_computerTile_cannotBeDragged(): void {
        AppSettings.computerPace = AppSettings.StepByStep;
        ownTurnByClicks();
        tryCompare(root.computers, "activity", ComputerPlayers.Step, root.longEnough);
        drawn(page);
        const start = middle(item("computerTile"));
        mousePress(page, start.x, start.y);
        moveTo(start, Qt.point(400, 400));
        verify(!item("tileGhost").visible);
        mouseRelease(page, 400, 400);
        verify(!item("handTile").visible);
        verify(fittingCell() === null);
        keyClick("n");
        keyClick("r");
        compare(tiles(), 2);
    }
    function test_moveNow_byKeyAndButton_data(): var {
        return [{ tag: "key", by: () => keyClick("m") }, { tag: "button", by: () => tap(item("computerNext")) }];
    }
    function test_moveNow_byKeyAndButton(row: var): void {
        // At a slow pace, the computer waits before it makes the decided move.
        AppSettings.computerPace = AppSettings.SlowComputer;
        begin("two_computers.vozka");
        tryVerify(() => root.computers.activity === ComputerPlayers.Moving, root.longEnough);
        const before = tiles();
        row.by();
        tryVerify(() => tiles() > before, root.longEnough);
    }
    function test_playerCards_showKindOfPlayer(): void {
        const cards = [];
        (function gather(part) {
            if (part.standingText !== undefined && part.thinking !== undefined)
                cards.push(part);
            for (let i = 0; i < part.children.length; ++i)
                gather(part.children[i]);
        })(page);
        compare(cards.map(card => card.isComputer), [false, true]);
        compare(cards.map(card => card.thinking), [false, false]);
    }
    function test_undo_returnsToOwnLastDecision(): void {
        ownTurnByClicks();
        awaitOwnTurn();
        keyClick("z", Qt.ControlModifier);
        tap(item("undo"));
        compare(controller.prompt.playerName, "Anna");
        verify(tiles() <= 2);
    }
    function test_gameOfComputers_pausesAndContinues(): void {
        AppSettings.computerPace = AppSettings.SlowComputer;
        begin("two_computers.vozka");
        tap(item("computerPause"));
        compare(root.computers.activity, ComputerPlayers.Paused);
        const before = tiles();
        compare(item("computerNext").text, "Continue");
        AppSettings.computerPace = AppSettings.AtOnceComputer;
        keyClick(Qt.Key_Space);
        tryVerify(() => tiles() > before + 1, root.longEnough);
    }

    function askHint(): void {
        keyClick("h");
        compare(root.hints.active, true);
        tryVerify(() => !root.hints.thinking, root.longEnough);
        drawn(page);
    }
    function test_hint_showsGhostsAndPlaysNothing(): void {
        const card = () => item("hintCard");
        verify(!card().visible);
        askHint();
        verify(card().visible);
        const count = root.hints.moves.rowCount();
        verify(count >= 2 && count <= 3, count);
        verify(item("ghost:0").visible);
        for (let row = 0; row < count; ++row)
            verify(item("hintMove:" + row).lead.length > 0);
        verify([0, 1, 2].some(row => item("hintMove:" + row) !== null && item("hintMove:" + row).reasons.length > 0));
        const letter = item("letter:A");
        verify(letter.visible && letter.width >= 24);
        verify(letter.feature >= 0);
        mouseMove(letter, letter.width / 2, letter.height / 2);
        tryVerify(() => controller.spotlight.active && !controller.spotlight.isTile, 5000, "the feature is highlighted");
        mouseMove(letter, -200, -200);
        tryCompare(controller.spotlight, "active", false);
        verify([0, 1, 2].some(row => item("hintMove:" + row) !== null && / A\b/.test(item("hintMove:" + row).words)));
        verify(item("hintMove:0").text.includes(`(${item("hintMove:0").where})`));
        const before = controller.decisions;
        tap(item("moveDisc:1"));
        compare(root.hints.chosen, 1);
        root.hints.chosen = -1;
        tap(item("hintMove:1"));
        compare(root.hints.chosen, 1);
        verify(item("ghost:1").opacity > item("ghost:0").opacity);
        compare(controller.decisions, before);
        compare(controller.preview.active, false);
        keyClick("h");
        compare(root.hints.active, false);
        verify(!card().visible);
    }
    /// A tower has no picture in the hint: its tile gets a frame.
    function test_hintOfTower_framesItsTile(): void {
        begin("tower_build.vozka");
        askHint();
        const towers = [0, 1, 2].filter(row => item("ghost:" + row) !== null && item("ghost:" + row).marksCell);
        verify(towers.length > 0);
        for (const row of towers) {
            root.hints.chosen = row;
            const mark = item("moveMark:" + row);
            const cell = board.camera.cell;
            verify(mark.visible);
            compare([mark.x, mark.y, mark.width], [item("ghost:" + row).figureCellX * cell, item("ghost:" + row).figureCellY * cell, cell]);
        }
    }
    function test_hints_keepCellSize_data(): var {
        const rows = [];
        for (const file of ["person_and_computer.vozka", "tower_build.vozka", "portal.vozka"])
            for (const [width, height] of [[960, 576], [999, 700], [1000, 700], [1280, 760], [1920, 1080]])
                rows.push({ tag: `${file} ${width}x${height}`, file: file, width: width, height: height });
        return rows;
    }
    function test_hints_keepCellSize(row: var): void {
        root.width = row.width;
        root.height = row.height;
        begin(row.file);
        const before = board.camera.cell;
        askHint();
        const card = item("hintCard");
        compare(card.beside, row.width >= 1000);
        compare(board.camera.cell, before);
        const shown = [];
        for (let move = 0; move < root.hints.moves.rowCount(); ++move)
            if (item("hintMove:" + move).visible)
                shown.push(move);
        compare(shown.length, card.beside ? root.hints.moves.rowCount() : 1);
        verifyDiscs();
        for (let move = 0; move < root.hints.moves.rowCount(); ++move) {
            root.hints.chosen = move;
            drawn(page);
            compare(board.camera.cell, before);
            verify(item("hintMove:" + move).visible);
            const cells = root.hints.extentOf(move);
            const left = board.camera.x + cells.x * before;
            const top = board.camera.y + cells.y * before;
            verify(left >= (card.beside ? card.x + card.width : 0) && top >= board.topMargin, `${left} ${top}`);
            verify(left + cells.width * before <= board.width, `${left}`);
            verify(top + cells.height * before <= (card.beside ? board.height : card.y), `${top}`);
        }
    }
    /// Verifies that the discs of the hints are outside the proposed tiles and figures, and that discs and letters do not
    /// overlap.
    function verifyDiscs(): void {
        const moves = [];
        for (let move = 0; move < root.hints.moves.rowCount(); ++move)
            moves.push(item("ghost:" + move));
        const discs = moves.map(move => Qt.rect(move.disc.x - move.discSide / 2, move.disc.y - move.discSide / 2, move.discSide, move.discSide));
        const meet = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
        const letters = ["A", "B", "C"].map(letter => item("letter:" + letter)).filter(letter => letter !== null);
        for (let i = 1; i < letters.length; ++i)
            for (const other of letters.slice(0, i))
                verify(!meet(Qt.rect(other.x, other.y, other.width, other.height),
                             Qt.rect(letters[i].x, letters[i].y, letters[i].width, letters[i].height)), letters[i].letter);
        for (let i = 0; i < moves.length; ++i) {
            for (const letter of letters)
                verify(!meet(discs[i], Qt.rect(letter.x, letter.y, letter.width, letter.height)), letter.letter);
            for (const move of moves)
                verify(!meet(discs[i], move.tileBox) && !meet(discs[i], move.figureBox), `disc ${i}: ${discs[i]}`);
            for (let j = 0; j < i; ++j)
                verify(!meet(discs[i], discs[j]), `discs ${i} and ${j}`);
        }
    }
    function test_hints_hideMarkersOfFigures(): void {
        placeByClicks();
        compare(controller.prompt.kind, Prompt.Deploy);
        mouseMove(page, page.width - 20, page.height - 20);
        const marker = findHandle();
        compare(marker.opacity, 1);
        askHint();
        compare(marker.opacity, 0);
        marker.forceActiveFocus(Qt.TabFocusReason);
        compare(marker.opacity, 1);
        root.hints.hide();
        page.forceActiveFocus();
        tryCompare(marker, "opacity", 1);
    }
    function test_hintCards_arrowsMoveFocus(): void {
        askHint();
        item("hintMove:0").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        verify(item("hintMove:1").activeFocus);
        keyClick(Qt.Key_Return);
        compare(root.hints.chosen, 1);
        keyClick(Qt.Key_Up);
        verify(item("hintMove:0").activeFocus);
    }
    /// Escape first cancels the preview and keeps the hint.
    function test_escape_closesPreviewThenHint(): void {
        askHint();
        mouseClick(item("ghost:0").children[0]);
        compare(controller.preview.active, true);
        keyClick(Qt.Key_Escape);
        compare(controller.preview.active, false);
        compare(root.hints.active, true);
        keyClick(Qt.Key_Escape);
        compare(root.hints.active, false);
    }
    function test_hintTile_click_placesIt(): void {
        askHint();
        const tile = item("ghost:0").children[0];
        verify(tile.visible);
        mouseClick(tile);
        compare(controller.preview.active, true);
        compare(controller.preview.cellX, item("ghost:0").cellX);
        compare(controller.preview.cellY, item("ghost:0").cellY);
    }
    function test_hint_closesByEscapeButtonAndMove_data(): var {
        return [{ tag: "escape", by: () => keyClick(Qt.Key_Escape) }, { tag: "cross", by: () => tap(item("closeHint")) },
                { tag: "move", by: () => controller.choose(0) }, { tag: "toolbar", by: () => tap(item("hint")) }];
    }
    function test_hint_closesByEscapeButtonAndMove(row: var): void {
        askHint();
        row.by();
        tryCompare(root.hints, "active", false);
        compare(item("hintCard").visible, false);
    }
    function test_hint_isDisabledInComputerTurn(): void {
        AppSettings.computerPace = AppSettings.StepByStep;
        ownTurnByClicks();
        tryCompare(root.computers, "activity", ComputerPlayers.Step, root.longEnough);
        compare(item("hint").enabled, false);
        keyClick("h");
        compare(root.hints.active, false);
    }

    function whyRow(): int {
        for (let row = 0; row < controller.log.rowCount(); ++row) {
            const button = item("why:" + row);
            if (button && button.visible)
                return row;
        }
        return -1;
    }
    function test_why_showsReasonsInLog(): void {
        ownTurnByClicks();
        compare(whyRow(), -1);
        awaitOwnTurn();
        const row = whyRow();
        verify(row >= 0);
        tap(item("why:" + row));
        tryVerify(() => item("whyCard").visible);
        tryVerify(() => item("whyMessages").text.length > 0 && !item("whyMessages").text.startsWith("Thinking"),
                  root.longEnough);
        keyClick(Qt.Key_Escape);
        compare(item("whyCard").visible, false);
    }
    function test_w_showsReasonsForMoveInLogOrLatest(): void {
        ownTurnByClicks();
        awaitOwnTurn();
        board.forceActiveFocus();
        keyClick(Qt.Key_W);
        verify(item("whyCard").visible);
        keyClick(Qt.Key_Escape);
        compare(item("whyCard").visible, false);
        const log = item("log");
        log.forceActiveFocus();
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_W);
        verify(!item("whyCard").visible, "the first line is not about a computer");
    }
}
