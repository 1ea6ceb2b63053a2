// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The start page: its buttons, unfinished games and switches, by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style
import Vozka.Tests

Item {
    id: root

    width: 1024
    height: 640

    Finder { id: find }
    SetUpModel {
        id: seats

        Component.onCompleted: seats.setKind(1, SetUpModel.Person)
    }
    GameController { id: table }
    Commands {
        id: commands

        controller: table
        atTable: false
    }
    StartPage {
        id: page

        anchors.fill: parent
        commands: commands
        version: "1.2.3"
        autosaves: table.files.autosaves
    }
    SignalSpy {
        id: openedGames

        target: Navigator
        signalName: "openAutosave"
    }
    SignalSpy {
        id: settings

        target: commands.settings
        signalName: "triggered"
    }
    SignalSpy {
        id: newGame

        target: commands.newGame
        signalName: "triggered"
    }
    SignalSpy {
        id: learn

        target: Navigator
        signalName: "learn"
    }
    SignalSpy {
        id: open

        target: commands.open
        signalName: "triggered"
    }
    PageTest {
        name: "StartPage"
        when: windowShown

        property int folders: 0

        function init() {
            AppSettings.language = "en";
            AppSettings.theme = AppSettings.Light;
            AppSettings.textScale = 100;
            table.files.autosaves.folder = TestFolder.folder("none");
            for (const spy of [learn, newGame, open, openedGames, settings])
                spy.clear();
            page.forceActiveFocus();
        }
        function cleanup() {
            AppSettings.textScale = 100;
        }
        /// Creates `count` unfinished or finished games. Players of the last game: Ada and Player 2.
        function makeGames(count, finished) {
            table.files.autosaves.folder = TestFolder.folder((finished ? "finished" : "games") + ++folders);
            for (let i = table.files.autosaves.count; i < count; ++i) {
                seats.rename(0, i === count - 1 ? "Ada" : "Player " + (i + 10));
                verify(table.startGame(seats));
                table.choose(0);
                while (finished && !table.over) {
                    table.discards.dismiss();
                    table.choose(0);
                }
            }
            table.close();
            page.forceActiveFocus();
            drawn(page);
        }
        function rows() {
            return find.having(page, "isFinished").filter(row => row.visible && row.standing !== undefined);
        }
        /// Expects that no text exceeds the page on the right, and that the page scrolls to the rest.
        function checkNothingIsCut() {
            for (const item of find.having(page, "text")) {
                if (!item.visible || item.text === "")
                    continue;
                const corner = item.mapToItem(page, item.width, 0);
                verify(corner.x <= page.width, item.text);
                let view = item;
                while (view && view.contentHeight === undefined)
                    view = view.parent;
                if (!view || view.contentItem === undefined)
                    continue;
                const end = item.mapToItem(view.contentItem, 0, item.height).y;
                verify(end <= view.contentHeight, item.text);
            }
        }

        function test_firstStart_offersLearning() {
            verify(find.byText(page, "Learn to play").highlighted);
            verify(find.byText(page, "New here? Two short lessons, and then a first game with hints against an easy computer."));
            compare(find.having(page, "text").filter(each => each.visible && each.text === "Learn to play" && each.highlighted !== undefined).length, 1);
            keyClick(Qt.Key_Return);
            compare(learn.count, 1);
            compare(newGame.count, 0);
            checkNothingIsCut();
            makeGames(1, true);
            verify(!find.byText(page, "Learn to play").highlighted);
        }
        function test_buttons_areVisibleInSmallWindow() {
            root.height = 600;
            for (const finished of [true, false]) {
                makeGames(2, finished);
                drawn(page);
                for (const item of find.having(page, "symbol")) {
                    const foot = item.mapToItem(page, 0, item.height).y;
                    verify(!item.visible || foot <= page.height, item.text);
                }
                verify(find.byText(page, "Version 1.2.3").mapToItem(page, 0, 0).y < page.height - 10);
            }
            root.height = 640;
        }
        function test_enter_startsNewGame() {
            makeGames(1, true);
            keyClick(Qt.Key_Return);
            compare(newGame.count, 1);
        }
        function test_tabAndSpace_openGame() {
            find.byText(page, "Rules").forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Space);
            compare(open.count, 1);
        }
        function focusedText() {
            return page.Window.activeFocusItem.text;
        }
        function test_buttons_arrowsMoveFocus() {
            const ways = [[Qt.Key_Down, "New game"], [Qt.Key_Right, "Lessons"], [Qt.Key_Down, "Rules"], [Qt.Key_Down, "Settings"],
                          [Qt.Key_Left, "Open a game…"], [Qt.Key_Left, "Open a game…"], [Qt.Key_Up, "Sandbox"],
                          [Qt.Key_Up, "New game"], [Qt.Key_Up, "Learn to play"], [Qt.Key_Up, "Learn to play"]];
            verify(find.byText(page, "Learn to play").activeFocus);
            for (const [key, text] of ways) {
                keyClick(key);
                compare(focusedText(), text);
                verify(page.Window.activeFocusItem.visualFocus, "the focused item shows its focus");
            }
            // Arrows choose a language, too.
            find.byText(page, "English").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(AppSettings.language, "cs");
        }
        function test_version_isShown() {
            verify(find.byText(page, "Version 1.2.3"));
        }
        function test_language_switchesImmediately() {
            mouseClick(find.byText(page, "Čeština"));
            compare(AppSettings.language, "cs");
            verify(find.byText(page, "Nová hra"));
            mouseClick(find.byText(page, "English"));
            verify(find.byText(page, "New game"));
        }
        function test_theme_switchesImmediately() {
            const light = String(Theme.background);
            mouseClick(find.byText(page, "Dark"));
            verify(Theme.dark);
            verify(String(Theme.background) !== light);
        }
        function test_firstStart_offersNoContinue() {
            verify(!find.byText(page, "Continue"));
            verify(!find.byText(page, "Recent games"));
            verify(!find.byText(page, "New game").highlighted);
        }
        function test_continue_isFirstButton() {
            makeGames(1);
            const button = find.byText(page, "Continue");
            verify(button && button.activeFocus);
            verify(button.Accessible.description.includes("Ada, Player 2"));
            verify(!find.byText(page, "New game").highlighted);
            verify(!find.byText(page, "Recent games"));
            keyClick(Qt.Key_Return);
            compare(openedGames.signalArguments[0][0], 0);
        }
        function test_recentGame_isOpened() {
            makeGames(3);
            verify(find.byText(page, "Recent games"));
            compare(rows().map(row => row.players), ["Player 11, Player 2", "Player 10, Player 2"]);
            mouseClick(find.byText(page, "Player 10, Player 2"));
            compare(openedGames.signalArguments[0][0], 2);
        }
        function test_finishedGame_isNotContinued() {
            makeGames(2, true);
            verify(!find.byText(page, "Continue"));
            verify(find.byText(page, "New game").highlighted);
            compare(rows().length, 2);
            mouseClick(rows()[0]);
            compare(openedGames.signalArguments[0][0], 0);
        }
        function test_deletion_byKeyboard_asksFirst() {
            makeGames(3);
            const games = rows().length;
            find.byText(page, "Player 11, Player 2").forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Space);
            const sheet = findChild(page, "deleteGames");
            tryVerify(() => sheet.opened);
            keyClick(Qt.Key_Return);
            tryVerify(() => !sheet.visible);
            compare(rows().length, games, "Enter keeps it");
            find.byText(page, "Player 11, Player 2").forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Space);
            tryVerify(() => sheet.opened);
            keyClick(Qt.Key_Backtab);
            keyClick(Qt.Key_Space);
            tryVerify(() => !sheet.visible);
            compare(rows().length, games - 1);
            verify(!find.byText(page, "Player 11, Player 2"));
        }
        function test_finishedGames_areDeleted() {
            makeGames(2, true);
            mouseClick(find.byText(page, "Delete the finished ones…"));
            const sheet = findChild(page, "deleteGames");
            tryVerify(() => sheet.opened);
            compare(sheet.title, "Delete 2 finished games?");
            mouseClick(findChild(sheet, "confirmDelete"));
            tryVerify(() => !sheet.visible);
            compare(table.files.autosaves.count, 0);
            verify(!find.byText(page, "Delete the finished ones…"));
        }
        function test_settings_areRequested() {
            mouseClick(find.byText(page, "Settings"));
            compare(settings.count, 1);
        }
        function test_texts_areNotCut_data() {
            return [0, 1, 2, 30].reduce((rows, games) => rows.concat([100, 150, 200].map(
                scale => ({ tag: games + " games at " + scale + " %", games: games, scale: scale }))), []);
        }
        function test_texts_areNotCut(data) {
            AppSettings.textScale = data.scale;
            if (data.games > 0)
                makeGames(data.games);
            for (const language of ["cs", "en"]) {
                AppSettings.language = language;
                drawn(page);
                checkNothingIsCut();
            }
        }
        function test_focusedItem_isVisible() {
            AppSettings.textScale = 200;
            makeGames(30);
            for (let i = 0; i < 40; ++i) {
                keyClick(Qt.Key_Tab);
                const item = page.Window.activeFocusItem;
                const top = item.mapToItem(page, 0, 0).y;
                verify(top >= 0 && top + item.height <= page.height, item.text);
            }
        }
    }
}
