// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Controls: their texts are not cut at 100, 150 and 200 % text size; keys and letters of menus; tool tips; the banner.
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
    GameController { id: controller }
    Component {
        id: two

        SegmentedControl {
            id: ofTwo

            label: "Boards"
            choices: ["Both", "One"]
            chosen: 0
            onPicked: choice => ofTwo.chosen = choice
        }
    }
    Component {
        id: three

        SegmentedControl {
            id: ofThree

            label: "Places"
            choices: ["First", "Second", "Third"]
            chosen: 0
            onPicked: choice => ofThree.chosen = choice
        }
    }
    Commands {
        id: commands

        controller: controller
        atTable: true
    }
    MainMenu {
        id: bar

        width: parent.width
        commands: commands
        autosaves: controller.files.autosaves
    }
    SignalSpy {
        id: settings

        target: commands.settings
        signalName: "triggered"
    }
    Shortcut {
        id: pageKey

        property int count: 0

        sequence: "W"
        onActivated: ++count
    }
    Column {
        id: column

        y: 80
        width: 300
        spacing: 12

        Button {
            text: "Go on"
            icon.name: "check"
        }
        Button {
            width: parent.width
            text: "Go on with the game that was left last time"
            icon.name: "check"
        }
        SegmentedControl {
            width: Math.min(implicitWidth, parent.width)
            label: "Pace"
            choices: ["As the system wishes", "None", "Fast", "Normal", "Slow"]
            chosen: 0
        }
        Switch {
            width: parent.width
            text: "Spaces where the tile fits in another turn"
        }
        SettingRow {
            width: parent.width
            title: "A setting with a long name"
            explanation: "And a long explanation with many words."

            Slider {
                width: Math.min(implicitWidth, parent.width)
                label: "Size"
                from: 0
                to: 4
                stepSize: 1
            }
        }
    }
    Menu {
        id: tall

        Repeater {
            model: 30

            MenuItem {
                required property int index

                text: "Entry " + index
            }
        }
    }
    MenuItem {
        id: named
    }
    MnemonicLabel {
        id: words

        label: ""
    }
    Label {
        id: plainly

        visible: false
        wrapMode: Text.NoWrap
    }
    ElidedLabel {
        id: cut

        width: 60
        text: "A name that is too long for its place"
    }
    TextField {
        id: box

        y: 40
        label: "Box"
    }
    ToolTipBubble {
        id: toolTip

        parent: box
        text: "A short line\nand one that is so long that it has to go on in the line below because there is no room for all of it beside each other"
    }
    ToolButton {
        id: icon

        x: 300
        y: 120
        z: 5
        hoverEnabled: true
        icon.name: "zoom-in"
        text: "Zoom in"
    }
    TextField {
        id: covered

        y: 120
        label: "Box below"
    }
    ToolTipBubble {
        id: over

        parent: covered
        x: 0
        y: 0
        delay: 0
        text: "It lies on what can be clicked"
    }
    Banner {
        id: banner

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
    }
    AboutSheet {
        id: about

        version: "1.2.3"
    }
    TestCase {
        name: "Controls"
        when: windowShown

        function init_data() {
            return [{ tag: "100" , size: 100 }, { tag: "150", size: 150 }, { tag: "200", size: 200 }];
        }
        function init() {
            AppSettings.language = "en";
        }
        function grow(data) {
            AppSettings.textScale = data.size;
            waitForRendering(root);
        }
        function cleanup() {
            AppSettings.textScale = 100;
        }

        function test_cursor_restsWithoutTyping() {
            box.forceActiveFocus();
            const beat = findChild(box, "cursorBlink");
            verify(beat);
            beat.interval = 1;
            tryCompare(beat, "running", true);
            tryCompare(beat, "running", false);
            compare(findChild(box, "cursor").opacity, 1, "the cursor is visible at rest");
            keyClick("a");
            tryCompare(beat, "running", true);
            box.text = "";
            root.forceActiveFocus();
        }
        function test_hint_isAsWideAsText(data) {
            grow(data);
            toolTip.visible = true;
            tryVerify(() => toolTip.opened);
            const words = check.texts(toolTip.contentItem)[0];
            verify(words.contentWidth <= toolTip.availableWidth + 1);
            verify(toolTip.availableWidth <= words.contentWidth + 2, toolTip.availableWidth + " " + words.contentWidth);
            toolTip.visible = false;
        }
        function test_itemBelowToolTip_canBeClicked(): void {
            over.visible = true;
            tryVerify(() => over.opened);
            mouseMove(covered, 30, 10);
            mouseClick(covered, 30, 10);
            verify(covered.activeFocus);
            over.visible = false;
        }
        /// A click closes the tool tip until the pointer comes again, because the click can change the items below it.
        function test_hint_ofClickedIcon_closesUntilNextHover(): void {
            const words = findChild(icon, "hintText");
            mouseMove(root, 400, 600);
            mouseMove(icon, 10, 10);
            mouseMove(icon, 12, 10);
            tryVerify(() => words.bubble !== null && words.bubble.opened);
            mouseClick(icon, 12, 10);
            tryVerify(() => !words.bubble.visible);
            mouseMove(icon, 14, 10);
            verify(!words.visible);
            mouseMove(root, 400, 600);
            mouseMove(icon, 10, 10);
            tryVerify(() => words.bubble.opened);
            mouseMove(root, 400, 600);
        }
        function test_box_showsPlaceholder(): void {
            box.placeholderText = "What it is called";
            verify(check.texts(box).some(each => each.visible && each.text === box.placeholderText));
            box.text = "A";
            verify(!check.texts(box).some(each => each.visible && each.text === box.placeholderText));
            box.text = "";
        }
        function test_cutText_isShownWholeInToolTip() {
            verify(cut.truncated);
            mouseMove(root, 400, 600);
            mouseMove(cut, 20, 5);
            mouseMove(cut, 22, 5);
            const whole = findChild(cut, "hintText");
            tryVerify(() => whole.bubble !== null && whole.bubble.opened);
            compare(whole.bubble.text, cut.text);
            mouseMove(root, 400, 600);
        }
        function test_texts_areNotElided(data) {
            grow(data);
            compare(check.findings(column), []);
            for (let i = 0; i < column.children.length; ++i)
                for (const text of check.texts(column.children[i]))
                    verify(column.children[i].height >= text.height, text.text);
        }
        function test_fonts_growWithTextSize(data) {
            const sizes = check.texts(root).map(text => text.font.pixelSize);
            grow(data);
            const grown = check.texts(root).map(text => text.font.pixelSize);
            compare(grown.length, sizes.length);
            for (let i = 0; i < sizes.length; ++i)
                verify(Math.abs(grown[i] - sizes[i] * data.size / 100) <= 2, check.texts(root)[i].text);
        }
        function test_menus_fitWindow(data) {
            grow(data);
            for (let i = 0; i < bar.count; ++i) {
                const menu = bar.menuAt(i);
                menu.open();
                tryVerify(() => menu.opened);
                const at = menu.contentItem.mapToItem(root, 0, 0);
                verify(menu.width <= root.width && menu.height <= root.height, menu.title);
                verify(at.x >= 0 && at.x + menu.contentItem.width <= root.width, menu.title);
                verify(at.y >= 0 && at.y + menu.contentItem.height <= root.height, menu.title);
                // The layout of the rows is complete only when they are drawn.
                tryVerify(() => check.findings(menu.contentItem).length === 0);
                menu.close();
                tryVerify(() => !menu.visible);
            }
        }
        function entriesWithLetter(menu) {
            bar.make();
            const entries = [];
            for (let i = 0; i < menu.count; ++i)
                if (menu.itemAt(i) instanceof MenuItem && menu.itemAt(i).letter.length > 0)
                    entries.push(menu.itemAt(i));
            return entries;
        }
        function allMenus() {
            const menus = [];
            for (let i = 0; i < bar.count; ++i) {
                menus.push(bar.menuAt(i));
                for (const entry of entriesWithLetter(bar.menuAt(i)))
                    if (entry.subMenu)
                        menus.push(entry.subMenu);
            }
            return menus;
        }
        function test_menuLetters_areUnique(data) {
            for (const language of ["en", "cs"]) {
                AppSettings.language = language;
                for (const menu of allMenus()) {
                    const letters = entriesWithLetter(menu).map(entry => entry.letter);
                    compare(letters.filter((letter, i) => letters.indexOf(letter) !== i), [], menu.title);
                    for (let i = 0; i < menu.count; ++i)
                        if (menu.itemAt(i) instanceof MenuItem && menu.itemAt(i).action && menu.itemAt(i).text.length > 0)
                            verify(menu.itemAt(i).letter.length > 0, menu.itemAt(i).text);
                }
                const bars = [0, 1, 2, 3].map(i => /&(.)/.exec(bar.menuAt(i).title)[1].toUpperCase());
                compare(new Set(bars).size, 4, bars);
            }
        }
        function test_menuNames_areShownAsPlainText_data() {
            return [{ tag: "sign", label: "A && B", plain: "A & B", letter: "" },
                    { tag: "marks", label: "Take <b>x</b>", plain: "Take <b>x</b>", letter: "" },
                    { tag: "marks and letter", label: "T&ake <b>x</b>", plain: "Take <b>x</b>", letter: "A" },
                    { tag: "entity", label: "Take &&lt; and &more", plain: "Take &lt; and more", letter: "M" },
                    { tag: "own", label: "S&ave", plain: "Save", letter: "A" }];
        }
        function test_menuNames_areShownAsPlainText(data) {
            // The widths are only about equal, because an underlined letter has no kerning.
            words.label = data.label;
            plainly.text = data.plain;
            named.text = data.label;
            verify(Math.abs(words.implicitWidth - plainly.implicitWidth) < 5, words.text);
            compare(named.letter, data.letter);
            compare(named.Accessible.name, data.plain);
        }
        function test_menuLetter_choosesEntry() {
            const asked = settings.count;
            const entry = entriesWithLetter(bar.file).find(each => each.action === commands.settings);
            bar.file.open();
            tryCompare(bar.file, "opened", true);
            keyClick(entry.letter.toLowerCase());
            tryCompare(bar.file, "visible", false);
            compare(settings.count, asked + 1);
        }
        function test_menuLetter_opensSubmenuAndChoosesEntry() {
            const theme = entriesWithLetter(bar.view).find(each => each.subMenu && each.subMenu.title === bar.view.itemAt(bar.view.count - 1).text);
            bar.view.open();
            tryCompare(bar.view, "opened", true);
            keyClick(theme.letter.toLowerCase());
            tryCompare(theme.subMenu, "opened", true);
            keyClick("d");
            tryCompare(bar.view, "visible", false);
            compare(AppSettings.theme, AppSettings.Dark);
            AppSettings.theme = AppSettings.SystemTheme;
        }
        function test_unusedMenuLetter_doesNotReachPage() {
            bar.help.open();
            tryCompare(bar.help, "opened", true);
            pageKey.count = 0;
            keyClick("w");
            compare(pageKey.count, 0);
            verify(bar.help.opened);
            bar.help.close();
            tryCompare(bar.help, "visible", false);
            keyClick("w");
            compare(pageKey.count, 1);
        }
        function test_tallMenu_scrollsToCurrentEntry(data) {
            grow(data);
            tall.popup(0, 0);
            tryVerify(() => tall.opened);
            verify(tall.height <= root.height);
            const last = tall.itemAt(29);
            for (let i = 0; i < 30; ++i)
                keyClick(Qt.Key_Down);
            tryVerify(() => last.highlighted);
            tryVerify(() => {
                const top = last.mapToItem(root, 0, 0).y;
                return top >= 0 && top + last.height <= root.height;
            });
            tall.close();
            tryVerify(() => !tall.visible);
        }
        /// With two segments, the key chooses the other segment. With more, the chosen segment stays chosen.
        function test_key_switchesTwoSegments() {
            for (const component of [two, three]) {
                const segments = createTemporaryObject(component, column);
                find.having(segments, "checked").filter(choice => choice.checked)[0].forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Space);
                compare(segments.chosen, component === two ? 1 : 0);
                keyClick(Qt.Key_Return);
                compare(segments.chosen, 0);
            }
        }
        function test_segments_showFocus(data) {
            grow(data);
            const pace = column.children[2];
            const other = column.children[0];
            const rings = () => find.having(pace, "shown").filter(ring => ring.shown);
            other.forceActiveFocus(Qt.TabFocusReason);
            compare(rings().length, 0);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Tab);
            compare(rings().length, 1);
            keyClick(Qt.Key_Right);
            compare(rings().length, 1);
            keyClick(Qt.Key_Tab);
            compare(rings().length, 0);
        }
        function test_banner_fitsWindow(data) {
            grow(data);
            banner.show("A sentence about something that went wrong, which is so long that it needs more than "
                        + "one line whatever the size of text, and which names /a/file/in/a/folder.vozka.");
            tryCompare(banner, "opacity", 1);
            verify(banner.width <= root.width && banner.x >= 0);
            compare(check.findings(banner), []);
        }
        function test_success_isNotShownAsWarning(): void {
            banner.show("It went wrong");
            const sign = findChild(banner, "bannerIcon");
            compare(sign.name, "warning");
            banner.showSuccess("It is saved");
            verify(banner.shown);
            compare(banner.message, "It is saved");
            compare(sign.name, "check");
            verify(!Qt.colorEqual(banner.border.color, Theme.danger));
            banner.show("It went wrong");
            compare(sign.name, "warning");
        }
        function test_highSheet_scrolls(data) {
            grow(data);
            about.open();
            tryVerify(() => about.opened);
            verify(about.height <= root.height && about.width <= root.width);
            compare(check.findings(about.contentItem), []);
            // The last button has the focus, so it must be visible.
            const focused = root.Window.activeFocusItem;
            compare(focused.text, "Close");
            const bottom = focused.mapToItem(root, 0, focused.height).y;
            verify(bottom <= root.height);
            keyClick(Qt.Key_Return);
            tryVerify(() => !about.visible);
        }
    }
}
