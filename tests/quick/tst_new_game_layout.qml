// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a new game in windows of all sizes, in all languages and with large texts: no text is cut, and the page
// scrolls little or not at all.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Item {
    id: root

    width: 1280
    height: 760

    Finder { id: find }
    TextCheck { id: check }
    Component {
        id: page

        NewGamePage {
            anchors.fill: parent
            seats: SetUpModel {}
        }
    }
    PageTest {
        property NewGamePage made: null

        name: "NewGameLayout"
        when: windowShown

        function open(language: string, width: int, height: int, size: int): void {
            AppSettings.language = language;
            AppSettings.textScale = size;
            root.width = width;
            root.height = height;
            made = createTemporaryObject(page, root);
            made.seats.setKind(1, SetUpModel.MediumComputer);
            made.seats.tileSets.chooseReady(TileSetModel.Classic);
            drawn(made);
        }
        function cleanup(): void {
            AppSettings.language = "en";
            AppSettings.textScale = 100;
        }
        /// Checks the content and the footer, which covers the content that scrolls.
        function checkTexts(): void {
            compare(check.findings(made.viewOfAll.contentItem), []);
            compare(check.findings(findChild(made, "newGameFooter")), []);
        }
        function inAllLanguages(rows: var): var {
            return ["en", "cs", "de"].reduce((all, language) =>
                all.concat(rows.map(row => Object.assign({ language: language }, row, { tag: language + " " + row.tag }))), []);
        }

        function test_noText_isCut_data(): var {
            return inAllLanguages([[960, 576, 100], [960, 576, 200], [1024, 640, 150], [1280, 760, 100], [1280, 760, 200],
                                   [1920, 1080, 150], [3840, 2160, 100], [3840, 2160, 200]]
                .map(([width, height, size]) => ({ tag: width + "x" + height + " " + size + " %", width: width, height: height, size: size })));
        }
        function test_noText_isCut(row: var): void {
            open(row.language, row.width, row.height, row.size);
            checkTexts();
            made.seats.tileSets.chooseReady(TileSetModel.Everything);
            while (made.seats.canAdd)
                made.seats.addSeat();
            drawn(made);
            checkTexts();
        }
        function test_firstStart_needsNoScrolling_data(): var {
            return inAllLanguages([{ tag: "1280x760", width: 1280, height: 760 }, { tag: "1920x1020", width: 1920, height: 1020 }]);
        }
        function test_firstStart_needsNoScrolling(row: var): void {
            open(row.language, row.width, row.height, 100);
            const view = made.viewOfAll;
            verify(view.contentHeight <= view.height, view.contentHeight + " > " + view.height);
        }
        function test_smallWindow_scrollsLittle_data(): var {
            return inAllLanguages([{ tag: "960x576" }]);
        }
        function test_smallWindow_scrollsLittle(row: var): void {
            open(row.language, 960, 576, 100);
            const view = made.viewOfAll;
            const cards = find.having(made, "isAlwaysIn");
            const last = cards[cards.length - 1];
            verify(last.mapToItem(view.contentItem, 0, last.height).y <= view.height * 2);
            verify(view.contentHeight <= view.height * 2.2, view.contentHeight + " > 2.2 * " + view.height);
        }
        function test_sheet_fitsWindow_data(): var {
            return inAllLanguages([{ tag: "960x576", width: 960, height: 576, size: 100 },
                                   { tag: "960x576, large letters", width: 960, height: 576, size: 200 },
                                   { tag: "1280x760", width: 1280, height: 760, size: 100 }]);
        }
        function test_sheet_fitsWindow(row: var): void {
            open(row.language, row.width, row.height, row.size);
            const cards = find.having(made, "isAlwaysIn");
            const most = cards.reduce((a, b) => a.kinds.count > b.kinds.count ? a : b);
            const sheet = find.having(made, "cardHeight")[0].sheet;
            sheet.show(most);
            tryCompare(sheet, "opened", true);
            drawn(made);
            verify(sheet.width <= row.width && sheet.height <= row.height, sheet.width + "x" + sheet.height);
            // The content is not higher than the sheet: its long part scrolls.
            verify(sheet.contentItem.height >= sheet.implicitContentHeight, sheet.implicitContentHeight);
            sheet.close();
            tryCompare(sheet, "visible", false);
        }
        function test_kindsOfPlayers_areShownWhole_data(): var {
            return inAllLanguages([960, 1024, 1130, 1280, 1920].map(width => ({ tag: width, width: width })));
        }
        function test_kindsOfPlayers_areShownWhole(row: var): void {
            open(row.language, row.width, 600, 100);
            for (const picker of find.having(made, "kinds").filter(item => item.seatName !== undefined)) {
                for (const kind of picker.kinds) {
                    made.seats.setKind(0, kind);
                    made.seats.setKind(1, kind);
                    drawn(made);
                    const word = find.byText(picker, picker.named(kind));
                    verify(word, row.width + ": " + picker.named(kind));
                    verify(word.contentWidth <= word.width && !word.truncated, word.text);
                    const edge = word.mapToItem(made, word.width, 0).x;
                    verify(edge <= row.width && picker.x + picker.width <= picker.parent.width, word.text);
                }
            }
        }
    }
}
