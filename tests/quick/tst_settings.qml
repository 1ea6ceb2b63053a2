// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The settings by mouse and by keyboard. They take effect immediately and are legible at the largest text size.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Item {
    id: root

    width: 1024
    height: 640

    Finder { id: find }
    TextCheck { id: check }
    SettingsPage {
        id: page

        anchors.fill: parent
    }
    SignalSpy {
        id: back

        target: Navigator
        signalName: "back"
    }
    TestCase {
        name: "SettingsPage"
        when: windowShown

        readonly property Item view: findChild(page, "view")

        function init() {
            AppSettings.reset();
            AppSettings.language = "en";
            AppSettings.theme = AppSettings.Light;
            back.clear();
            page.forceActiveFocus();
            view.contentY = 0;
            waitForRendering(page);
        }
        function cleanupTestCase() {
            AppSettings.reset();
        }
        function shown(text) {
            const item = find.byText(page, text);
            verify(item, text);
            view.reveal(item);
            return item;
        }
        function press(text) {
            mouseClick(shown(text));
        }
        function group(label) {
            const found = find.having(page, "choices").find(segments => segments.label === label);
            verify(found, label);
            return found;
        }
        function choiceOf(label, index) {
            const choice = find.having(group(label), "checkable").filter(item => item.index !== undefined)[index];
            verify(choice, label + " " + index);
            view.reveal(choice);
            return choice;
        }
        function slider() {
            const found = find.having(page, "shownValue")[0];
            verify(found);
            view.reveal(found);
            return found;
        }
        function focused() {
            return page.Window.activeFocusItem;
        }

        function test_language_byMouse() {
            press("Čeština");
            compare(AppSettings.language, "cs");
            verify(find.byText(page, "Nastavení"));
            press("English");
            verify(find.byText(page, "Settings"));
        }
        function test_theme_byMouse() {
            mouseClick(choiceOf("Theme", 2));
            compare(AppSettings.theme, AppSettings.Dark);
            verify(Theme.dark);
            verify(!Theme.contrast);
            mouseClick(choiceOf("Theme", 3));
            compare(AppSettings.theme, AppSettings.Contrast);
            verify(Theme.contrast);
            verify(find.having(page, "source").some(item => String(item.source).endsWith("?outlined")), "tiles of the preview");
        }
        function test_animation_byMouse() {
            const values = [AppSettings.SystemAnimation, AppSettings.SlowAnimation, AppSettings.NormalAnimation,
                            AppSettings.FastAnimation, AppSettings.NoAnimation];
            const paces = [1, 2, 1, 0.5, 0];
            for (const choice of [1, 2, 3, 4, 0]) {
                mouseClick(choiceOf("Animation", choice));
                compare(AppSettings.animation, values[choice]);
                compare(Theme.pace, paces[choice]);
            }
        }
        function test_confirmation_byMouse() {
            for (const choice of [1, 2, 0]) {
                mouseClick(choiceOf("Ask before the turn ends", choice));
                compare(AppSettings.confirmation, choice);
            }
        }
        function test_marks_data() {
            return [{ tag: "markFits", text: "Spaces where the tile fits" },
                    { tag: "markOtherTurns", text: "Spaces where it fits if you turn it" },
                    { tag: "markFeatures", text: "Features where a figure may be placed" }];
        }
        function test_marks(data) {
            press(data.text);
            verify(!AppSettings[data.tag]);
            const toggle = find.byText(page, data.text);
            verify(!toggle.checked);
            toggle.forceActiveFocus();
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
                const before = AppSettings[data.tag];
                keyClick(key);
                compare(AppSettings[data.tag], !before);
                compare(toggle.checked, !before);
            }
        }
        function test_lastMarks() {
            for (const choice of [2, 0, 1]) {
                mouseClick(choiceOf("Last moves", choice));
                compare(AppSettings.lastMarks, choice);
            }
        }
        function test_textSize_byMouse() {
            const slide = slider();
            const sample = findChild(page, "sample");
            const small = sample.font.pixelSize;
            mousePress(slide, slide.knob / 2, slide.height / 2);
            mouseMove(slide, slide.width / 2, slide.height / 2);
            mouseMove(slide, slide.width - 1, slide.height / 2);
            compare(AppSettings.textScale, 100, "the size changes only when the handle is released");
            compare(sample.font.pixelSize, small * 2);
            mouseRelease(slide, slide.width - 1, slide.height / 2);
            compare(AppSettings.textScale, 200);
            compare(Theme.scale, 2);
            verify(find.byText(page, "200%"));
        }
        function test_textSize_byKeyboard() {
            const slide = slider();
            slide.forceActiveFocus(Qt.TabFocusReason);
            const steps = [[Qt.Key_Right, 110], [Qt.Key_Up, 120], [Qt.Key_Left, 110], [Qt.Key_Down, 100],
                           [Qt.Key_Left, 100], [Qt.Key_PageUp, 120], [Qt.Key_End, 200], [Qt.Key_Right, 200],
                           [Qt.Key_PageDown, 180], [Qt.Key_Home, 100]];
            for (const [key, percent] of steps) {
                keyClick(key);
                compare(AppSettings.textScale, percent);
                compare(slide.value, percent);
            }
        }
        function test_segments_byKeyboard() {
            choiceOf("Theme", 1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(AppSettings.theme, AppSettings.Dark);
            compare(focused(), choiceOf("Theme", 2));
            verify(focused().visualFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(AppSettings.theme, AppSettings.Contrast);
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Left);
            compare(AppSettings.theme, AppSettings.SystemTheme);
        }
        function test_tab_reachesAndShowsEachSettingOnce() {
            let stops = [];
            find.byText(page, "Back").forceActiveFocus(Qt.TabFocusReason);
            for (let i = 0; i < 30 && !stops.includes(focused()); ++i) {
                stops.push(focused());
                const at = focused().mapToItem(page, 0, 0);
                verify(at.y >= 0 && at.y + focused().height <= page.height, focused().text);
                verify(focused().visualFocus, focused().text);
                keyClick(Qt.Key_Tab);
            }
            // Back, language, theme, size of text, animation, replay, ask before the turn ends, second click, board
            // that returns, moves of computers, time to think, sounds, volume, three marks of places, last moves,
            // two settings of numbers, defaults.
            compare(stops.length, 20, stops.map(stop => stop.text).join(", "));
        }
        function test_escape_goesBackFromAnyItem() {
            keyClick(Qt.Key_Escape);
            choiceOf("Language", 1).forceActiveFocus();
            keyClick(Qt.Key_Escape);
            slider().forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(back.count, 3);
            press("Back");
            compare(back.count, 4);
        }
        function test_defaults_canBeUndone() {
            AppSettings.textScale = 130;
            AppSettings.markFits = false;
            AppSettings.language = "cs";
            waitForRendering(page);
            press("Obnovit výchozí");
            verify(AppSettings.standard);
            compare(Theme.scale, 1);
            // The language is now the system language. The button keeps its place and the focus.
            const button = findChild(page, "defaults");
            verify(button.activeFocus);
            keyClick(Qt.Key_Return);
            compare(button.text, "Obnovit výchozí", "the button no longer offers to undo");
            compare(AppSettings.textScale, 130);
            verify(!AppSettings.markFits);
            compare(AppSettings.language, "cs");
        }
        /// The page must not scroll, because the item would move away from the pointer.
        function test_itemClickedAtEdge_doesNotScroll() {
            const choice = find.having(group("Animation"), "checkable").filter(item => item.index !== undefined)[1];
            view.contentY = 0;
            view.moveTo(choice.mapToItem(view.contentItem, 0, 0).y + 5);
            const before = view.contentY;
            verify(before > 0, "the upper edge of the item is above the page");
            mouseClick(choice, choice.width / 2, choice.height - 3);
            compare(AppSettings.animation, AppSettings.SlowAnimation);
            compare(view.contentY, before);
            find.having(group("Theme"), "checkable").find(item => item.checked).forceActiveFocus(Qt.TabFocusReason);
            verify(view.contentY < before, "keys scroll it into view");
        }
        function test_volume_showsValue() {
            AppSettings.sounds = true;
            AppSettings.volume = 30;
            verify(find.byText(page, "30%"));
            const volume = findChild(page, "volume");
            view.reveal(volume);
            volume.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(AppSettings.volume, 35);
            verify(find.byText(page, "35%"));
            AppSettings.sounds = false;
        }
        function test_pageKeys_scroll() {
            AppSettings.textScale = 200;
            waitForRendering(page);
            for (const from of [view, find.byText(page, "Back"), choiceOf("Language", 1)]) {
                from.forceActiveFocus();
                view.contentY = 0;
                keyClick(Qt.Key_PageDown);
                verify(view.contentY > 300);
                keyClick(Qt.Key_PageUp);
                compare(view.contentY, 0);
            }
        }
        function test_texts_areNotCut_data() {
            let rows = [];
            for (const language of ["en", "cs"])
                for (const size of [100, 130, 160, 200])
                    rows.push({ tag: (language === "cs" ? "cs" : "en") + size, language: language, size: size });
            return rows;
        }
        function test_texts_areNotCut(data) {
            AppSettings.language = data.language;
            AppSettings.textScale = data.size;
            waitForRendering(page);
            compare(check.findings(page), []);
        }
    }
}
