// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays several stories by mouse, and the first steps of one by keyboard. Also answers, texts and focus of the page.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

PageTest {
    id: root

    readonly property GameController game: openStory.game
    readonly property Item board: findChild(page, "board")
    readonly property TextCheck check: TextCheck {}
    readonly property Finder finder: Finder {}

    function item(name: string): Item {
        return findChild(page, name);
    }
    function middle(of: Item): point {
        return of.mapToItem(page, of.width / 2, of.height / 2);
    }
    function onBoard(x: real, y: real): point {
        const at = board.pointOf(x, y);
        return board.mapToItem(page, at.x, at.y);
    }
    function drag(from: Item, to: point): void {
        const start = middle(from);
        mousePress(page, start.x, start.y);
        for (let i = 1; i <= 8; ++i)
            mouseMove(page, start.x + (to.x - start.x) * i / 8, start.y + (to.y - start.y) * i / 8, 5);
        mouseRelease(page, to.x, to.y);
    }
    function settle(): void {
        drawn(page);
    }
    /// Returns the texts of the story that are cut. Ignores scrolled text, which continues below the buttons.
    function cutTexts(): var {
        return check.findings(item("storyGuide")).filter(found => !found.startsWith("run together"));
    }
    function open(id: string): void {
        AppSettings.removeStoryPlace(id);
        verify(openStory.open(id), id);
        page.begin();
        settle();
    }
    function figureItem(kind: string): Item {
        return finder.having(page, "figure").find(each => each.objectName === "handFigure" && each.visible
                                                          && String(each.source).includes("/" + kind + "/"));
    }
    /// Performs the action of a step by mouse.
    function play(wanted: var): void {
        settle();
        if (wanted === null)
            return;
        if (wanted.pass) {
            tap(item("noFigure"));
        } else if (wanted.asked) {
            for (const row of wanted.asked) {
                tap(item("storyChoice:" + row));
                settle();
            }
            if (item("storyCheck").visible)
                tap(item("storyCheck"));
        } else {
            for (let i = 0; i < wanted.turns; ++i)
                tap(item("turnHand"));
            const figure = wanted.item.startsWith("figure:");
            drag(figure ? figureItem(wanted.item.slice(7)) : item(wanted.item), onBoard(wanted.x, wanted.y));
        }
    }

    /// Actions of all steps of these stories: a drag to a point of the board in cells, rows of answers, no figure, or
    /// no action.
    readonly property var plays: ({
        "learn-1": [
            null,
            { item: "handTile", turns: 0, x: 1.5, y: 0.5 },
            { item: "figure:follower", turns: 0, x: 1.5, y: 0.558 },
            { asked: [1] },
            { item: "handTile", turns: 2, x: 2.5, y: 1.5 },
            { pass: true },
            null,
            { item: "handTile", turns: 0, x: -0.5, y: 0.5 },
            { asked: [2] }
        ],
        "learn-2": [
            null,
            { item: "handTile", turns: 2, x: 0.5, y: -0.5 },
            { asked: [0] },
            { item: "handTile", turns: 0, x: 0.5, y: 1.5 },
            { item: "figure:follower", turns: 0, x: 0.527, y: 1.624 },
            { item: "handTile", turns: 2, x: 0.5, y: 2.5 },
            { asked: [2] },
            { item: "handTile", turns: 0, x: 2.5, y: 0.5 },
            { item: "figure:follower", turns: 0, x: 2.495, y: 0.495 },
            null,
            { asked: [2] }
        ],
        "learn-game": [
            null,
            { item: "handTile", turns: 1, x: 1.5, y: 0.5 },
            { asked: [0] },
            { item: "figure:follower", turns: 0, x: 1.5, y: 0.5 },
            null
        ],
        "learn-abbey": [
            null,
            { asked: [0] },
            { item: "handOwnTile", turns: 0, x: 1.5, y: 0.5 },
            { item: "figure:follower", turns: 0, x: 1.5, y: 0.7 },
            { item: "handTile", turns: 2, x: 0.5, y: -0.5 },
            { asked: [2] }
        ],
        "learn-mayor": [
            null,
            { item: "handTile", turns: 1, x: 0.5, y: -0.5 },
            { item: "figure:mayor", turns: 0, x: 0.5, y: -0.36 },
            { item: "handTile", turns: 1, x: 0.5, y: -1.5 },
            { asked: [0] },
            { item: "handTile", turns: 2, x: 2.5, y: -1.5 },
            { asked: [0] }
        ],
        "learn-barn": [
            null,
            { item: "handTile", turns: 1, x: 1.5, y: 1.5 },
            { asked: [0] },
            { item: "figure:barn", turns: 0, x: 1.02, y: 1.02 },
            { asked: [1, 2] },
            { asked: [2] }
        ],
        "learn-wagon": [
            null,
            { item: "handTile", turns: 0, x: 1.5, y: 0.5 },
            { item: "figure:wagon", turns: 0, x: 1.25, y: 0.512 },
            { asked: [0, 1] },
            { item: "movingFigureHandle", turns: 0, x: 0.5, y: 0.112 },
            null
        ]
    })

    name: "Stories"
    width: 1280
    height: 760
    when: windowShown
    visible: true

    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.language = "en";
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
        page.forceActiveFocus();
    }
    function cleanup(): void {
        openStory.close();
    }

    function test_stories_canBePlayed_data(): var {
        return Object.keys(plays).map(id => ({ tag: id }));
    }
    function test_stories_canBePlayed(data): void {
        open(data.tag);
        compare(openStory.step.count, plays[data.tag].length);
        for (let i = 0; i < openStory.step.count; ++i) {
            compare(openStory.step.index, i);
            play(plays[data.tag][i]);
            tryVerify(() => openStory.step.answered, 2000, data.tag + " step " + (i + 1) + " " + openStory.step.remark);
            verify(openStory.step.remarkKind !== LessonStep.Wrong, openStory.step.remark);
            if (i + 1 < openStory.step.count) {
                settle();
                tap(item("storyNext"));
            }
        }
        verify(openStory.step.ended);
        compare(openStory.step.right, openStory.step.questions);
    }
    function test_showMe_playsStory_data(): var {
        return ["learn-1", "learn-2", "learn-game", "learn-abbey", "learn-mayor", "learn-barn", "learn-wagon", "learn-drawbridges"].map(id => ({ tag: id }));
    }
    function test_showMe_playsStory(data): void {
        open(data.tag);
        for (let i = 0; i < openStory.step.count; ++i) {
            compare(openStory.step.index, i);
            verify(openStory.text.length > 0);
            if (!openStory.step.answered) {
                verify(!openStory.step.canContinue);
                tap(item("storyShowMe"));
            }
            tryVerify(() => openStory.step.answered);
            if (i + 1 < openStory.step.count) {
                settle();
                keyClick(Qt.Key_PageDown);
            }
        }
        verify(openStory.step.ended);
        compare(openStory.step.right, 0);
    }
    /// A number covers the place of the figure: a click on it selects the place.
    function test_numbers_ignoreClicksDuringTask(): void {
        open("learn-wagon");
        for (let i = 0; i < 2; ++i) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        compare(openStory.step.index, 2);
        settle();
        // The wagon is in hand, so a click places it.
        const discs = finder.having(item("storyDiscs"), "placeX").filter(each => each.visible);
        compare(discs.length, 1);
        verify(!item("storyDiscs").pickable);
        tap(figureItem("wagon"));
        settle();
        const at = middle(discs[0]);
        mouseClick(page, at.x, at.y);
        tryVerify(() => openStory.step.answered, 2000, openStory.step.remark);
        compare(openStory.step.remarkKind, LessonStep.Right);
    }
    function test_story_resumesAtStoredStep(): void {
        open("learn-1");
        tap(item("storyNext"));
        compare(openStory.step.index, 1);
        openStory.close();
        verify(!item("storyResumed").visible);
        verify(openStory.open("learn-1"));
        compare(openStory.step.index, 1);
        settle();
        verify(item("storyResumed").visible);
        compare(item("storyResumed").Accessible.name, "Continues at step 2 of 9.");
        compare(cutTexts(), []);
        tap(item("resumedRestart"));
        compare(openStory.step.index, 0);
        verify(!item("storyResumed").visible);
        tap(item("storyNext"));
        tap(item("restartStory"));
        compare(openStory.step.index, 0);
        openStory.close();
        verify(openStory.open("learn-1"));
        compare(openStory.step.index, 0);
    }
    function test_page_focusesNextButton(): void {
        open("learn-1");
        page.visible = false;
        page.begin();
        settle();
        page.visible = true;
        page.forceActiveFocus();
        settle();
        tryVerify(() => item("storyNext").activeFocus);
    }
    function test_answers_doNotMove(): void {
        open("learn-1");
        while (openStory.step.index < openStory.step.count - 1) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        settle();
        const places = () => [0, 1, 2, 3].map(row => {
            const choice = item("storyChoice:" + row);
            return choice.x + "," + choice.y + "," + choice.width;
        }).join(" ");
        const before = places();
        tap(item("storyChoice:2"));
        settle();
        verify(openStory.step.answered);
        compare(places(), before);
    }
    /// The table must not show the points that the question is about.
    function test_table_hidesAnswer(): void {
        open("learn-1");
        while (!openStory.step.ended) {
            if (!openStory.step.answered)
                openStory.showMe();
            if (openStory.step.index > 1)
                for (const card of finder.having(page, "standingText")) {
                    compare(card.standingText, "");
                    compare(findChild(card, "standing").opacity, 0);
                }
            openStory.next();
            settle();
        }
    }
    function test_automaticMoves_areNotOffered(): void {
        open("learn-2");
        while (openStory.step.index < 3) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        settle();
        // Petr's moves are delayed.
        openStory.back();
        openStory.pause = 60000;
        openStory.next();
        verify(openStory.step.playing);
        settle();
        compare(game.prompt.kind, Prompt.None);
        verify(!item("noFigure").visible);
        openStory.pause = 0;
        openStory.next();
        verify(!openStory.step.playing);
        compare(game.prompt.kind, Prompt.Place);
    }
    function test_answers_showResults(): void {
        open("learn-1");
        for (let i = 0; i < 3; ++i) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        settle();
        tap(item("storyChoice:0"));
        settle();
        tap(item("storyCheck"));
        settle();
        const word = row => findChild(item("storyChoice:" + row), "choiceResult");
        compare(word(0).text, "Wrong");
        compare(word(1).text, "Missed");
        verify(!word(2).visible);
    }
    function test_showMe_isMarkedAsShown(): void {
        open("learn-1");
        for (let i = 0; i < 3; ++i) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        settle();
        tap(item("storyShowMe"));
        settle();
        compare(findChild(item("storyChoice:1"), "choiceResult").text, "Right answer");
        compare(findChild(item("storyChoice:0"), "choiceResult").text, "");
        compare(openStory.step.remarkKind, LessonStep.Advice);
    }
    function test_wrongAnswers_showReasons(): void {
        open("learn-1");
        compare(item("storyStep").text, "Step 1 of 9");
        tap(item("storyNext"));
        compare(openStory.step.kind, LessonStep.Task);

        // A placement that the rules refuse: the tile moves back, and the reason is shown.
        drag(item("handTile"), onBoard(0.5, 0.5));
        tryCompare(item("refusal"), "shown", true);
        verify(!openStory.step.answered);
        // A legal placement that is not the task: it is undone, and a hint is shown.
        tap(item("turnHand"));
        tap(item("turnHand"));
        drag(item("handTile"), onBoard(0.5, 1.5));
        tryVerify(() => openStory.step.remarkKind === LessonStep.Wrong);
        compare(game.board.rowCount(), 1);
        compare(game.prompt.kind, Prompt.Place);
        // The placement is right in the first rotation.
        tap(item("turnHand"));
        tap(item("turnHand"));
        drag(item("handTile"), onBoard(1.5, 0.5));
        tryVerify(() => openStory.step.answered);
        compare(openStory.step.remarkKind, LessonStep.Right);
        compare(game.board.rowCount(), 2);
        compare(game.prompt.kind, Prompt.None);
        compare(openStory.step.right, 0);

        tap(item("storyNext"));
        settle();
        tap(item("noFigure"));
        tryVerify(() => openStory.step.remarkKind === LessonStep.Wrong);
        verify(!openStory.step.answered);
        tap(item("storyHint"));
        compare(openStory.step.remarkKind, LessonStep.Advice);
        drag(item("handFigure"), onBoard(1.5, 0.5));
        tryVerify(() => openStory.step.answered);
        compare(game.figures.rowCount(), 1);

        // A wrong answer.
        tap(item("storyNext"));
        compare(openStory.step.kind, LessonStep.Question);
        settle();
        tap(item("storyChoice:0"));
        settle();
        tap(item("storyCheck"));
        tryVerify(() => openStory.step.answered);
        compare(openStory.step.remarkKind, LessonStep.Wrong);
        compare(openStory.step.right, 0);

        // Going back allows another try.
        tap(item("storyBack"));
        compare(openStory.step.index, 2);
        verify(!openStory.step.answered);
        verify(openStory.step.canContinue);
        compare(game.figures.rowCount(), 0);
        tap(item("storyNext"));
        compare(openStory.step.index, 3);
        compare(game.figures.rowCount(), 1);
    }
    function test_otherRightPlace_continuesLikeStory(): void {
        open("learn-1");
        tap(item("storyNext"));
        drag(item("handTile"), onBoard(-0.5, 0.5));
        tryVerify(() => openStory.step.answered);
        compare(openStory.step.remarkKind, LessonStep.Right);
        compare(game.board.lastCell, Qt.point(1, 0));
        compare(openStory.step.right, 1);
    }
    function test_points_areChosen(): void {
        open("learn-1");
        for (let i = 0; i < 8; ++i) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        compare(openStory.step.kind, LessonStep.Question);
        settle();
        tap(item("storyChoice:0"));
        compare(openStory.step.remarkKind, LessonStep.Wrong);
        verify(!openStory.step.answered);
        tap(item("storyChoice:2"));
        tryVerify(() => openStory.step.answered);
        verify(openStory.step.ended);
        compare(openStory.step.right, 0);
        verify(item("storyFinish").visible);
        settle();
        tap(item("storyFinish"));
        compare(openStory.step.id, "learn-2");
    }
    function test_remark_isVisible(): void {
        AppSettings.language = "cs";
        root.width = 1024;
        root.height = 606;
        open("learn-2");
        while (!openStory.step.count || openStory.step.index < openStory.step.count - 1) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        const view = item("storyView");
        const remark = item("storyRemark");
        for (const row of [0, 2]) {
            settle();
            tap(item("storyChoice:" + row));
            settle();
            verify(remark.visible && view.contentHeight > view.height, row);
            const top = remark.mapToItem(view, 0, 0).y;
            verify(top >= 0 && top + remark.height < view.height + 0.5, `${row}: ${top} + ${remark.height} in ${view.height}`);
        }
        verify(openStory.step.ended);
    }
    function test_triedTile_showsHowToConfirm(): void {
        open("learn-1");
        tap(item("storyNext"));
        const how = item("todoInstruction");
        verify(!how.visible);
        const cell = onBoard(1.5, 0.5);
        mouseClick(page, cell.x, cell.y);
        verify(how.visible);
        verify(/^(Click the tile|Press the tick)/.test(how.text), how.text);
        tap(item("confirmPreview"));
        tryVerify(() => openStory.step.answered);
        verify(!how.visible);
    }
    /// With large text the story scrolls, and the task stays visible above the buttons.
    function test_task_isVisible_data(): var {
        return [100, 150, 200].map(scale => ({ tag: scale + " %", scale: scale }));
    }
    function test_task_isVisible(data): void {
        root.width = 1024;
        root.height = 606;
        AppSettings.textScale = data.scale;
        open("learn-1");
        openStory.next();
        settle();
        const todo = item("storyTodo");
        compare(todo.visible, true);
        const top = todo.mapToItem(page, 0, 0).y;
        verify(top + todo.height <= item("storyHint").mapToItem(page, 0, 0).y, top);
        if (data.scale === 100)
            verify(!item("storyGuide").pinned);
        if (item("storyGuide").pinned)
            verify(item("storyView").mapToItem(page, 0, 0).y + item("storyView").height <= top);
    }
    function test_arrowKeys_moveBetweenAnswers(): void {
        open("learn-1");
        while (openStory.step.index < 3) {
            openStory.showMe();
            openStory.next();
        }
        settle();
        const beside = item("storyChoice:1").y === item("storyChoice:0").y;
        item("storyChoice:0").forceActiveFocus(Qt.TabFocusReason);
        keyClick(beside ? Qt.Key_Right : Qt.Key_Down);
        verify(item("storyChoice:1").activeFocus);
        keyClick(beside ? Qt.Key_Left : Qt.Key_Up);
        verify(item("storyChoice:0").activeFocus);
        keyClick(Qt.Key_Return);
        compare(item("storyChoice:0").isMarked, true);
    }
    /// The result on an answer is in one line, even if the answer is only a number.
    function test_resultOfNumber_isOneLine_data(): var {
        return [{ tag: "en", language: "en" }, { tag: "cs", language: "cs" }];
    }
    function test_resultOfNumber_isOneLine(data): void {
        AppSettings.language = data.language;
        root.width = 1024;
        open("learn-1");
        while (openStory.step.index < 8) {
            if (!openStory.step.answered)
                openStory.showMe();
            openStory.next();
        }
        settle();
        tap(item("storyChoice:0"));
        settle();
        tap(item("storyShowMe"));
        settle();
        for (const row of [0, 2]) {
            const word = findChild(item("storyChoice:" + row), "choiceResult");
            verify(word.text.length > 0);
            compare(word.lineCount, 1, word.text);
        }
    }
    function test_disc_highlightsText(): void {
        open("learn-1");
        const disc = item("storyDiscs") ? finder.having(item("storyDiscs"), "placeX").filter(each => each.entry !== undefined)[1] : null;
        verify(disc);
        const at = middle(disc);
        mouseMove(page, at.x, at.y);
        tryCompare(openStory, "entry", disc.entry);
        verify(openStory.text.includes("[" + (disc.entry + 1) + "]"));
    }
    function test_keyboard_playsFirstSteps(): void {
        open("learn-1");
        keyClick(Qt.Key_PageDown);
        compare(openStory.step.index, 1);
        settle();
        // The focus moves to a legal cell; find the cell of the task.
        tryVerify(() => board.activeFocus);
        for (let tries = 0; tries < 12 && !openStory.step.answered; ++tries) {
            keyClick(Qt.Key_Right);
            settle();
            if (board.ringed && board.ringed.choice.cellX === 1 && board.ringed.choice.cellY === 0) {
                keyClick(Qt.Key_Return);
                tryCompare(game.preview, "active", true);
                keyClick(Qt.Key_Return);
                tryVerify(() => openStory.step.answered);
            }
        }
        tryVerify(() => openStory.step.answered);
        keyClick(Qt.Key_PageDown);
        compare(openStory.step.index, 2);
        keyClick(Qt.Key_H);
        compare(openStory.step.remarkKind, LessonStep.Advice);
        keyClick(Qt.Key_PageUp);
        compare(openStory.step.index, 1);
        keyClick(Qt.Key_Escape);
    }
    /// The focus returns to the story after an overlay.
    function test_escape_returnsFocusFromOverlay(): void {
        open("learn-2");
        tryVerify(() => item("storyNext").activeFocus);
        keyClick("p");
        tryVerify(() => game.overlays.kind === Overlays.Owners);
        tryVerify(() => item("overlayEntries").activeFocus);
        keyClick(Qt.Key_Escape);
        compare(game.overlays.kind, Overlays.None);
        tryVerify(() => item("storyNext").activeFocus);
        keyClick(Qt.Key_Return);
        compare(openStory.step.index, 1);
    }
    function test_escape_leavesFromBoard(): void {
        open("learn-1");
        tap(item("storyNext"));
        board.forceActiveFocus();
        const before = backRequests.count;
        // The first Escape cancels the placement.
        const marker = finder.having(page, "fits").find(each => each.fits && each.visible);
        tap(marker);
        tryCompare(game.preview, "active", true);
        keyClick(Qt.Key_Escape);
        verify(!game.preview.active);
        compare(backRequests.count, before);
        keyClick(Qt.Key_Escape);
        compare(backRequests.count, before + 1);
    }
    function test_lineOfGuide_isBetweenBoardAndText(): void {
        open("learn-1");
        const line = item("storyGuideLine");
        compare(line.width, 1);
        compare(line.height, item("storyGuide").height);
        root.width = 1024;
        AppSettings.textScale = 200;
        settle();
        compare(line.width, item("storyGuide").width);
        compare(line.height, 1);
    }
    function test_texts_areNotCut_data(): var {
        return [{ tag: "100", scale: 100 }, { tag: "200", scale: 200 }];
    }
    function test_texts_areNotCut(data): void {
        root.width = 1024;
        root.height = 600;
        AppSettings.textScale = data.scale;
        for (const id of ["learn-1", "learn-wagon"]) {
            open(id);
            for (let i = 0; i < openStory.step.count; ++i) {
                settle();
                compare(cutTexts(), []);
                if (!openStory.step.answered)
                    openStory.showMe();
                tryVerify(() => openStory.step.answered);
                settle();
                compare(cutTexts(), []);
                openStory.next();
            }
        }
    }

    SignalSpy {
        id: backRequests

        target: Navigator
        signalName: "back"
    }
    OpenStory {
        id: openStory
    }
    StoryPage {
        id: page

        anchors.fill: parent
        openStory: openStory
    }
}
