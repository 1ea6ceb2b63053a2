// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: opened at a rule, searched, and opened from a refusal.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Table {
    id: root

    name: "Rules"

    function rule(id: string): Item {
        return findChild(sheet.contentItem, "rule:" + id);
    }
    function list(): Item {
        return findChild(sheet.contentItem, "rules");
    }
    function cleanup(): void {
        sheet.close();
        tryCompare(sheet, "visible", false);
        controller.close();
    }
    function test_sheet_opensAtRequestedRule(): void {
        sheet.showRule("am.wagon.c1.gate");
        tryCompare(sheet, "opened", true);
        tryVerify(() => rule("am.wagon.c1.gate") !== null);
        verify(rule("am.wagon.c1.gate").isHighlighted);
        verify(rule("am.wagon.c1.gate").words.length > 0);
        verify(list().count > 50);
        sheet.showRule("am.wagon.place");
        tryVerify(() => rule("am.wagon.place") !== null);
        compare(rule("am.wagon.place").heading, "The wagon");
        tryVerify(() => rule("am.wagon.counts") !== null);
        compare(rule("am.wagon.counts").heading, "");
    }
    function test_list_showsFocus(): void {
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        list().forceActiveFocus(Qt.TabFocusReason);
        drawn(page);
        verify(list().currentItem.current);
        keyClick(Qt.Key_Down);
        verify(list().currentIndex > 0);
        verify(list().currentItem.current);
    }
    function type(words: string): void {
        for (const letter of words)
            keyClick(letter);
    }
    function test_search_showsMatchingOrNearestRules(): void {
        const nearest = findChild(sheet.contentItem, "nearestRules");
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        const all = list().count;
        type("barn points");
        tryVerify(() => list().count < all);
        verify(list().count > 0);
        verify(!nearest.visible);
        list().positionViewAtEnd();
        type(" xyzzy");
        tryVerify(() => nearest.visible);
        compare(list().count, 3);
        tryVerify(() => list().atYBeginning);
        verify(nearest.text.includes(sheet.rules.chapters[0]));
        verify(list().y >= nearest.y + nearest.height);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("xyzzy");
        tryCompare(list(), "count", 0);
        verify(!nearest.visible);
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "opened", false);
    }
    function test_search_startsAtFirstRule(): void {
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        for (const letter of "abbey") {
            keyClick(letter);
            drawn(page);
            compare(list().indexAt(1, list().contentY + 1), 0);
        }
    }
    function test_edition_filtersRules(): void {
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        const all = list().count;
        findChild(sheet.contentItem, "ruleEdition").picked(Editions.Classic);
        tryVerify(() => list().count < all);
        compare(sheet.rules.rowOf("am.wagon.c2.range"), -1);
        sheet.close();
        sheet.showRule("am.wagon.c2.range");
        tryVerify(() => rule("am.wagon.c2.range") !== null);
        verify(rule("am.wagon.c2.range").onlyIn.length > 0);
        compare(list().count, all);
    }
    /// During a game, the sheet shows the rules of its edition, otherwise of both editions.
    function test_sheet_opensWithEditionOfGame(): void {
        const editions = findChild(sheet.contentItem, "ruleEdition");
        sheet.played = Editions.Classic;
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        compare(editions.chosen, Editions.Classic);
        compare(sheet.rules.rowOf("am.wagon.c2.range"), -1);
        sheet.close();
        sheet.played = Editions.New;
        sheet.showRule("am.wagon.c2.range");
        compare(editions.chosen, Editions.New);
        compare(sheet.rules.rowOf("am.wagon.c1.gate"), -1);
        // A requested rule of the other edition is shown, too.
        sheet.showRule("am.wagon.c1.gate");
        compare(editions.chosen, Editions.Either);
        sheet.close();
        sheet.played = Editions.Either;
        sheet.showRule("");
        compare(editions.chosen, Editions.Either);
    }
    function test_contents_openChapter(): void {
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        verify(rule("am.barn.place") === null);
        const chapters = findChild(sheet.contentItem, "ruleChapters");
        compare(chapters.current, "Setting up");
        sheet.showChapter("The barn");
        tryVerify(() => rule("am.barn.place") !== null);
        tryCompare(chapters, "current", "The barn");
    }
    function test_contents_followSearch(): void {
        sheet.showRule("");
        tryCompare(sheet, "opened", true);
        const chapters = findChild(sheet.contentItem, "ruleChapters");
        for (const letter of "phantom") {
            keyClick(letter);
            drawn(page);
            tryVerify(() => chapters.current === sheet.rules.chapterAt(list().indexAt(1, list().contentY + Theme.spacing * 4)));
        }
    }
    function test_option_opensSetUp(): void {
        sheet.showRule("base.city.tiny");
        tryVerify(() => findChild(sheet.contentItem, "ruleOption:base.city.tiny") !== null);
        chosen.clear();
        tap(findChild(sheet.contentItem, "ruleOption:base.city.tiny"));
        compare(chosen.count, 1);
        compare(chosen.signalArguments[0][0], "tinyCity");
        verify(!findChild(sheet.contentItem, "ruleOption:base.city.complete").visible);
    }
    function test_refusal_opensRule(): void {
        drag(item("handTile"), middle(findCell(marker => !marker.fits)));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").rule, "base.place.match");
        asked.clear();
        tap(item("refusalRule"));
        compare(asked.count, 1);
        compare(asked.signalArguments[0][0], "base.place.match");
    }

    SignalSpy {
        id: asked

        target: Navigator
        signalName: "showRule"
    }
    SignalSpy {
        id: chosen

        target: Navigator
        signalName: "showOption"
    }
    RuleSheet {
        id: sheet
    }
}
