// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The card of a place off the board: figures and pieces in it, offers by mouse and by key, and refusals.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Item {
    id: root

    width: 400
    height: 300

    function entry(source: string, label: string, count: int, choice: int): var {
        return { source: "image://figure/" + source, label: label, count: count, choice: choice, isTaken: false };
    }

    AreaCard {
        id: card

        index: 0
        width: 160
        name: "Castle"
        about: "for cities"
        figures: [root.entry("follower/red", "Anna: Meeple", 2, -1), root.entry("large-follower/blue", "Petr: Large meeple", 1, -1)]
        pieces: [{ source: "image://piece/count", label: "Count", count: 1, choice: -1 }]
        offers: []
        isLeft: false
        content: "Count\nAnna: Meeple ×2"
        refusal: ""
        rule: ""
    }
    Finder { id: finder }
    SignalSpy {
        id: chosen

        target: card
        signalName: "chosen"
    }
    SignalSpy {
        id: refused

        target: card
        signalName: "refused"
    }
    TestCase {
        id: test

        name: "AreaCard"
        when: windowShown

        function named(name: string): var {
            return finder.having(card, "objectName").filter(each => each.objectName === name);
        }
        function offers(): var {
            return test.named("areaOffer");
        }
        function test_about_showsWhileItFitsAfterName(): void {
            const about = test.named("areaDescription")[0];
            verify(about.visible);
            verify(about.x >= 160 - Theme.spacing * 2 - about.width - 1);
            card.width = 100;
            verify(!about.visible);
            card.width = 160;
        }
        function init(): void {
            card.offers = [];
            card.refusal = "";
            chosen.clear();
            refused.clear();
        }
        function offer(count: int): void {
            card.offers = [...Array(count).keys()].map(i => root.entry("follower/red", "Place the meeple", 1, i + 5));
        }

        function test_content(): void {
            compare(test.named("areaEntry").length, 3);
            compare(card.Accessible.name, "Castle: Count\nAnna: Meeple ×2");
        }
        function test_onlyOffer_isChosenByClickOnCard(): void {
            test.offer(1);
            compare(card.border.color, Theme.dim);
            mouseClick(card, 4, 4);
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 5);
        }
        function test_figureIsTakenOutByItsButtonOnly(): void {
            card.offers = [{ source: "image://figure/wagon/red", label: "Take back", count: 1, choice: 5, isTaken: true }];
            mouseClick(card, 4, 4);
            compare(chosen.count, 0);
            mouseMove(test.offers()[0]);
            tryVerify(() => card.isOfferHovered());
            mouseClick(test.offers()[0]);
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 5);
        }
        function test_offer_isChosenByMouse(): void {
            test.offer(2);
            mouseClick(card, 4, 4);
            compare(chosen.count, 0, "ambiguous with two offers");
            mouseClick(test.offers()[1]);
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 6);
        }
        function test_offer_isChosenByKey_data(): var {
            return [{ tag: "Return", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }];
        }
        function test_offer_isChosenByKey(row: var): void {
            test.offer(2);
            test.offers()[0].forceActiveFocus();
            keyClick(row.key);
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 5);
        }
        function test_refusal_isShown(): void {
            mouseClick(card, 4, 4);
            compare(refused.count, 0);
            card.refusal = "The count is here.";
            card.rule = "co.leave.count";
            mouseClick(card, 4, 4);
            compare(refused.count, 1);
            compare(refused.signalArguments[0][0], "The count is here.");
            compare(refused.signalArguments[0][1], "co.leave.count");
            compare(chosen.count, 0);
        }
    }
}
