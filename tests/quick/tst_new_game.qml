// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a new game: seats come, go and change places; what is wrong is said.
import QtQuick
import QtQuick.Templates
import QtTest
import Vozka
import Vozka.Models

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
            AppSettings.language = AppSettings.English;
            made = createTemporaryObject(page, root);
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
        function typeInto(field, text) {
            field.forceActiveFocus();
            field.selectAll();
            for (const letter of text)
                keyClick(letter);
        }

        function test_beginsWithTwoNamedPlayers() {
            compare(fields().map(field => field.text), ["Player 1", "Player 2"]);
            press("Start the game");
            compare(started.count, 1);
        }
        function test_sixPlayersAtMost() {
            for (let i = 0; i < 4; ++i)
                press("Add a player");
            tryCompare(made.seats, "count", 6);
            verify(!find.byText(made, "Add a player"));
            made.seats.addSeat();
            compare(made.seats.count, 6);
        }
        function test_twoPlayersAtLeast() {
            made.seats.removeSeat(0);
            compare(made.seats.count, 2);
            verify(!find.byText(made, "Remove this player").enabled);
        }
        function test_aNameCanBeTyped() {
            typeInto(fields()[0], "Ada");
            press("Later in the order");
            tryVerify(() => fields().map(field => field.text).includes("Ada"));
            compare(made.seats.data(made.seats.index(1, 0), 0), "Ada");
        }
        function test_sameNamesAreAProblem() {
            typeInto(fields()[0], "player 2");
            verify(find.byText(made, "Two players are called “Player 2”."));
            verify(!find.byText(made, "Start the game").enabled);
            typeInto(fields()[0], " ");
            verify(find.byText(made, "Every player needs a name."));
        }
        function test_aTakenColourIsSwapped() {
            const pickers = find.having(made, "owner");
            compare(pickers.map(picker => picker.colour), ["red", "blue"]);
            mouseClick(pickers[0]);
            const blue = () => find.byText(made.Overlay.overlay, "blue, triangle");
            tryVerify(() => blue() !== null);
            mouseClick(blue());
            compare(find.having(made, "owner").map(picker => picker.colour), ["blue", "red"]);
        }
        function test_languageChangesAtOnce() {
            typeInto(fields()[1], "Ada");
            AppSettings.language = AppSettings.Czech;
            compare(fields().map(field => field.text), ["Hráč 1", "Ada"]);
            verify(find.byText(made, "Začít hru"));
            verify(find.byText(made, "2 hráči v pořadí tahů"));
            press("Přidat hráče");
            tryVerify(() => fields().length === 3);
            press("Přidat hráče");
            press("Přidat hráče");
            verify(find.byText(made, "5 hráčů v pořadí tahů"));
            AppSettings.language = AppSettings.English;
            verify(find.byText(made, "5 players, in the order of play"));
        }
        function test_escapeGoesBack() {
            started.signalName = "back";
            made.page.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(started.count, 1);
            started.signalName = "start";
        }
    }
}
