// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a new game: adding, removing and moving seats, rules, favourites, and problems.
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
    PageTest {
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
            made.page.answered = true;
            started.target = made.page;
            started.clear();
            drawn(made);
        }
        function fields() {
            return find.having(made, "maximumLength");
        }
        function press(text) {
            const button = find.byText(made, text);
            verify(button, text);
            tap(button);
        }
        function pressByKey(text) {
            drawn(made);
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
        function test_gameInProgress_showsNote() {
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
            for (let i = 0; i < 120 && focusedName() !== name; ++i)
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
            drawn(made);
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
            tabTo("Place of Ada in the order of play");
            keyClick(Qt.Key_Right);
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
            verify(!find.byText(made, "Place of Player 1 in the order of play"));
            verify(!find.byText(made, "2."));
            press("As listed");
            compare(made.seats.order, SetUpModel.Fixed);
            verify(find.byText(made, "Place of Player 1 in the order of play"));
        }
        function test_presets_setRules() {
            const rules = made.seats.rules;
            press("Edition: no difference with these tiles");
            drawn(made);
            press("Classic (C1)");
            compare(rules.edition, Editions.Classic);
            verify(!find.byText(made, "2 points"));
            press("Rules of this game");
            drawn(made);
            press("2 points");
            compare(rules.differences, 1);
            verify(find.byText(made, "Rules of this game: 1 changed"));
            pressByKey("Reset to “4 points”, as in Classic (C1)");
            compare(rules.differences, 0);
            verify(find.byText(made, "Rules of this game"));
            press("New (C2)");
            compare(rules.edition, Editions.New);
        }
        function test_unofficialNote_isVisible_data() {
            return [{ tag: "large", width: 1280, height: 800, size: 100 }, { tag: "small", width: 1024, height: 640, size: 100 },
                    { tag: "large letters", width: 1024, height: 640, size: 200 }];
        }
        function test_unofficialNote_isVisible(data) {
            root.width = data.width;
            root.height = data.height;
            AppSettings.textScale = data.size;
            const note = findChild(made, "unofficialBelow");
            verify(!note.visible);
            for (let row = 0; row < made.seats.tileSets.rowCount(); ++row)
                made.seats.tileSets.choose(row, true);
            drawn(made);
            verify(note.visible);
            const at = note.mapToItem(made, 0, 0);
            verify(at.y > 0 && at.y + note.height <= root.height, at.y);
            verify(made.seats.tileSets.unofficial.length > 0);
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
            drawn(made);
            const filled = filledWith(made, Theme.accent);
            compare(filled.length, 1);
            compare(filled[0].parent, find.byText(made, "Start the game"));
            AppSettings.theme = AppSettings.SystemTheme;
        }
        function test_wheel_scrollsEverywhere_data() {
            return [{ tag: "large letters", width: 1280, height: 760, size: 150 },
                    { tag: "small", width: 960, height: 540, size: 100 }];
        }
        function test_wheel_scrollsEverywhere(data) {
            root.width = data.width;
            root.height = data.height;
            AppSettings.textScale = data.size;
            drawn(made);
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
            verify(find.byText(made, "2 players  ·  72 tiles  ·  about 48 min"));
            press("Abbey & Mayor, 12 tiles");
            verify(find.byText(made, "2 players  ·  84 tiles  ·  about 56 min"));
            verify(!find.byText(made, "Edition: no difference with these tiles"));
            press("Rules of this game");
            drawn(made);
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
            verify(find.byText(made, "Edition: no difference with these tiles"));
            verify(!find.byText(made, "by connection"));
        }
        function test_enter_startsGame() {
            made.page.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(started.count, 1);
            // In a name box, Enter does not start the game, but moves the focus to the next control.
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
            } while (focusedName() !== "Start the game" && names.length < 120);
            // Below, "Drawn by lot" is ignored: Tab can reach one or all segments of a choice.
            const sets = names.filter(name => name.endsWith("tiles") && !name.startsWith("Edition")).length;
            compare(sets + names.filter(name => ["The Abbot", "The Phantom"].includes(name)).length,
                    made.seats.tileSets.rowCount() + 2, "three ready choices, and all sets except the base game");
            compare(names.filter(name => name === "About this set").length, made.seats.tileSets.rowCount());
            compare(names.filter(name => name !== "Drawn by lot").slice(0, 14),
                    ["Back", "Favourites", "As listed", "Colour of Player 1", "Name of player 1",
                     "Who plays as Player 1", "Place of Player 1 in the order of play", "Colour of Player 2",
                     "Name of player 2", "Who plays as Player 2", "Place of Player 2 in the order of play",
                     "Add a player", "Short · 24 tiles", "Classic · 72 tiles"]);
            compare(names.slice(-6), ["Edition: no difference with these tiles", "Rules of this game", "Undo: allowed",
                                      "Tiles left: shown", "Clock: none", "Start the game"]);
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
            tabTo("Edition: no difference with these tiles");
            keyClick(Qt.Key_Return);
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
            tabTo("Place of Ada in the order of play");
            for (const [key, row] of [[Qt.Key_Down, 1], [Qt.Key_Down, 1], [Qt.Key_Up, 0], [Qt.Key_Right, 1], [Qt.Key_Left, 0]]) {
                keyClick(key);
                compare(made.seats.data(made.seats.index(row, 0), 0), "Ada");
                compare(focusedName(), "Place of Ada in the order of play");
            }
        }
        function test_draggedPlayer_changesOrder() {
            made.seats.addSeat();
            typeInto(fields()[0], "Ada");
            drawn(made);
            const handles = find.having(made, "isLast");
            const target = handles[2].mapToItem(handles[0], 0, 0);
            mouseDrag(handles[0], 5, 5, target.x, target.y);
            compare(made.seats.data(made.seats.index(2, 0), 0), "Ada");
        }
        function test_menuOfHandle_movesPlayer() {
            typeInto(fields()[0], "Ada");
            mouseClick(find.having(made, "isLast")[0]);
            const entry = () => find.byText(made.Overlay.overlay, "Later in the order");
            tryVerify(() => entry() !== null && entry().width > 0);
            verify(!find.byText(made.Overlay.overlay, "Earlier in the order").enabled);
            drawn(made);
            mouseClick(entry());
            tryVerify(() => made.seats.data(made.seats.index(1, 0), 0) === "Ada");
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
            drawn(made);
            tabTo("Rules of this game");
            keyClick(Qt.Key_Return);
            drawn(made);
            const start = find.byText(made, "Start the game");
            for (let i = 0; i < 120; ++i) {
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
                drawn(made);
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
            // An empty name is refused with a message.
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
            press("Přidat hráče");
            tryVerify(() => fields().length === 3);
            press("Přidat hráče");
            press("Přidat hráče");
            AppSettings.language = "en";
            verify(find.byText(made, "Start the game"));
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
