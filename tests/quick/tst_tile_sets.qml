// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of tile sets on the page of a new game, their sheets, the ready choices, and the question of the first start.
import QtQuick
import QtQuick.Templates
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Item {
    id: root

    width: 1280
    height: 760

    Finder { id: find }
    Component {
        id: page

        NewGamePage {
            anchors.fill: parent
            seats: SetUpModel {}
        }
    }
    SignalSpy {
        id: learn

        target: Navigator
        signalName: "learn"
    }
    SignalSpy {
        id: lesson

        target: Navigator
        signalName: "showLesson"
    }
    PageTest {
        property NewGamePage made: null
        property TileSetModel sets: null

        name: "TileSets"
        when: windowShown

        function init(): void {
            AppSettings.language = "en";
            made = createTemporaryObject(page, root);
            sets = made.seats.tileSets;
            sets.chooseReady(TileSetModel.Classic);
            learn.clear();
            lesson.clear();
            drawn(made);
        }
        function cards(): var {
            return find.having(made, "isAlwaysIn");
        }
        function boxes(): var {
            return cards().map(card => find.having(card, "checked").find(item => item.text === card.nameAndTiles));
        }
        function chosenNames(): var {
            return cards().filter(card => card.isChosen).map(card => card.name);
        }
        function press(text: string): void {
            const button = find.byText(made, text);
            verify(button, text);
            tap(button);
        }
        function openSheet(row: int): Item {
            tap(find.having(cards()[row], "side").find(item => item.text === "About this set"));
            const overlay = made.Overlay.overlay;
            tryVerify(() => find.byText(overlay, "Open the lesson") !== null);
            drawn(made);
            return overlay;
        }

        function test_everySet_hasCard(): void {
            compare(cards().length, sets.rowCount());
            for (const card of cards()) {
                verify(card.width >= 132 && card.height >= 112, card.name);
                compare(card.height, cards()[0].height);
                const pictures = find.having(card, "sourceSize").filter(item => String(item.source).endsWith("?full"));
                compare(pictures.length, 3, card.name);
                for (const picture of pictures)
                    verify(picture.width >= 44, card.name + ": " + picture.width);
            }
        }
        function test_texts_areLargeEnough(): void {
            for (const card of cards()) {
                for (const text of find.having(card, "contentWidth"))
                    verify(!text.visible || text.font.pixelSize >= 12, text.text);
            }
        }
        function test_cards_areTickBoxes(): void {
            compare(chosenNames(), ["Base game"]);
            verify(!boxes()[0].enabled, "always in the game");
            const box = boxes()[1];
            compare(box.text, "Abbey & Mayor, 12 tiles");
            compare(box.Accessible.name, "Abbey & Mayor, 12 tiles, not in the game");
            tap(box);
            compare(chosenNames(), ["Base game", "Abbey & Mayor"]);
            compare(box.Accessible.name, "Abbey & Mayor, 12 tiles, in the game");
            tap(box);
            compare(chosenNames(), ["Base game"]);
            box.forceActiveFocus(Qt.TabFocusReason);
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
                const before = cards()[1].isChosen;
                keyClick(key);
                compare(cards()[1].isChosen, !before);
                compare(box.checked, !before);
            }
        }
        function test_unchosenCard_isNotFaded(): void {
            const faded = item => item.opacity < 1 || Array.from(item.children).some(faded);
            verify(!faded(cards()[1]));
            tap(boxes()[1]);
            verify(!faded(cards()[1]));
        }
        /// Tiles and rules below the card change, but not the place of the card.
        function test_toggledCard_staysUnderPointer(): void {
            const before = cards()[1].mapToItem(made, 0, 0);
            tap(boxes()[1]);
            drawn(made);
            compare(cards()[1].mapToItem(made, 0, 0), before);
        }
        function test_minutes_dependOnPersons(): void {
            made.seats.setKind(1, SetUpModel.EasyComputer);
            drawn(made);
            verify(find.byText(cards()[1], "+12 tiles · 4 min"));
            made.seats.setKind(1, SetUpModel.Person);
            verify(find.byText(cards()[1], "+12 tiles · 8 min"));
        }
        function test_warning_isOnItsCardAndInFooter(): void {
            sets.chooseReady(TileSetModel.Everything);
            drawn(made);
            const warned = cards().filter(card => findChild(card, "unofficial").visible);
            compare(warned.map(card => card.name), ["The Drawbridges"]);
            verify(sets.unofficial.length > 0);
            compare(findChild(made, "unofficialBelow").text, sets.unofficial);
            sets.chooseReady(TileSetModel.Official);
            compare(cards().filter(card => findChild(card, "unofficial").visible).length, 0);
        }
        function test_sheet_showsAllOfSet(): void {
            const overlay = openSheet(1);
            verify(find.byText(overlay, cards()[1].about));
            verify(find.byText(overlay, "1 each"));
            compare(find.having(overlay, "amount").filter(item => item.visible).length, cards()[1].kinds.count);
            verify(find.byText(overlay, "Options under “Rules of this game”: " + cards()[1].options));
            verify(cards()[1].options.includes("Move of the wagon"));
            tap(find.byText(overlay, "In the game"));
            compare(chosenNames(), ["Base game", "Abbey & Mayor"]);
            tap(find.byText(overlay, "Open the lesson"));
            compare(lesson.count, 1);
            compare(lesson.signalArguments[0][0], "learn-abbey");
        }
        function test_readyChoices_setTiles(): void {
            press("Short · 24 tiles");
            compare(sets.tileCount, 24);
            verify(find.byText(made, "2 players  ·  24 tiles  ·  about " + Math.round(24 * made.seats.secondsPerTile / 60) + " min"));
            press("Everything · " + sets.tilesOf(TileSetModel.Everything) + " tiles");
            compare(chosenNames().length, sets.rowCount());
            press("Classic · 72 tiles");
            compare(chosenNames(), ["Base game"]);
            const choices = find.having(made, "ready").filter(item => item.title !== undefined);
            compare(choices.map(choice => choice.checked), [false, true, false]);
            tap(boxes()[1]);
            compare(choices.map(choice => choice.checked), [false, false, false]);
        }
        function test_question_isVisibleUntilAnswer(): void {
            if (!made.seats.isFirst)
                skip("a set-up is stored");
            verify(find.byText(made, "Have you played this game before?"));
            press("No");
            compare(learn.count, 1);
            press("Often");
            compare(sets.ready, TileSetModel.Official);
            verify(!find.byText(made, "Have you played this game before?"));
            verify(find.byText(made, "Start the game").activeFocus);
            made.answered = false;
            drawn(made);
            press("Yes");
            compare(sets.ready, TileSetModel.Classic);
            made.answered = false;
            made.seats.remember();
            verify(!find.byText(made, "Have you played this game before?"));
        }
        function test_editions_areShownWhereTheyDiffer(): void {
            const classic = () => find.byText(made, "Classic (C1)");
            for (let first = 1; first < sets.rowCount(); ++first) {
                for (let second = first; second < sets.rowCount(); ++second) {
                    sets.chooseReady(TileSetModel.Classic);
                    sets.choose(first, true);
                    sets.choose(second, true);
                    compare(classic() !== null, !made.seats.rules.sameInBoth, first + ", " + second);
                    compare(find.byText(made, "Edition: no difference with these tiles") !== null, made.seats.rules.sameInBoth);
                }
            }
            sets.chooseReady(TileSetModel.Classic);
            verify(!classic());
            press("Edition: no difference with these tiles");
            verify(classic());
        }
    }
}
