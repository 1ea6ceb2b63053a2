// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Help for new players: the tile in hand as it would be placed on the hovered cell, the instruction during a move,
// names of buttons, and the reasons why actions are not allowed yet.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Style
import Vozka.Tests

Table {
    id: root

    readonly property string longName: "Maximilián Bartoloměj z Dlouhé Vsi nad Širokou Řekou u Lesa"

    name: "HoverHelp"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
    }
    function hoverAt(at: point): void {
        mouseMove(page, at.x - 3, at.y);
        mouseMove(page, at.x, at.y);
    }
    function cellForTurnedTile(): Item {
        return findCell(marker => marker.fits && !marker.fitsNow);
    }
    /// Turns the tile in hand until it fits some cell in its orientation. Returns that cell.
    function turnToFittingCell(): Item {
        for (let turns = 0; turns < 4; ++turns) {
            const cell = findCell(marker => marker.fitsNow);
            if (cell)
                return cell;
            controller.turnHand(1);
        }
        return null;
    }

    function test_tile_isShownAtPointer_data(): var {
        return [{ tag: "now" }, { tag: "turned" }];
    }
    function test_tile_isShownAtPointer(row: var): void {
        const cell = row.tag === "now" ? turnToFittingCell() : cellForTurnedTile();
        verify(cell);
        verify(!item("ghostTile").visible);
        hoverAt(middle(cell));
        tryCompare(item("ghostTile"), "visible", true);
        compare(String(item("ghostTile").source).split("?")[0], controller.hand.picture + "/" + cell.choice.turns);
        verify(item("ghostTile").opacity < 1);
        compare(row.tag === "now", cell.choice.turns === controller.hand.turns);
        verify(!controller.preview.active, "nothing has been done yet");
        hoverAt(Qt.point(60, 650));
        tryCompare(item("ghostTile"), "visible", false);
    }
    function test_tileAtPointer_turns(): void {
        const cell = turnToFittingCell();
        hoverAt(middle(cell));
        tryCompare(item("ghostTile"), "visible", true);
        keyClick("r");
        tryCompare(item("ghostTile"), "visible", true);
        compare(String(item("ghostTile").source).split("?")[0], controller.hand.picture + "/" + cell.choice.turns);
    }
    function test_tile_isShownOnce(): void {
        const cell = fittingCell();
        hoverAt(middle(cell));
        tryCompare(item("ghostTile"), "visible", true);
        clickAt(middle(cell));
        verify(controller.preview.active);
        tryCompare(item("ghostTile"), "visible", false);
    }
    function test_disabledMarks_stayHidden(): void {
        AppSettings.markFits = AppSettings.markOtherTurns = false;
        hoverAt(middle(fittingCell()));
        drawn(page);
        verify(!item("ghostTile").visible);
    }
    function test_mark_showsMeaning(): void {
        const cell = cellForTurnedTile();
        hoverAt(middle(cell));
        tryCompare(item("ghostTile"), "visible", true);
        verify(item("ghostTile").hintText.indexOf("if you turn it") > 0, item("ghostTile").hintText);
        hoverAt(middle(turnToFittingCell()));
        tryVerify(() => item("ghostTile").hintText.indexOf("in this rotation") > 0);
    }
    function test_instruction_describesNextStep(): void {
        const asked = item("instruction").text;
        clickAt(middle(findCell(marker => marker.fits)));
        verify(controller.preview.active);
        verify(item("instruction").text !== asked);
        verify(item("instruction").text.indexOf("Enter") > 0, item("instruction").text);
        compare(item("instruction").text.indexOf("turn it") > 0, controller.preview.ways > 1);
        keyClick(Qt.Key_Escape);
        compare(item("instruction").text, asked);
    }
    /// The crossroads look the same in all rotations.
    function test_instruction_mentionsRotationOnlyIfItMatters(): void {
        openGame("crossroads.vozka");
        controller.undo();
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        settle();
        clickAt(middle(findCell(marker => marker.fits)));
        verify(controller.preview.active);
        compare(controller.preview.looks, 1);
        verify(item("instruction").text.indexOf("only this way") < 0, item("instruction").text);
    }
    function test_instruction_describesDraggedTile(): void {
        const start = middle(item("handTile"));
        mousePress(page, start.x, start.y);
        moveTo(start, middle(fittingCell()));
        verify(controller.preview.active);
        verify(item("instruction").text.indexOf("release the tile") > 0, item("instruction").text);
        moveTo(middle(fittingCell()), start);
        mouseRelease(page, start.x, start.y);
    }
    function test_longName_leavesSpaceForInstruction_data(): var {
        return [{ tag: "1280", wide: 1280 }, { tag: "1024", wide: 1024 }];
    }
    function test_longName_leavesSpaceForInstruction(row: var): void {
        root.width = row.wide;
        openGame("long_names.vozka");
        clickAt(middle(fittingCell()));
        drawn(page);
        verify(!item("instruction").truncated, item("instruction").text);
        verify(/(places it|places? the tile)$/.test(item("instruction").text), item("instruction").text);
        verify(item("instruction").Accessible.name.indexOf(longName) >= 0);
    }
    function test_overlayMenu_hasNamesAndKeys(): void {
        verify(item("overlays").visible);
        verify(item("overlays").text.length > 0);
        tap(item("overlays"));
        const menu = findChild(item("overlays"), "explainMenu");
        tryCompare(menu, "opened", true);
        for (let i = 0; i < menu.count; ++i) {
            const entry = menu.itemAt(i);
            verify(entry.of === undefined || entry.explained && entry.keys.length > 0, "each with its key and what it shows");
        }
        keyClick(Qt.Key_Escape);
        tryCompare(menu, "visible", false);
    }
    function test_buttons_fitAtEveryTextSize_data(): var {
        return [{ tag: "en", language: "en" }, { tag: "cs", language: "cs" }];
    }
    function test_buttons_fitAtEveryTextSize(row: var): void {
        AppSettings.language = row.language;
        root.width = 1024;
        for (const size of [100, 150, 200]) {
            AppSettings.textScale = size;
            drawn(page);
            const all = item("overlays");
            verify(all.mapToItem(item("toolbar"), all.width, 0).x <= item("toolbar").width - 4, size);
        }
    }
    function test_buttons_showNamesInWideWindow(): void {
        root.width = 2000;
        drawn(page);
        verify(!item("overlays").visible);
        verify(item("overlay:P").visible);
        verify(item("overlay:P").implicitWidth > item("overlay:P").height * 1.5, "with its name");
    }
    function test_ownTile_showsWhenItCanBePlaced(): void {
        openGame("abbey.vozka");
        verify(!item("notYet").visible, "now it may be placed");
        compare(controller.hand.ownNotYet, "");
        tap(item("faceDown"));
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        verify(item("notYet").visible);
        verify(controller.hand.ownNotYet.indexOf("already been drawn") > 0, controller.hand.ownNotYet);
        verify(item("handOwnTile").Accessible.description.length > 0);
        compare(item("notYet").text, "next turn");
        tap(item("handOwnTile"));
        tryCompare(item("refusal"), "shown", true);
        compare(item("refusal").message, controller.hand.ownNotYet);
        compare(item("refusal").rule, "am.abbey.instead");
    }
    function test_notYetNote_touchesNoTile_data(): var {
        const rows = [];
        for (const language of ["en", "cs", "de"])
            for (const size of [100, 150, 200])
                rows.push({ tag: language + " " + size, language: language, size: size });
        return rows;
    }
    function test_notYetNote_touchesNoTile(row: var): void {
        AppSettings.language = row.language;
        AppSettings.textScale = row.size;
        root.width = 1024;
        openGame("abbey.vozka");
        tap(item("faceDown"));
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        drawn(page);
        const note = item("notYet");
        verify(note.visible && !note.truncated);
        verify(note.fontInfo.pixelSize >= Theme.smallSize, note.fontInfo.pixelSize);
        verify(note.contentWidth <= note.width + 1);
        const left = middle(note).x - note.contentWidth / 2;
        const tile = item("handTile");
        verify(left >= middle(tile).x + tile.width / 2 + 1, left + " " + note.contentWidth);
        verify(left + note.contentWidth <= item("tilesLeft").mapToItem(page, 0, 0).x + 1
               || note.mapToItem(page, 0, note.height).y <= item("tilesLeft").mapToItem(page, 0, 0).y + 2);
    }
    function test_faceDownTile_cannotBeDragged(): void {
        openGame("abbey.vozka");
        drag(item("faceDown"), middle(fittingCell()));
        tryCompare(item("refusal"), "shown", true);
        verify(item("refusal").message.indexOf("click") > 0, item("refusal").message);
        compare(controller.prompt.kind, Prompt.OwnTile);
    }
    function test_toolTipsOfPanel_areNextToIt(): void {
        const button = item("turnHand");
        button.hoverEnabled = true;
        hoverAt(middle(button));
        const hint = findChild(button, "hintText");
        tryVerify(() => hint.bubble !== null && hint.bubble.opened);
        verify(button.mapToItem(page, hint.bubble.x + hint.bubble.width, 0).x <= board.width, hint.bubble.x);
    }
    function test_toolTipsOfPointerAndFocus_areNotShownTogether(): void {
        const tip = name => findChild(item(name), "hintText");
        const shown = name => tip(name).bubble !== null && tip(name).bubble.visible;
        item("hint").forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => shown("hint"));
        item("soundsButton").hoverEnabled = true;
        hoverAt(middle(item("soundsButton")));
        tryVerify(() => shown("soundsButton"));
        tryVerify(() => !shown("hint"));
    }
    function test_toolTipOfTileInHand_namesItsContent(): void {
        const tile = item("handTile");
        hoverAt(middle(tile));
        const hint = findChild(tile, "hintText");
        tryVerify(() => hint.bubble !== null && hint.bubble.opened);
        verify(controller.hand.content.length > 0);
        compare(hint.bubble.text, "On this tile: " + controller.hand.content);
    }
    /// The board is to the left of the panel. A tool tip there would hide the features where the figure can be placed.
    function test_toolTipsOfFigures_areBelowThem(): void {
        openGame("many_figures.vozka");
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        settle();
        const figure = item("handFigure");
        hoverAt(middle(figure));
        const hint = findChild(figure, "hintText");
        tryVerify(() => hint.bubble !== null && hint.bubble.opened);
        verify(hint.bubble.y >= figure.height, hint.bubble.y);
        verify(hint.bubble.y <= figure.height + Theme.spacing * 2, "next to its button");
    }
    function test_logHeading_doesNotMoveInBaseGame(): void {
        openGame("two_players.vozka");
        drawn(page);
        const at = item("logHeading").y;
        for (let n = 0; n < 24 && !controller.over; ++n) {
            const deploys = controller.prompt.kind === Prompt.Deploy && n % 3 !== 0;
            controller.choose(deploys ? 0 : n % controller.choices.rowCount());
            controller.discards.dismiss();
            drawn(page);
            if (controller.prompt.warning.length === 0)
                compare(item("logHeading").y, at, n);
        }
    }
    function test_logHeading_doesNotMoveForWarning_data(): var {
        return [{ tag: "high", height: 760, language: "en" },
                { tag: "low", height: 560, language: "en" },
                { tag: "in Czech", height: 560, language: "cs" }];
    }
    function test_logHeading_doesNotMoveForWarning(row: var): void {
        root.height = row.height;
        AppSettings.language = row.language;
        openGame("last_chance.vozka");
        verify(controller.prompt.warning.length > 0);
        for (let n = 0; n < 3; ++n)
            controller.undo();
        compare(controller.prompt.warning, "");
        drawn(page);
        const at = item("logHeading").y;
        while (controller.canRedo) {
            controller.redo();
            drawn(page);
            // The card of the hand is as high as its content. In a low window, the warning makes it a little higher.
            fuzzyCompare(item("logHeading").y, at, 12);
        }
        const warning = item("warning");
        verify(warning.visible);
        for (const name of ["faceDown", "handOwnTile", "noFigure"]) {
            const part = item(name);
            verify(!part.visible || part.mapToItem(page, 0, part.height).y <= warning.mapToItem(page, 0, 0).y, name);
        }
    }
    function test_czechDescriptions_useNounsForDirections(): void {
        AppSettings.language = "cs";
        for (let turns = 0; turns < 4; ++turns) {
            const text = controller.hand.description(turns);
            verify(!/(Severní|Jižní|Východní|Západní)/.test(text), text);
            verify(/(sever|jih|východ|západ|Klášter)/.test(text), text);
        }
    }
    function init(): void {
        AppSettings.language = "en";
        root.width = 1280;
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.markFits = AppSettings.markOtherTurns = AppSettings.markFeatures = true;
        openGame("two_players.vozka");
        hoverAt(Qt.point(60, 650));
    }
    function cleanup(): void {
        AppSettings.language = "en";
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
        controller.close();
    }

}
