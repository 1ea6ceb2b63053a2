// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel next to the board with two to six players: nothing is cut, and the log has at least four lines.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style
import Vozka.Tests

Table {
    id: root

    name: "Panel"

    readonly property var names: ["Anna", "Bedřich", "Cyril", "Dora", "Emil", "Františka"]
    readonly property var colours: ["red", "blue", "yellow", "black", "green", "pink"]
    readonly property var manySets: ["base", "abbey-and-mayor", "river", "inns-and-cathedrals", "abbot", "traders-and-builders",
                                    "princess-and-dragon", "tower", "flying-machines", "phantom", "ferries", "drawbridges", "count"]
    /// Height of the menu bar above the table in the window of the program.
    readonly property int menuHeight: Math.round(Theme.textSize * 1.5) + 13

    function startGame(players: int, sets: var): void {
        const file = `panel-${players}-${sets.length}.vozka`;
        TestFolder.write(file, JSON.stringify({
            format: "vozka-game", version: 1, rules: { edition: "C1", sets: sets, options: {} },
            players: root.names.slice(0, players).map((name, i) => ({ name: name, colour: root.colours[i], kind: "human" })),
            seed: 11, actions: [] }));
        verify(controller.files.open(TestFolder.file(file)));
    }
    function resize(width: int, height: int, scale: int): void {
        AppSettings.textScale = scale;
        root.width = width;
        root.height = height - root.menuHeight;
        settle();
        drawn(page);
    }
    function playerCards(): var {
        return finder.having(page, "standingText").filter(card => card.objectName === "playerCard");
    }
    function boxOf(part: Item): rect {
        const at = part.mapToItem(page, 0, 0);
        return Qt.rect(at.x, at.y, part.width, part.height);
    }
    /// Verifies that the texts of the item are whole and within the panel.
    function verifyTexts(part: Item, where: string): void {
        for (const text of check.texts(part)) {
            const box = check.area(text, page);
            verify(!text.truncated, `${where}: ${text.text}`);
            verify(text.contentWidth <= text.width + 1, `${where}: ${text.text}`);
            verify(box.right <= page.width, `${where}: ${text.text}`);
        }
    }
    function verifyPanel(where: string, scrolls: bool): void {
        const players = item("players");
        const log = item("log");
        const cards = playerCards();
        compare(cards.length, controller.players.rowCount());
        for (const card of cards)
            verifyTexts(card, where);
        if (scrolls)
            return;
        verify(players.contentHeight <= players.height + 1, `${where}: players ${players.contentHeight} of ${players.height}`);
        verify(log.height >= 4 * 18, `${where}: log ${log.height}`);
        verify(boxOf(log).bottom <= page.height, where);
        const areas = cards.map(card => boxOf(card));
        for (let i = 1; i < areas.length; ++i)
            verify(areas[i].y >= areas[i - 1].bottom, where);
    }
    function cleanup(): void {
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
        controller.close();
    }

    Finder {
        id: finder
    }
    TextCheck {
        id: check
    }

    function test_panel_fits_data(): var {
        const rows = [];
        for (let players = 2; players <= 6; ++players)
            for (const [kind, sets] of [["base", ["base"]], ["many sets", root.manySets]])
                rows.push({ tag: `${players} players, ${kind}`, players: players, sets: sets });
        return rows;
    }
    function test_panel_fits(row: var): void {
        startGame(row.players, row.sets);
        const steps = ["place", "deploy"];
        for (const step of steps) {
            for (const [width, height] of [[960, 576], [1024, 640], [1280, 800], [1920, 1080], [3840, 2160]]) {
                for (const scale of [100, 150, 200]) {
                    resize(width, height, scale);
                    verifyPanel(`${step} ${width}x${height} ${scale} %`, scale > 100 && width < 1280 || scale === 200 && width === 1280);
                }
            }
            if (step === "place") {
                resize(1280, 800, 100);
                placeByClicks();
                tryVerify(() => controller.prompt.kind !== Prompt.Place);
            }
        }
    }
    function test_line_opensByPointerFocusAndClick(): void {
        startGame(6, root.manySets);
        resize(1280, 800, 100);
        const cards = playerCards();
        compare(cards.map(card => card.brief), [false, true, true, true, true, true]);
        const hand = boxOf(item("handTile")).y;
        const line = cards[2];
        compare(line.height, 30);
        const number = findChild(line, "figuresLeft");
        verify(number.visible && number.text === "×" + line.figuresLeft, number.text);
        mouseMove(page, middle(line).x, middle(line).y);
        tryCompare(line, "brief", false);
        verify(line.height > 50);
        drawn(page);
        compare(boxOf(item("handTile")).y, hand);
        // The next line opens below the pointer.
        const next = cards[3];
        mouseMove(page, middle(next).x, next.mapToItem(page, 0, 4).y);
        tryCompare(next, "brief", false);
        verify(line.brief);
        drawn(page);
        verify(boxOf(next).y < next.mapToItem(page, 0, 4).y);
        mouseMove(page, 300, 400);
        tryCompare(next, "brief", true);
        line.forceActiveFocus(Qt.TabFocusReason);
        tryCompare(line, "brief", false);
        board.forceActiveFocus();
        tryCompare(line, "brief", true);
        mouseClick(line);
        mouseMove(page, 300, 400);
        drawn(page);
        verify(!line.brief);
        mouseClick(line);
        mouseMove(page, 300, 400);
        tryCompare(line, "brief", true);
    }
    function test_fadedFigure_showsReasonByClick_data(): var {
        return [{ tag: "four kinds", file: "four_figures.vozka" }, { tag: "many kinds", file: "many_figures.vozka" },
                { tag: "six players", file: "six_players.vozka" }];
    }
    function test_fadedFigure_showsReasonByClick(row: var): void {
        verify(controller.files.open(Qt.resolvedUrl(row.file)));
        let faded = 0;
        for (let i = 0; i < 12 && controller.canUndo; ++i) {
            settle();
            for (const kind of finder.having(page, "hasPlace")) {
                if (!kind.visible || kind.hasPlace || controller.prompt.kind !== Prompt.Deploy)
                    continue;
                ++faded;
                verify(kind.Accessible.description.length > 0, kind.label);
                compare(kind.Accessible.description, kind.refusal);
                mouseClick(kind);
                tryCompare(item("refusal"), "shown", true);
                compare(item("refusal").message, kind.refusal);
                verify(item("refusal").rule.length > 0, kind.refusal);
                keyClick(Qt.Key_Escape);
            }
            controller.undo();
        }
        verify(faded > 0);
    }
    function test_signs_haveWords(): void {
        verify(controller.files.open(Qt.resolvedUrl("tower_two_prisoners.vozka")));
        settle();
        const prisoner = finder.having(page, "isOffered").find(each => each.isFigure && each.visible);
        verify(prisoner.height >= 22 && prisoner.label.length > 0, `${prisoner.height} ${prisoner.label}`);
        const sign = findChild(prisoner, "heldSign");
        verify(sign.visible && sign.height >= 16, `${sign.height}`);
        mouseMove(prisoner, 4, 4);
        mouseMove(prisoner, 6, 6);
        tryVerify(() => finder.having(prisoner, "bubble").some(tip => tip.visible && tip.text.startsWith(prisoner.label)));
        const standing = finder.having(page, "standingText").find(card => card.standingPoints > 0 && card.standingText.length > 0);
        const points = findChild(standing, "standing");
        mouseMove(points, 2, 4);
        mouseMove(points, 4, 4);
        tryVerify(() => finder.having(standing, "bubble").some(tip => tip.visible && tip.text.startsWith("If the game ended now: ")));
    }
    /// Returns the visible texts of more than three words, except the log, that occur more than once.
    function repeated(): var {
        const log = check.texts(item("log"));
        const all = check.texts(page).filter(text => !log.includes(text)).map(text => String(text.text)).filter(text => text.split(" ").length > 3);
        return all.filter((text, i) => all.indexOf(text) < i);
    }
    function test_longText_isShownOnce_data(): var {
        return ["two_players.vozka", "six_players.vozka", "tower_capture.vozka", "portal.vozka", "dragon_walk.vozka"]
            .map(file => ({ tag: file, file: file }));
    }
    function test_longText_isShownOnce(row: var): void {
        verify(controller.files.open(Qt.resolvedUrl(row.file)));
        for (let i = 0; i < 8 && controller.canUndo; ++i) {
            settle();
            compare(repeated(), []);
            controller.undo();
        }
    }
    function test_threePlayers_haveCards(): void {
        startGame(3, ["base"]);
        resize(1280, 800, 100);
        verify(playerCards().every(card => !card.brief));
    }
}
