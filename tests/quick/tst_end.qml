// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The end page by mouse and by keyboard, in small windows and with large text.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Item {
    id: root

    width: 1280
    height: 760

    GameController {
        id: controller
    }
    Finder { id: find }
    Commands {
        id: commands

        controller: controller
        atTable: false
        atResult: true
    }
    EndPage {
        id: page

        anchors.fill: parent
        commands: commands
    }
    Repeater {
        id: spies

        /// For each observed signal: name in the tests, object, signal.
        model: [["show", Navigator, "show"], ["startReviewButton", Navigator, "startReview"], ["learn", Navigator, "learn"],
                ["playAgain", page, "playAgain"], ["highlightPicked", page, "highlightPicked"],
                ...["save", "picture", "copyPicture", "film", "results", "analysis"].map(name => [name, commands[name], "triggered"])]

        Item {
            required property var modelData
            readonly property alias spy: spy

            SignalSpy {
                id: spy

                target: parent.modelData[1]
                signalName: parent.modelData[2]
            }
        }
    }

    PageTest {
        name: "EndPage"
        when: windowShown

        function spyOf(name: string): SignalSpy {
            return spies.itemAt(spies.model.findIndex(entry => entry[0] === name)).spy;
        }
        function count(name: string): int {
            return spyOf(name).count;
        }
        function item(name: string): Item {
            return findChild(page, name);
        }
        function shown(): var {
            return find.having(page, "text").filter(each => each.visible && each.text !== "");
        }

        function initTestCase(): void {
            // "Results" is shown only if there is a stored result.
            TestFolder.write("results-end/results.jsonl", '{"format": "vozka-results", "version": 1}\n{"game": "g1", "seed": 1, '
                             + '"ended": 1795270954, "turns": 72, "rules": {"edition": "C2", "sets": ["base"], "options": {}}, '
                             + '"players": [{"name": "Anna", "colour": "red", "kind": "human"}, '
                             + '{"name": "Petr", "colour": "blue", "kind": "human"}], "points": [80,90]}\n');
            controller.files.results.folder = TestFolder.folder("results-end");
            compare(controller.files.results.total, 1);
            verify(controller.files.open(Qt.resolvedUrl("../games/random-3.vozka")));
            verify(controller.over);
        }
        function init(): void {
            AppSettings.language = "en";
            AppSettings.textScale = 100;
            root.width = 1280;
            root.height = 760;
            item("playAgain").forceActiveFocus(Qt.TabFocusReason);
            item("endView").contentY = 0;
            for (let i = 0; i < spies.count; ++i)
                spies.itemAt(i).spy.clear();
            mouseMove(page, 2, 2);
            drawn(page);
        }
        function cleanupTestCase(): void {
            AppSettings.textScale = 100;
        }

        function test_winner_isNamed(): void {
            const points = [];
            for (let row = 0; row < controller.players.rowCount(); ++row)
                points.push(controller.statistics.pointsAt(row, controller.statistics.lastStep));
            const best = Math.max(...points);
            verify(item("winner").text.length > 0);
            compare(find.having(item("standings"), "place").length, points.length);
            const first = find.having(item("standings"), "place").filter(row => row.place === 1);
            compare(first.length, points.filter(each => each === best).length);
            for (const row of first) {
                compare(row.points, best);
                verify(first.length > 1 || item("winner").text.indexOf(row.name) >= 0);
            }
        }
        function test_bars_showPointsByKind(): void {
            for (const bar of find.having(item("pointsByKind"), "colourValue")) {
                verify(bar.Accessible.name.indexOf(bar.name) === 0);
                verify(find.byText(bar, String(bar.points)));
            }
            compare(find.having(item("pointsByKind"), "kindPoints").length, controller.statistics.kinds.rowCount());
        }
        function test_buttons_triggerActions_data(): var {
            return [{ tag: "playAgain", button: "playAgain" }, { tag: "show", button: "newGame", view: Navigator.NewGame },
                    { tag: "startReviewButton", button: "startReviewButton" }, { tag: "startReviewButton", button: "replay", view: 0 },
                    { tag: "results", button: "results" }, { tag: "analysis", button: "analysis" },
                    { tag: "highlightPicked", button: "highlight:0" }, { tag: "show", button: "lookAtBoard", view: Navigator.Table }];
        }
        function test_buttons_triggerActions(row: var): void {
            mouseClick(item(row.button));
            compare(count(row.tag), 1);
            if (row.view !== undefined)
                compare(spyOf(row.tag).signalArguments[0][0], row.view);
            item(row.button).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(count(row.tag), 2);
            keyClick(Qt.Key_Space);
            compare(count(row.tag), 3);
            verify(item(row.button).Accessible.name.length > 0);
        }
        function test_saveMenu_triggersActions_data(): var {
            return [{ tag: "save", entry: "saveGame" }, { tag: "film", entry: "saveFilm" }, { tag: "picture", entry: "savePicture" },
                    { tag: "copyPicture", entry: "copyPicture" }];
        }
        function test_saveMenu_triggersActions(row: var): void {
            mouseClick(item("saveMenuButton"));
            const menu = item("saveMenuButton").menu;
            tryCompare(menu, "opened", true);
            mouseClick(findChild(menu.contentItem, row.entry));
            compare(count(row.tag), 1);
            tryCompare(menu, "visible", false);
        }
        function test_firstGame_offersMoreLessons_data(): var {
            return [{ tag: "wide", width: 1280 }, { tag: "narrow", width: 1024 }];
        }
        function test_firstGame_offersMoreLessons(row: var): void {
            verify(!item("endNextLesson").visible);
            verify(!item("afterFirstGame").visible);
            root.width = row.width;
            page.firstGame = true;
            drawn(page);
            verify(item("afterFirstGame").visible);
            mouseClick(item("endNextLesson"));
            compare(count("learn"), 1);
            page.firstGame = false;
        }
        function test_extraKeys_startNothing(): void {
            page.visible = false;
            item("winner").forceActiveFocus();
            page.visible = true;
            page.forceActiveFocus();
            verify(item("winner").activeFocus, "the focus starts at the heading");
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Space, Qt.Key_Enter])
                keyClick(key);
            for (let i = 0; i < spies.count; ++i)
                compare(spies.itemAt(i).spy.count, 0, spies.model[i][0]);
            keyClick(Qt.Key_Tab);
            verify(item("playAgain").activeFocus, "the next item");
        }
        /// The last "Next" of the final scoring is at the same place as a button of this page.
        function test_extraClick_startsNothing(): void {
            let held = 0;
            for (let i = 0; i < 20 && held < 4; ++i) {
                const before = count("playAgain");
                if (!item("settling").visible)
                    page.begin();
                mouseClick(item("playAgain"));
                // On a slow machine, the click can come after the guard time.
                if (!item("settling").visible)
                    continue;
                compare(count("playAgain"), before);
                ++held;
            }
            compare(held, 4);
            tryVerify(() => !item("settling").visible);
            const before = count("playAgain");
            mouseClick(item("playAgain"));
            compare(count("playAgain"), before + 1);
        }
        function test_highlights_haveTitleAndOpenBoard(): void {
            const highlights = controller.statistics.highlights;
            verify(highlights.count > 2);
            for (let row = 0; row < highlights.count; ++row) {
                const one = item("highlight:" + row);
                verify(one.title.length > 0 && one.Accessible.name.indexOf(one.title) === 0);
                mouseClick(one);
                compare(spyOf("highlightPicked").signalArguments[row][0], row);
            }
        }
        function test_boardImage_showsScorers(): void {
            const board = item("lookAtBoard");
            let shownCount = 0;
            let there = Qt.point(0, 0);
            for (let y = 0.2; y < 0.8; y += 0.1) {
                for (let x = 0.25; x < 0.8; x += 0.1) {
                    mouseMove(board, board.width * x - 2, board.height * y);
                    mouseMove(board, board.width * x, board.height * y);
                    if (/Turn \d+, |Final scoring, |Nobody scored/.test(controller.overlays.hoveredText)) {
                        ++shownCount;
                        there = Qt.point(board.width * x, board.height * y);
                    }
                }
            }
            verify(shownCount > 2, shownCount);
            mouseMove(board, there.x - 1, there.y);
            mouseMove(board, there.x, there.y);
            tryCompare(findChild(board, "scoredHint"), "visible", true);
            mouseMove(page, 2, 2);
            tryCompare(findChild(board, "scoredHint"), "visible", false);
        }
        function test_enter_playsAgain_escape_opensBoard(): void {
            keyClick(Qt.Key_Return);
            compare(count("playAgain"), 1);
            keyClick(Qt.Key_Escape);
            compare(spyOf("show").signalArguments[0][0], Navigator.Table);
        }
        function test_tab_reachesEveryControl(): void {
            const missing = ["playAgain", "newGame", "lookAtBoard", "analysis", "replay", "startReviewButton", "saveMenuButton",
                             "scoreCurves", "results", "highlight:0"];
            item("playAgain").forceActiveFocus(Qt.TabFocusReason);
            for (let i = 0; i < 30 && missing.length > 0; ++i) {
                const at = missing.findIndex(name => item(name).activeFocus);
                if (at >= 0)
                    missing.splice(at, 1);
                keyClick(Qt.Key_Tab);
            }
            compare(missing.join(), "");
        }
        function test_curves_hover_showsTurn(): void {
            const chart = item("chart");
            const place = chart.place(20, 0);
            mouseMove(chart, place.x, chart.height / 2);
            compare(item("scoreCurves").step, 20);
            compare(item("chartStep").text, "Turn 20");
            for (let seat = 0; seat < controller.players.rowCount(); ++seat)
                compare(item("chartValue:" + seat).text, String(controller.statistics.pointsAt(seat, 20)));
            mouseClick(chart, place.x, chart.height / 2);
            compare(spies.itemAt(1).spy.signalArguments[0][0], 20);
            mouseMove(page, 2, 2);
            compare(item("chartStep").text, "Final scoring");
        }
        function test_curves_byKeyboard(): void {
            const curves = item("scoreCurves");
            curves.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Left);
            compare(curves.step, controller.statistics.turns);
            keyClick(Qt.Key_Home);
            compare(curves.step, 0);
            keyClick(Qt.Key_Return);
            compare(spies.itemAt(1).spy.signalArguments[0][0], 0, "the board before the first turn");
            spies.itemAt(1).spy.clear();
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(item("chartStep").text, "Turn 2");
            verify(curves.Accessible.description.indexOf("Turn 2: ") === 0);
            keyClick(Qt.Key_Return);
            compare(spies.itemAt(1).spy.signalArguments[0][0], 2);
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_Right);
            compare(curves.step, controller.statistics.lastStep);
        }
        function test_buttons_arrowsMoveFocus(): void {
            item("winner").forceActiveFocus(Qt.OtherFocusReason);
            keyClick(Qt.Key_Down);
            verify(item("playAgain").activeFocus, "from the heading");
            keyClick(Qt.Key_Right);
            verify(item("newGame").activeFocus);
            keyClick(Qt.Key_Left);
            verify(item("playAgain").activeFocus);
            item("analysis").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            verify(item("replay").activeFocus);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Down);
            verify(item("saveMenuButton").activeFocus);
            keyClick(Qt.Key_Right);
            verify(item("results").activeFocus);
        }
        function test_columns_areTwoInWideWindow(): void {
            verify(item("scoreCurves").mapToItem(page, 0, 0).x > item("lookAtBoard").mapToItem(page, 0, 0).x + 100);
            AppSettings.textScale = 200;
            compare(item("scoreCurves").mapToItem(page, 0, 0).x, item("lookAtBoard").mapToItem(page, 0, 0).x);
        }
        function test_page_fitsIntoWindow_data(): var {
            return [{ tag: "base game", game: "random-3" }, { tag: "fairy", game: "princess-and-dragon-2" }, { tag: "goods", game: "traders-abbey-c1-3" }];
        }
        function test_page_fitsIntoWindow(row: var): void {
            verify(controller.files.open(Qt.resolvedUrl("../games/" + row.game + ".vozka")));
            root.width = 1280;
            root.height = 760;
            drawn(page);
            verify(item("endView").contentHeight <= item("endView").height, item("endView").contentHeight + " of " + item("endView").height);
            verify(item("lookAtBoard").height >= 200);
            verify(controller.files.open(Qt.resolvedUrl("../games/random-3.vozka")));
        }
        function test_texts_areNotCut_data(): var {
            return [{ tag: "1024x606", width: 1024, height: 606, scale: 100 },
                    { tag: "1024x606 at 200 %", width: 1024, height: 606, scale: 200 },
                    { tag: "1280x760 at 150 %", width: 1280, height: 760, scale: 150 },
                    { tag: "Czech", width: 1024, height: 606, scale: 200, language: "cs" }];
        }
        function test_texts_areNotCut(row: var): void {
            if (row.language !== undefined)
                AppSettings.language = row.language;
            root.width = row.width;
            root.height = row.height;
            AppSettings.textScale = row.scale;
            drawn(page);
            const view = item("endView");
            for (const each of shown()) {
                const from = each.mapToItem(view.contentItem, 0, 0);
                const to = each.mapToItem(view.contentItem, each.width, each.height);
                verify(from.x >= 0 && to.x <= view.width, each.text);
                verify(to.y <= view.contentHeight, each.text);
                if (each.paintedWidth !== undefined)
                    verify(each.paintedWidth <= each.width + 1, each.text);
            }
            // Keyboard focus scrolls each control into the window.
            for (const name of ["playAgain", "results", "scoreCurves"]) {
                item(name).forceActiveFocus(Qt.TabFocusReason);
                const top = item(name).mapToItem(page, 0, 0).y;
                verify(top >= 0 && top < page.height, name);
            }
        }
    }
}
