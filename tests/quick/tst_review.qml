// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reviewing a game at the table, by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka.Models

Table {
    id: root

    name: "Review"

    function test_bar_stepsThroughTurns(): void {
        controller.startReview(999);
        const last = controller.review.turns;
        verify(item("reviewBar").visible);
        verify(!item("reviewForward").enabled);
        tap(item("reviewBack"));
        compare(controller.review.turn, last - 1);
        tap(item("reviewFirst"));
        compare(tiles(), 1);
        compare(item("reviewTurn").text, "Before the first turn");
        verify(!item("reviewBack").enabled);
        tap(item("reviewForward"));
        compare(tiles(), 2);
        compare(item("reviewTurn").text, "Turn 1 of " + last);
        tap(item("reviewLast"));
        compare(tiles(), allTiles);
    }
    function test_slider_selectsTurn(): void {
        controller.startReview(0);
        const slider = item("reviewSlider");
        mouseClick(slider, slider.width / 2, slider.height / 2);
        fuzzyCompare(controller.review.turn, controller.review.turns / 2, 1);
        keyClick(Qt.Key_Left);
        const turn = controller.review.turn;
        keyClick(Qt.Key_Right);
        compare(controller.review.turn, turn + 1);
    }
    function test_altKeys_stepFromBoard(): void {
        controller.startReview(10);
        board.forceActiveFocus();
        keyClick(Qt.Key_Left, Qt.AltModifier);
        compare(controller.review.turn, 9);
        keyClick(Qt.Key_Right, Qt.AltModifier);
        keyClick(Qt.Key_Right, Qt.AltModifier);
        compare(controller.review.turn, 11);
        keyClick(Qt.Key_Home, Qt.AltModifier);
        compare(controller.review.turn, 0);
        keyClick(Qt.Key_End, Qt.AltModifier);
        compare(controller.review.turn, controller.review.turns);
    }
    /// True if a part of a tile is visible below the bar.
    function someIsInView(): bool {
        const camera = board.camera;
        const way = controller.board.shiftOf(Qt.rect(-camera.x / camera.cell, (board.topMargin - camera.y) / camera.cell,
                                                   board.width / camera.cell,
                                                   (board.height - board.topMargin) / camera.cell));
        return way.x === 0 && way.y === 0;
    }
    function test_camera_neverLosesBoard_data(): var {
        return [{ tag: "at the table", back: false }, { tag: "looking back", back: true }];
    }
    function test_camera_neverLosesBoard(row: var): void {
        if (row.back)
            controller.startReview(12);
        const far = 90000;
        for (const [dx, dy] of [[far, 0], [-far, 0], [0, far], [0, -far], [far, far], [far, -far], [-far, far], [-far, -far]]) {
            page.view.fitAll();
            board.camera.pan(dx, dy);
            verify(someIsInView(), `${dx} ${dy}`);
            // Zoom into an empty part.
            for (const [x, y] of [[5, 5], [board.width - 5, 5], [5, board.height - 5], [board.width - 5, board.height - 5]]) {
                board.camera.zoom(Qt.point(x, y), 6);
                verify(someIsInView(), `${dx} ${dy}: ${x} ${y}`);
            }
            board.camera.goTo(dx, dy);
            verify(someIsInView());
        }
        // The board also stays in view when the window becomes smaller.
        board.camera.pan(far, far);
        page.anchors.fill = undefined;
        page.width = 700;
        page.height = 420;
        drawn(page);
        verify(someIsInView());
        page.anchors.fill = page.parent;
        page.view.fitAll();
        fuzzyCompare(board.camera.boardPoint(board.camera.centre()).x,
                     controller.board.extent.x + controller.board.extent.width / 2, 0.1);
    }
    function test_shownTurn_isVisible(): void {
        // A card at the pointer would stop the camera.
        mouseMove(page, page.width - 5, page.height - 5);
        controller.startReview(999);
        board.camera.zoom(board.camera.centre(), 4);
        for (const turn of [0, 20, 3, 999, 1]) {
            controller.review.goTo(turn);
            const last = controller.board.lastCell;
            tryVerify(() => {
                const from = board.pointOf(last.x, last.y);
                return from.x >= 0 && from.x + board.camera.cell <= board.width
                    && from.y >= board.topMargin && from.y + board.camera.cell <= board.height;
            });
        }
    }
    function test_plainKeys_stepFromEveryItem_data(): var {
        return ["reviewFirst", "reviewBack", "reviewForward", "reviewLast", "reviewFit", "reviewSlider", "reviewLeave",
                "board"].map(name => ({ tag: name }));
    }
    function test_plainKeys_stepFromEveryItem(row: var): void {
        controller.startReview(10);
        leaveRequested.clear();
        const part = item(row.tag);
        part.forceActiveFocus(Qt.TabFocusReason);
        drawn(page);
        for (const [key, turn] of [[Qt.Key_Left, 9], [Qt.Key_Right, 10], [Qt.Key_Right, 11], [Qt.Key_PageUp, 9],
                                   [Qt.Key_PageDown, 11], [Qt.Key_Up, 11], [Qt.Key_Down, 11], [Qt.Key_Home, 0],
                                   [Qt.Key_Left, 0], [Qt.Key_PageUp, 0]]) {
            const x = board.camera.x;
            const y = board.camera.y;
            keyClick(key);
            compare(controller.review.turn, turn);
            if (key === Qt.Key_Up || key === Qt.Key_Down)
                compare(Qt.point(board.camera.x, board.camera.y), Qt.point(x, y));
            // A button that becomes disabled loses the focus.
            if (row.tag !== "reviewFirst" && row.tag !== "reviewBack")
                verify(root.Window.activeFocusItem === part, root.Window.activeFocusItem);
        }
        keyClick(Qt.Key_End);
        compare(controller.review.turn, controller.review.turns);
        keyClick(Qt.Key_Escape);
        compare(leaveRequested.count, 1);
    }
    function test_wholeBoard_isShownByButtonAndKey(): void {
        controller.startReview(999);
        for (const way of ["button", "key"]) {
            board.camera.pan(5000, 300);
            verify(!board.camera.following);
            if (way === "button")
                tap(item("reviewFit"));
            else
                keyClick("0");
            verify(board.camera.following);
            const extent = controller.board.extent;
            const from = board.pointOf(extent.x, extent.y);
            const to = board.pointOf(extent.x + extent.width, extent.y + extent.height);
            verify(from.x >= 0 && from.y >= board.topMargin && to.x <= board.width && to.y <= board.height);
        }
    }
    function test_review_isLeft_data(): var {
        return [{ tag: "button" }, { tag: "escape" }];
    }
    function test_review_isLeft(row: var): void {
        controller.startReview(10);
        leaveRequested.clear();
        if (row.tag === "button")
            tap(item("reviewLeave"));
        else
            keyClick(Qt.Key_Escape);
        compare(leaveRequested.count, 1);
        controller.review.leave();
        verify(!item("reviewBar").visible);
        compare(tiles(), allTiles);
    }
    function test_review_offersNoDecision(): void {
        controller.startReview(10);
        verify(!item("result").visible);
        verify(!item("handTile").visible);
        compare(findCell(() => true), null);
        clickAt(Qt.point(200, 500));
        mouseDoubleClickSequence(page, 300, 500);
        keyClick(Qt.Key_Return);
        keyClick("n");
        compare(controller.review.turn, 10);
        compare(tiles(), 11);
    }
    /// The board opens without animation: it does not zoom out first, and each tile is drawn once.
    function test_longGame_isShownWholeImmediately(): void {
        AppSettings.animation = AppSettings.NormalAnimation;
        board.camera.animated = true;
        for (let i = 0; i < 2; ++i) {
            board.camera.zoom(board.camera.centre(), 4);
            tryVerify(() => board.camera.size === board.camera.goalSize);
            controller.close();
            tryVerify(() => item("tile:0") === null);
            verify(controller.files.open(Qt.resolvedUrl("../games/random-2.vozka")));
            tryCompare(board, "started", true);
            compare(board.camera.size, board.camera.goalSize);
            verify(board.camera.cell < board.camera.largestFit);
            compare(board.detail, TilePictures.side(board.camera.cell));
            verify(item("tile:" + (tiles() - 1)));
        }
        board.camera.zoom(board.camera.centre(), 2);
        verify(board.camera.size < board.camera.goalSize, "from then on it moves");
    }

    function test_replay_showsTurnsAutomatically_data(): var {
        return [{ tag: "button" }, { tag: "space on the slider", part: "reviewSlider" }, { tag: "space on the board", part: "board" },
                { tag: "space on the button", part: "reviewPlay" }];
    }
    function test_replay_showsTurnsAutomatically(row: var): void {
        controller.review.setTurnMs(0);
        controller.startReview(999);
        controller.review.goTo(controller.review.turns - 4);
        const play = item("reviewPlay");
        const before = play.text;
        if (row.part) {
            item(row.part).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
        } else {
            tap(play);
        }
        verify(controller.review.playing);
        verify(play.text !== before);
        compare(play.Accessible.name, play.text);
        tryVerify(() => !controller.review.playing, 20000);
        compare(controller.review.turn, controller.review.turns);
        compare(tiles(), allTiles);
        compare(play.text, before);
    }
    function test_replay_stopsByStepAndButton(): void {
        controller.review.setTurnMs(100000);
        controller.startReview(5);
        for (const way of ["again", "space", "left", "slider", "line", "leave"]) {
            controller.startReview(5);
            tap(item("reviewPlay"));
            verify(controller.review.playing, way);
            if (way === "again")
                tap(item("reviewPlay"));
            else if (way === "space")
                keyClick(Qt.Key_Space);
            else if (way === "left")
                keyClick(Qt.Key_Left);
            else if (way === "slider")
                mouseClick(item("reviewSlider"), item("reviewSlider").width / 2, item("reviewSlider").height / 2);
            else if (way === "line")
                controller.reviewLogLine(1);
            else
                controller.review.leave();
            verify(!controller.review.playing, way);
        }
        controller.review.leave();
    }
    function test_replay_doesNotAnnounceEveryTurn(): void {
        controller.review.setTurnMs(100000);
        controller.startReview(5);
        item("reviewSlider").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        verify(item("reviewPlay").activeFocus);
        const told = item("reviewSlider").Accessible.name;
        verify(told.indexOf("5") < 0);
        keyClick(Qt.Key_Space);
        verify(item("reviewSlider").Accessible.name.indexOf("5") > 0);
    }
    function test_replayPace_changes(): void {
        controller.startReview(5);
        const pace = item("replayPace");
        const seen = [];
        for (let i = 0; i < 3; ++i) {
            seen.push(pace.text + AppSettings.replayPace);
            verify(pace.Accessible.name.length > pace.text.length);
            tap(pace);
        }
        compare(new Set(seen).size, 3);
        compare(AppSettings.replayPace, AppSettings.NormalReplay);
        pace.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        compare(AppSettings.replayPace, AppSettings.FastReplay);
        verify(!controller.review.playing);
        AppSettings.replayPace = AppSettings.NormalReplay;
    }
    function test_playOn_isRequested(): void {
        playedOn.clear();
        controller.startReview(999);
        verify(!item("playOnFromHere").enabled, "the game is over");
        controller.review.goTo(5);
        tap(item("playOnFromHere"));
        compare(playedOn.count, 1);
    }
    function test_logLine_startsReview_data(): var {
        return [{ tag: "button" }, { tag: "keys" }, { tag: "menu" }, { tag: "menu by keys" }];
    }
    function test_logLine_startsReview(row: var): void {
        for (const at of [20, 9]) {
            const line = root.logLine(at);
            const text = line.text;
            const menu = item("log").menu;
            if (row.tag === "button") {
                verify(item("reviewLogLineButton:" + at) === null);
                mouseMove(line, line.width / 2, line.height - 6);
                tryVerify(() => item("reviewLogLineButton:" + at) !== null);
                verify(item("reviewLogLineButton:" + at).Accessible.name.length > 0);
                tap(item("reviewLogLineButton:" + at));
            } else if (row.tag === "keys") {
                item("log").forceActiveFocus(Qt.TabFocusReason);
                item("log").choose(at);
                keyClick(Qt.Key_Return, Qt.ShiftModifier);
            } else {
                if (row.tag === "menu") {
                    mouseClick(line, line.width / 2, line.height - 6, Qt.RightButton);
                } else {
                    item("log").forceActiveFocus(Qt.TabFocusReason);
                    item("log").choose(at);
                    keyClick(Qt.Key_F10, Qt.ShiftModifier);
                }
                tryVerify(() => menu.opened);
                verify(menu.itemAt(0).visible);
                menu.itemAt(1).choose();
                menu.close();
                tryVerify(() => !menu.visible);
            }
            tryVerify(() => controller.review.active);
            verify(item("log").count > at);
            verify(item("log").count < 30);
            tryVerify(() => item("logLine:" + at) !== null);
            compare(item("logLine:" + at).text, text);
        }
        controller.review.leave();
    }

    property int allTiles: 0

    function init(): void {
        verify(controller.files.open(Qt.resolvedUrl("../games/random-2.vozka")));
        allTiles = tiles();
        page.forceActiveFocus();
        board.camera.animated = false;
        mouseMove(page, 300, 300);
        settle();
    }

    SignalSpy {
        id: playedOn

        target: Navigator
        signalName: "playOnFromHere"
    }
    SignalSpy {
        id: leaveRequested

        target: Navigator
        signalName: "leaveReview"
    }
}
