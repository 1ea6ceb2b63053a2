// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a new game: adding, removing and moving seats, tile sets, rules, favourites, and problems.
import QtQuick
import QtQuick.Templates
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Item {
    id: root

    width: 1280
    height: 800

    Finder { id: find }
    Component {
        id: page

        Item {
            property alias seats: seats
            property alias page: page

            anchors.fill: parent
            SetUpModel { id: seats }
            NewGamePage {
                id: page

                anchors.fill: parent
                seats: seats
            }
        }
    }
    SignalSpy {
        id: started

        signalName: "start"
    }
    TestCase {
        property var made: null

        name: "NewGamePage"
        when: windowShown

        function init() {
            AppSettings.language = "en";
            AppSettings.textScale = 100;
            root.width = 1280;
            root.height = 800;
            made = createTemporaryObject(page, root);
            made.seats.setKind(1, SetUpModel.Person);
            while (made.seats.favourites.rowCount() > 0)
                made.seats.removeFavourite(0);
            started.target = made.page;
            started.clear();
            waitForRendering(made);
        }
        function fields() {
            return find.having(made, "maximumLength");
        }
        function press(text) {
            const button = find.byText(made, text);
            verify(button, text);
            mouseClick(button);
        }
        function pressByKey(text) {
            const button = find.byText(made, text);
            verify(button, text);
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
        }
        function typeInto(field, text) {
            field.forceActiveFocus();
            field.selectAll();
            for (const letter of text)
                keyClick(letter);
        }

        function test_page_startsWithTwoNamedPlayers() {
            compare(fields().map(field => field.text), ["Player 1", "Player 2"]);
            press("Start the game");
            compare(started.count, 1);
        }
        function test_currentGame_isKept() {
            verify(!findChild(made, "gameInProgress").visible);
            made.page.gameInProgress = true;
            verify(findChild(made, "gameInProgress").visible);
        }
        function focused() {
            return made.page.Window.activeFocusItem;
        }
        /// Returns the label of the focused item, or its text.
        function focusedName() {
            return focused().label || focused().text;
        }
        function tabTo(name) {
            for (let i = 0; i < 60 && focusedName() !== name; ++i)
                keyClick(Qt.Key_Tab);
            compare(focusedName(), name);
        }
        function onScreen(item) {
            const at = item.mapToItem(made.page, 0, 0);
            return at.x >= 0 && at.y >= 0 && at.x + item.width <= root.width && at.y + item.height <= root.height;
        }

        function test_secondSeat_isComputer() {
            const fresh = createTemporaryObject(page, root);
            compare(fresh.seats.data(fresh.seats.index(0, 0), kindRole(fresh.seats)), SetUpModel.Person);
            compare(fresh.seats.data(fresh.seats.index(1, 0), kindRole(fresh.seats)), SetUpModel.MediumComputer);
            compare(fresh.seats.data(fresh.seats.index(1, 0), Qt.DisplayRole), "Computer");
        }
        function kindRole(seats) {
            return Qt.UserRole + 4;
        }
        function pickers() {
            return find.having(made, "computer");
        }
        function pickKind(row, words) {
            mouseClick(pickers()[row]);
            const entry = () => find.byText(made.Overlay.overlay, words);
            tryVerify(() => entry() !== null && entry().width > 0);
            waitForRendering(made);
            mouseClick(entry());
            tryVerify(() => entry() === null);
        }
        function test_everySeat_canBeComputer() {
            pickKind(0, "Hard");
            compare(pickers().map(picker => picker.kind), [SetUpModel.HardComputer, SetUpModel.Person]);
            compare(fields().map(field => field.text), ["Computer", "Player 2"]);
            pickKind(1, "Easy");
            compare(fields().map(field => field.text), ["Hugo", "Blanche"]);
            pickKind(0, "Person");
            compare(fields().map(field => field.text), ["Player 1", "Computer"]);
            verify(find.byText(made, "Start the game").enabled);
        }
        function test_kinds_haveDescriptions() {
            mouseClick(pickers()[1]);
            for (const message of ["Plays here with the mouse or the keyboard.",
                                    "A computer that takes what scores now and sometimes overlooks something.",
                                    "A computer that calculates with probabilities, but plans only its own turn.",
                                    "A computer that thinks several turns ahead and takes its time."])
                tryVerify(() => find.byText(made.Overlay.overlay, message) !== null);
            keyClick(Qt.Key_Escape);
        }
        function test_menuOfKinds_startsAtCurrentKind() {
            made.seats.setKind(1, SetUpModel.MediumComputer);
            const picker = find.having(made, "kinds")[1];
            picker.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            const menu = findChild(picker, "seatKinds");
            tryCompare(menu, "opened", true);
            compare(menu.currentIndex, picker.kinds.indexOf(SetUpModel.MediumComputer));
            keyClick(Qt.Key_Down);
            compare(menu.currentIndex, picker.kinds.indexOf(SetUpModel.HardComputer));
            keyClick(Qt.Key_Return);
            tryCompare(menu, "visible", false);
            compare(picker.kind, SetUpModel.HardComputer);
        }
        function test_players_stayVisible() {
            const view = made.page.viewOfAll;
            verify(view.contentHeight > view.height + 200);
            const name = fields()[0];
            verify(onScreen(name));
            view.contentY = view.contentHeight - view.height;
            verify(onScreen(name));
            view.contentY = 0;
        }
        function test_typedName_staysForOtherKind() {
            typeInto(fields()[1], "Deep");
            pickKind(1, "Hard");
            compare(fields().map(field => field.text), ["Player 1", "Deep"]);
        }
        function test_seats_areAtMostSix() {
            for (let i = 0; i < 4; ++i)
                press("Add a player");
            tryCompare(made.seats, "count", 6);
            verify(!find.byText(made, "Add a player"));
            made.seats.addSeat();
            compare(made.seats.count, 6);
        }
        function test_seats_areAtLeastTwo() {
            made.seats.removeSeat(0);
            compare(made.seats.count, 2);
            verify(!find.byText(made, "Remove this player").enabled);
        }
        function test_name_isTyped() {
            typeInto(fields()[0], "Ada");
            press("Later in the order");
            tryVerify(() => fields().map(field => field.text).includes("Ada"));
            compare(made.seats.data(made.seats.index(1, 0), 0), "Ada");
        }
        function test_sameNames_areRefused() {
            typeInto(fields()[0], "player 2");
            verify(find.byText(made, "Two players are called “Player 2”."));
            verify(!find.byText(made, "Start the game").enabled);
            typeInto(fields()[0], " ");
            verify(find.byText(made, "Every player needs a name."));
        }
        function test_takenColour_isSwapped() {
            const pickers = find.having(made, "owner");
            compare(pickers.map(picker => picker.colour), ["red", "blue"]);
            mouseClick(pickers[0]);
            const blue = () => find.byText(made.Overlay.overlay, "blue, triangle");
            tryVerify(() => blue() !== null);
            mouseClick(blue());
            compare(find.having(made, "owner").map(picker => picker.colour), ["blue", "red"]);
        }
        function test_order_canBeRandom() {
            verify(find.byText(made, "2."));
            press("Drawn by lot");
            compare(made.seats.order, SetUpModel.Random);
            verify(find.byText(made, "2 players; their order is drawn when the game starts"));
            verify(!find.byText(made, "Earlier in the order"));
            verify(!find.byText(made, "2."));
            press("As listed");
            compare(made.seats.order, SetUpModel.Fixed);
            verify(find.byText(made, "Earlier in the order"));
        }
        function test_presets_setRules() {
            const rules = made.seats.rules;
            press("Classic (C1)");
            compare(rules.edition, Editions.Classic);
            verify(find.byText(made, "With these tiles, the rules of both editions are the same."));
            verify(!find.byText(made, "2 points"));
            press("Rules of this game");
            waitForRendering(made);
            press("2 points");
            compare(rules.differences, 1);
            verify(find.byText(made, "1 rule changed"));
            waitForRendering(made);
            press("Reset to “4 points”, as in Classic (C1)");
            compare(rules.differences, 0);
            verify(!find.byText(made, "1 rule changed"));
            press("New (C2)");
            compare(rules.edition, Editions.New);
        }
        function test_tiles_areShownWithNumbers() {
            verify(find.byText(made, "Base game, 72 tiles"));
            verify(find.byText(made, made.seats.tileSets.without));
            verify(!find.byText(made, "×9"), "the base game is always in");
            waitForRendering(made);
            press("Show the tiles");
            tryVerify(() => find.byText(made, "×9"));
        }
        function test_unofficialNote_isVisible_data() {
            return [{ tag: "large", width: 1280, height: 800, size: 100 }, { tag: "small", width: 1024, height: 640, size: 100 },
                    { tag: "large letters", width: 1024, height: 640, size: 200 }];
        }
        function test_unofficialNote_isVisible(data) {
            root.width = data.width;
            root.height = data.height;
            AppSettings.textScale = data.size;
            const said = findChild(made, "unofficialBelow");
            verify(!said.visible);
            for (let row = 0; row < made.seats.tileSets.rowCount(); ++row)
                made.seats.tileSets.choose(row, true);
            waitForRendering(made);
            verify(said.visible);
            const at = said.mapToItem(made, 0, 0);
            verify(at.y > 0 && at.y + said.height <= root.height, at.y);
            verify(made.seats.tileSets.unofficial.length > 0);
        }
        /// The switch of the set stays in place although the text of the rules above it becomes longer.
        function test_toggledSet_staysUnderPointer() {
            root.width = 1280;
            root.height = 800;
            waitForRendering(made);
            const choice = find.byText(made, "Abbey & Mayor, 12 tiles");
            const before = choice.mapToItem(made, 0, 0);
            const heading = find.byText(made, "New game");
            const above = heading.mapToItem(made, 0, 0).y;
            mouseClick(choice);
            tryVerify(() => heading.mapToItem(made, 0, 0).y < above);
            waitForRendering(made);
            compare(choice.mapToItem(made, 0, 0).y, before.y);
            mouseClick(choice);
            waitForRendering(made);
            compare(choice.mapToItem(made, 0, 0).y, before.y);
        }
        function tickBoxes() {
            return find.having(made, "box").filter(item => item.checked !== undefined);
        }
        function test_tileSet_hasOneTickBox() {
            const sets = made.seats.tileSets;
            compare(tickBoxes().length, sets.rowCount());
            compare(tickBoxes().filter(box => box.checked).map(box => box.text), ["Base game, 72 tiles"]);
            verify(!tickBoxes()[0].enabled, "always in the game");
            const box = tickBoxes()[1];
            mouseClick(box);
            verify(box.checked);
            mouseClick(box);
            verify(!box.checked);
            box.forceActiveFocus(Qt.TabFocusReason);
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
                const before = box.checked;
                keyClick(key);
                compare(box.checked, !before);
            }
        }
        /// Returns the visible rectangles that are filled with this colour.
        function filledWith(item, colour) {
            if (!item.visible || item.opacity === 0)
                return [];
            let found = item.radius !== undefined && item.border !== undefined && Qt.colorEqual(item.color, colour)
                        && item.width > 0 && item.height > 0 ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found = found.concat(filledWith(item.children[i], colour));
            return found;
        }
        function test_accentFill_onlyOnStart_data() {
            return [{ tag: "light", theme: AppSettings.Light }, { tag: "dark", theme: AppSettings.Dark }];
        }
        function test_accentFill_onlyOnStart(data) {
            AppSettings.theme = data.theme;
            press("Rules of this game");
            for (let row = 0; row < made.seats.tileSets.rowCount(); row += 2)
                made.seats.tileSets.choose(row, true);
            made.seats.rules.choose(0, 0);
            made.seats.rules.choose(1, 0);
            verify(made.seats.rules.differences > 0);
            waitForRendering(made);
            const filled = filledWith(made, Theme.accent);
            compare(filled.length, 1);
            compare(filled[0].parent, find.byText(made, "Start the game"));
            AppSettings.theme = AppSettings.SystemTheme;
        }
        function test_wheel_scrollsEverywhere_data() {
            return [{ tag: "large", width: 1280, height: 760 }, { tag: "small", width: 960, height: 540 }];
        }
        function test_wheel_scrollsEverywhere(data) {
            root.width = data.width;
            root.height = data.height;
            waitForRendering(made);
            const view = made.page.viewOfAll;
            verify(view.contentHeight > view.height + 100);
            const foot = view.y + view.height;
            const points = [0.02, 0.3, 0.5, 0.7, 0.98].map(x => Qt.point(root.width * x, root.height - 12))
                .concat([0.02, 0.3, 0.5, 0.7, 0.98].map(x => Qt.point(root.width * x, foot / 2)));
            for (const point of points) {
                view.contentY = 0;
                mouseWheel(made, point.x, point.y, 0, -120);
                tryVerify(() => view.contentY > 0, 2000, `${point.x}, ${point.y}`);
                view.cancelFlick();
            }
            view.contentY = 0;
            const start = find.byText(made, "Start the game");
            mouseWheel(start, start.width / 2, start.height / 2, 0, -120);
            verify(view.contentY > 0);
            mouseWheel(start, start.width / 2, start.height / 2, 0, 240);
            compare(view.contentY, 0);
        }
        function test_addedSeat_isComputerForOnePerson() {
            pickKind(1, "Hard");
            press("Add a player");
            tryCompare(made.seats, "count", 3);
            compare(pickers().map(picker => picker.kind),
                    [SetUpModel.Person, SetUpModel.HardComputer, SetUpModel.HardComputer]);
            compare(fields().map(field => field.text), ["Player 1", "Blanche", "Simon"]);
            compare(focusedName(), "Who plays as Simon");
            verify(find.byText(made, "Start the game").enabled);
        }
        function test_expansion_addsTilesAndRules() {
            verify(find.byText(made, "72 tiles in all"));
            press("Abbey & Mayor, 12 tiles");
            tryVerify(() => find.byText(made, "1 each"));
            press("Rules of this game");
            verify(find.byText(made, "84 tiles in all"));
            verify(!find.byText(made, "With these tiles, the rules of both editions are the same."));
            waitForRendering(made);
            pressByKey("by connection");
            compare(made.seats.rules.differences, 1);
            keyClick(Qt.Key_Down);
            compare(made.seats.rules.differences, 0);
            keyClick(Qt.Key_Down);
            compare(focusedName(), "by distance");
            keyClick(Qt.Key_Up);
            compare(focusedName(), "by connection");
            compare(made.seats.rules.differences, 1);
            pressByKey("Reset to “by distance”, as in New (C2)");
            compare(made.seats.rules.differences, 0);
            pressByKey("Abbey & Mayor, 12 tiles");
            verify(find.byText(made, "72 tiles in all"));
            verify(!find.byText(made, "by connection"));
        }
        function test_enter_startsGame() {
            made.page.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(started.count, 1);
            // In a name box, Enter only ends the editing.
            fields()[0].forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(started.count, 1);
            compare(focusedName(), "Who plays as Player 1");
            typeInto(fields()[0], "Player 2");
            made.page.forceActiveFocus();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Enter);
            compare(started.count, 1);
        }
        function test_tab_goesFromTopToBottom() {
            made.page.forceActiveFocus();
            compare(focusedName(), "Start the game");
            const names = [];
            do {
                keyClick(Qt.Key_Tab);
                names.push(focusedName());
                verify(focused().visualFocus !== false, focusedName());
            } while (focusedName() !== "Start the game" && names.length < 60);
            // Ignore the second segment: a choice of segments can have one or more Tab stops.
            compare(names.filter(name => name !== "Drawn by lot"),
                    ["Back", "Favourites", "As listed", "Colour of Player 1", "Name of player 1",
                     "Who plays as Player 1", "Later in the order", "Colour of Player 2", "Name of player 2",
                     "Who plays as Player 2", "Earlier in the order", "Add a player", "Classic (C1)",
                     "New (C2)", "Rules of this game", "Show the tiles", "Abbey & Mayor, 12 tiles", "Show the tiles",
                     "The Drawbridges, 12 tiles", "Show the tiles", "The River, 12 tiles", "Show the tiles",
                     "The River II, 12 tiles", "Show the tiles", "Inns & Cathedrals, 18 tiles", "Show the tiles",
                     "The Abbot", "Traders & Builders, 24 tiles", "Show the tiles",
                     "The Princess & the Dragon, 30 tiles", "Show the tiles", "The Tower, 18 tiles",
                     "Show the tiles", "The Flying Machines, 8 tiles", "Show the tiles", "The Phantom",
                     "The Ferries, 8 tiles", "Show the tiles", "The Count of Carcassonne, 12 tiles",
                     "Show the tiles", "Start the game"]);
        }
        function test_setUp_byKeyboard() {
            made.page.forceActiveFocus();
            tabTo("Add a player");
            keyClick(Qt.Key_Return);
            compare(focusedName(), "Name of player 3");
            for (const letter of "Ada")
                keyClick(letter);
            compare(made.seats.data(made.seats.index(2, 0), 0), "Ada");
            tabTo("Remove this player");
            keyClick(Qt.Key_Space);
            compare(made.seats.count, 2);
            compare(focusedName(), "Name of player 2");
            tabTo("New (C2)");
            keyClick(Qt.Key_Left);
            compare(focusedName(), "Classic (C1)");
            compare(made.seats.rules.edition, Editions.Classic);
            tabTo("Rules of this game");
            keyClick(Qt.Key_Return);
            find.byText(made, "2 points").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(made.seats.rules.differences, 1);
            tabTo("Reset to “4 points”, as in Classic (C1)");
            keyClick(Qt.Key_Space);
            compare(made.seats.rules.differences, 0);
            compare(started.count, 0);
            tabTo("Start the game");
            keyClick(Qt.Key_Return);
            compare(started.count, 1);
        }
        function test_movedPlayer_keepsFocus() {
            typeInto(fields()[0], "Ada");
            tabTo("Later in the order");
            keyClick(Qt.Key_Space);
            compare(made.seats.data(made.seats.index(1, 0), 0), "Ada");
            compare(focusedName(), "Earlier in the order");
            keyClick(Qt.Key_Space);
            compare(made.seats.data(made.seats.index(0, 0), 0), "Ada");
            compare(focusedName(), "Later in the order");
        }
        function test_startAndFocus_stayVisible_data() {
            return [{tag: "small", width: 1024, height: 640, scale: 100},
                    {tag: "small, large text", width: 1024, height: 640, scale: 200},
                    {tag: "large", width: 1920, height: 1080, scale: 100}];
        }
        function test_startAndFocus_stayVisible(data) {
            root.width = data.width;
            root.height = data.height;
            AppSettings.textScale = data.scale;
            for (let i = 0; i < 4; ++i)
                made.seats.addSeat();
            made.page.forceActiveFocus();
            waitForRendering(made);
            tabTo("Rules of this game");
            keyClick(Qt.Key_Return);
            waitForRendering(made);
            const start = find.byText(made, "Start the game");
            for (let i = 0; i < 60; ++i) {
                keyClick(Qt.Key_Tab);
                verify(onScreen(start));
                tryVerify(() => onScreen(focused()), 1000, focusedName());
                if (focused() === start)
                    return;
            }
            fail("the focus does not reach the start button");
        }
        function test_favourites_areSavedRenamedAndDeleted() {
            const overlay = made.Overlay.overlay;
            const pressThere = text => {
                tryVerify(() => find.byText(overlay, text) !== null, 2000, text);
                waitForRendering(made);
                mouseClick(find.byText(overlay, text));
            };
            press("Favourites");
            // The box has the focus immediately, so that it gets letters that are typed during the fade-in.
            compare(focusedName(), "New favourite");
            for (const letter of "Us")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            tryVerify(() => find.byText(overlay, "Player 1, Player 2\nBase game · New (C2)") !== null);
            compare(started.count, 0);
            pressThere("Close");
            tryVerify(() => find.byText(overlay, "Close") === null);

            press("Add a player");
            press("Favourites");
            pressThere("Rename");
            tryVerify(() => focusedName() === "New name of Us");
            keyClick("W");
            keyClick("e");
            keyClick(Qt.Key_Return);
            tryVerify(() => find.byText(overlay, "We") !== null);
            // An empty name or the name of another favourite is refused with a message.
            pressThere("Rename");
            tryVerify(() => focusedName() === "New name of We");
            keyClick(Qt.Key_Delete);
            keyClick(Qt.Key_Return);
            tryVerify(() => find.byText(overlay, "A favourite needs a name.") !== null);
            keyClick(Qt.Key_Escape);
            pressThere("Remove");
            tryVerify(() => find.byText(overlay, "“We” has been removed.") !== null);
            compare(made.seats.favourites.rowCount(), 0);
            pressThere("Restore it");
            compare(made.seats.favourites.rowCount(), 1);
            pressThere("We");
            compare(made.seats.count, 2);
            tryVerify(() => find.byText(overlay, "Close") === null);
        }
        function test_language_changesImmediately() {
            typeInto(fields()[1], "Ada");
            AppSettings.language = "cs";
            compare(fields().map(field => field.text), ["Hráč 1", "Ada"]);
            verify(find.byText(made, "Začít hru"));
            verify(find.byText(made, "2\u00a0hráči v\u00a0pořadí tahů"));
            press("Přidat hráče");
            tryVerify(() => fields().length === 3);
            press("Přidat hráče");
            press("Přidat hráče");
            verify(find.byText(made, "5\u00a0hráčů v\u00a0pořadí tahů"));
            AppSettings.language = "en";
            verify(find.byText(made, "5 players, in the order of play"));
        }
        function test_escape_goesBack() {
            const left = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: 'back' }", root);
            left.target = Navigator;
            made.page.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
    }
}
