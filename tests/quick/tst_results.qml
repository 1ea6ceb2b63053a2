// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of results by mouse and by keyboard, in small windows and with large text.
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
    ResultsPage {
        id: page

        anchors.fill: parent
        results: controller.files.results
    }
    SignalSpy {
        id: back

        target: Navigator
        signalName: "back"
    }
    SignalSpy {
        id: exported

        target: page
        signalName: "exportRequested"
    }
    SignalSpy {
        id: newGame

        target: Navigator
        signalName: "show"
    }
    SignalSpy {
        id: openedGames

        target: page
        signalName: "opened"
    }

    PageTest {
        name: "ResultsPage"
        when: windowShown

        property int round: 0

        function item(name: string): Item {
            return findChild(page, name);
        }
        function game(number: int, kind: string, edition: string, points: string): string {
            return `{"game": "g${number}", "seed": ${number}, "ended": ${1795270953 + number}, "turns": 72, `
                + `"rules": {"edition": "${edition}", "sets": ["base"${number % 2 ? ',"river"' : ''}], "options": {}}, `
                + `"players": [{"name": "Anna", "colour": "red", "kind": "human"}, `
                + `{"name": "Someone with a rather long name of his own", "colour": "blue", "kind": "${kind}"}], "points": [${points}]}\n`;
        }
        /// Writes these games to a new folder and shows them.
        function put(games: string): void {
            ++round;
            TestFolder.write(`results-${round}/results.jsonl`, '{"format": "vozka-results", "version": 1}\n' + games);
            controller.files.results.folder = TestFolder.folder("results-" + round);
            drawn(page);
        }
        function putThree(): void {
            put(game(1, "human", "C2", "80,90") + game(2, "hard", "C1", "100,90") + game(3, "easy", "C2", "70,70"));
        }
        function init(): void {
            AppSettings.language = "en";
            AppSettings.textScale = 100;
            root.width = 1280;
            root.height = 760;
            page.results.against = GameResults.Anybody;
            page.forceActiveFocus();
            for (const spy of [back, exported, openedGames, newGame])
                spy.clear();
        }
        function cleanup(): void {
            AppSettings.language = "en";
            AppSettings.textScale = 100;
        }
        function test_emptyResults_offerNewGame(): void {
            put("");
            verify(item("noResults").visible);
            verify(!item("exportResults").visible);
            verify(!item("deleteResults").visible);
            mouseClick(item("firstResult"));
            compare(newGame.count, 1);
            verify(!item("against").visible);
        }
        function test_playersAndGames_areListed(): void {
            putThree();
            const rows = find.having(item("resultTable"), "description");
            compare(rows.length, 4);
            compare(rows[0].name, "Anna");
            verify(rows[0].Accessible.name.indexOf("Anna: 3 games, 2 won (67%)") === 0, rows[0].Accessible.name);
            verify(item("result:0"));
            compare(item("result:0").parent.winners, "Anna and Someone with a rather long name of his own came first with 70 points each");
            verify(item("result:2").parent.about.indexOf("The River") > 0, item("result:2").parent.about);
            // The colours have the order of the names, with the winner first.
            compare(Array.from(item("result:1").parent.colours), ["red", "blue"]);
            compare(Array.from(item("result:2").parent.colours), ["blue", "red"]);
            verify(!item("noMatchingResults").visible);
        }
        function test_filters_byMouse(): void {
            putThree();
            mouseClick(find.byText(item("against"), "Hard"));
            compare(page.results.count, 1);
            compare(find.having(item("resultTable"), "description").length, 1);
            mouseClick(find.byText(item("against"), "Medium"));
            tryCompare(item("noMatchingResults"), "visible", true);
            mouseClick(find.byText(item("against"), "Everybody"));
            compare(page.results.count, 3);
            tap(item("setUpFilter"));
            const menu = findChild(item("setUpFilter"), "setUpMenu");
            tryCompare(menu, "opened", true);
            compare(menu.count, 3);
            tap(menu.itemAt(2));
            tryCompare(page.results, "setUp", 1);
            compare(page.results.count, 1);
            verify(item("setUpFilter").text.indexOf("Classic (C1)") > 0);
            page.results.setUp = -1;
        }
        function test_filters_byKeyboard(): void {
            putThree();
            find.byText(item("against"), "Everybody").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(page.results.against, GameResults.People);
            compare(page.results.count, 1);
            item("setUpFilter").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            const menu = findChild(item("setUpFilter"), "setUpMenu");
            tryCompare(menu, "opened", true);
            keyClick(Qt.Key_Escape);
            tryCompare(menu, "visible", false);
            compare(back.count, 0);
        }
        function test_deletion_isUndone(): void {
            putThree();
            tap(findChild(item("result:1"), "deleteResult"));
            compare(page.results.total, 2);
            tryCompare(item("deletedResults"), "visible", true);
            tap(item("restoreResults"));
            compare(page.results.total, 3);
            tryCompare(item("deletedResults"), "visible", false);
            tap(item("deleteResults"));
            compare(page.results.total, 0);
            verify(page.activeFocus);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(page.results.total, 3);
        }
        function test_page_saysWhichGamesAreNotListed(): void {
            put("");
            verify(find.byText(page, "Play a game to the end to see its result here. Short games and games that are scored before their end are not listed."));
            putThree();
            verify(item("unlistedResults").visible && item("unlistedResults").text.startsWith("Short games"));
        }
        function test_missingGame_isNotOpened(): void {
            putThree();
            tap(item("result:0"));
            compare(openedGames.count, 0);
        }
        function test_exportAndBack_byMouseAndKeyboard(): void {
            putThree();
            tap(item("exportResults"));
            compare(exported.count, 1);
            item("leaveResults").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(back.count, 1);
            keyClick(Qt.Key_Escape);
            compare(back.count, 2);
        }
        function test_damagedResults_areReported(): void {
            put('{"seed": 1}\n');
            verify(item("resultsProblem").visible);
            verify(item("resultsProblem").message.indexOf("1 result cannot be read") === 0, item("resultsProblem").message);
        }
        function test_manyGames_areShownOnDemand(): void {
            let games = "";
            for (let i = 0; i < 60; ++i)
                games += game(i, "hard", "C2", "1,2");
            put(games);
            verify(item("result:49"));
            verify(!item("result:50"));
            item("moreResults").clicked();
            drawn(page);
            verify(item("result:59"));
        }
        function test_texts_areNotCut_data(): var {
            const rows = [];
            for (const language of ["en", "cs", "de"])
                for (const scale of [100, 150, 200])
                    rows.push({ tag: `${language} ${scale}`, language: language, scale: scale });
            return rows;
        }
        function test_texts_areNotCut(row: var): void {
            putThree();
            AppSettings.language = row.language;
            AppSettings.textScale = row.scale;
            root.width = 1024;
            root.height = 606;
            drawn(page);
            const view = item("resultsView");
            for (const each of find.having(page, "text").filter(one => one.visible && one.text !== "")) {
                const from = each.mapToItem(page, 0, 0);
                const to = each.mapToItem(page, each.width, each.height);
                verify(from.x >= 0 && to.x <= page.width + 1, each.text);
                if (each.paintedWidth !== undefined)
                    verify(each.paintedWidth <= each.width + 1, each.text);
            }
            item("result:2").children[0].forceActiveFocus(Qt.TabFocusReason);
            findChild(item("result:2"), "deleteResult").forceActiveFocus(Qt.TabFocusReason);
            drawn(page);
            const top = item("result:2").mapToItem(view, 0, 0).y;
            verify(top < view.height, "the focused item is visible");
        }
    }
}
