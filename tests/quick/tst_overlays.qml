// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The overlays at the table: on and off, questions, numbers and entries, by mouse and keyboard.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style

Table {
    id: root

    readonly property Overlays overlays: root.controller.overlays

    name: "Overlays"

    function openGame(file: string): void {
        verify(controller.files.open(Qt.resolvedUrl(file)));
        page.forceActiveFocus();
        settle();
        mouseMove(page, 2, page.height - 2);
    }
    /// Opens a game where a tile is in hand and no other decision is open.
    function openWithTileInHand(): void {
        openGame("abbey.vozka");
        keyClick("n");
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        settle();
    }
    /// Returns the visible item of that name; null if none.
    function seen(name: string): Item {
        for (const each of finder.having(page, "objectName"))
            if (each.objectName === name && each.visible)
                return each;
        return null;
    }
    function messages(): string {
        const model = overlays.main.entries;
        let all = "";
        for (let row = 0; row < model.rowCount(); ++row)
            all += model.data(model.index(row, 0), Qt.UserRole + 8) + "\n";
        return all;
    }
    /// Returns a point of the page where a click selects something for the current overlay; -1, -1 if none.
    function selectablePoint(): point {
        const cells = controller.board.extent;
        for (let y = cells.y; y < cells.y + cells.height; ++y)
            for (let x = cells.x; x < cells.x + cells.width; ++x)
                for (const [u, v] of [[0.5, 0.5], [0.5, 0.12], [0.12, 0.5], [0.88, 0.5]])
                    if (overlays.chooseAt(x, y, Qt.point(u, v))) {
                        overlays.clearChoice();
                        const at = board.pointOf(x + u, y + v);
                        return board.mapToItem(page, at.x, at.y);
                    }
        return Qt.point(-1, -1);
    }

    Finder {
        id: finder
    }
    Commands {
        id: commands

        controller: root.controller
        atTable: true
    }
    MainMenu {
        id: menus

        commands: commands
        autosaves: root.controller.files.autosaves
    }
    SignalSpy {
        id: changes

        target: root.overlays
        signalName: "changed"
    }

    function cleanup(): void {
        root.width = 1280;
        root.height = 760;
        controller.close();
    }
    function test_overlay_switchesOnAndOff_data(): var {
        return [{ tag: "O", kind: Overlays.Range }, { tag: "C", kind: Overlays.Compare },
                { tag: "P", kind: Overlays.Owners }, { tag: "F", kind: Overlays.Fields },
                { tag: "D", kind: Overlays.Dead }, { tag: "T", kind: Overlays.Tiles }];
    }
    function test_overlay_switchesOnAndOff(row: var): void {
        openGame("wagon.vozka");
        const key = row.tag.toLowerCase();
        keyClick(key);
        compare(overlays.kind, row.kind);
        tryVerify(() => item("overlayPanel").visible);
        keyClick(key);
        compare(overlays.kind, Overlays.None);
        verify(!item("overlayPanel").visible);
        verify(!item("overlays").checked);
        root.width = 2400;
        tap(seen("overlay:" + row.tag));
        compare(overlays.kind, row.kind);
        verify(seen("overlay:" + row.tag).checked);
        root.width = 1280;
        drawn(page);
        verify(item("overlays").visible && item("overlays").checked);
        keyClick(Qt.Key_Escape);
        compare(overlays.kind, Overlays.None);
        let entry = null;
        menus.make();
        for (let i = 0; i < menus.view.count; ++i)
            if (menus.view.itemAt(i).of !== undefined && menus.view.itemAt(i).keys === row.tag)
                entry = menus.view.itemAt(i);
        verify(entry);
        entry.of.trigger();
        compare(overlays.kind, row.kind);
        verify(entry.checked);
        tryVerify(() => item("overlayClose").width > 0);
        tap(item("overlayClose"));
        compare(overlays.kind, Overlays.None);
        verify(!entry.checked);
    }
    function test_unavailableOverlays_areHidden(): void {
        root.width = 2400;
        drawn(page);
        verify(!overlays.hasRange);
        verify(!seen("overlay:O"));
        keyClick("o");
        compare(overlays.kind, Overlays.None);
        verify(seen("overlay:P"));
        root.width = 1280;
    }
    function test_closedOverlays_doNoWork(): void {
        changes.clear();
        placeByClicks();
        compare(changes.count, 0);
        compare(overlays.main.cells.rowCount(), 0);
        keyClick("p");
        verify(changes.count > 0);
    }
    function test_clickOnTile_showsRangeAndPlacesNothing(): void {
        openWithTileInHand();
        keyClick("o");
        const at = selectablePoint();
        verify(at.x > 0);
        verify(!overlays.hasChosen);
        const before = tiles();
        clickAt(at);
        verify(overlays.hasChosen);
        verify(overlays.main.entries.rowCount() > 0);
        verify(!controller.preview.active);
        compare(tiles(), before);
        // Clicks on open cells still place the tile.
        clickAt(middle(fittingCell()));
        tryCompare(controller.preview, "active", true);
        keyClick(Qt.Key_Escape);
        verify(!controller.preview.active);
        compare(overlays.kind, Overlays.Range);
    }
    function test_figureDroppedOnFeature_showsRange(): void {
        openWithTileInHand();
        keyClick("o");
        const at = selectablePoint();
        tryVerify(() => item("probe").visible && item("probe").width > 0);
        drawn(page);
        drag(item("probe"), at);
        verify(overlays.hasChosen);
        verify(!item("figureGhost").held);
    }
    function test_questions_byKeyboard(): void {
        openWithTileInHand();
        keyClick("o");
        tryVerify(() => item("nextOverlayTarget").activeFocus);
        keyClick(Qt.Key_Return);
        verify(overlays.hasChosen);
        const first = overlays.hint + messages();
        keyClick(Qt.Key_Return);
        verify(overlays.hint + messages() !== first);
    }
    function test_movingFigure_setsOverlayFeature(): void {
        openGame("wagon.vozka");
        keyClick("o");
        verify(overlays.hasChosen);
        compare(controller.prompt.playerName, "Anna");
        compare(overlays.player, 0);
        keyClick("n");
        tryVerify(() => controller.prompt.kind !== Prompt.MoveFigure || controller.prompt.playerName !== "Anna");
        verify(!overlays.hasChosen || controller.prompt.kind === Prompt.MoveFigure);
    }
    function test_numberAndEntry_highlightEachOther(): void {
        openGame("wagon.vozka");
        keyClick("o");
        tryVerify(() => seen("mark:0") && seen("entry:0"));
        mouseMove(page, 2, page.height - 2);
        const mark = middle(seen("mark:0"));
        mouseMove(page, mark.x, mark.y);
        tryCompare(overlays, "entry", 0);
        verify(seen("entry:0").isHighlighted);
        verify(overlays.highlightedCells.rowCount() > 0);
        mouseMove(page, 2, page.height - 2);
        tryCompare(overlays, "entry", -1);
        verify(!seen("entry:0").isHighlighted);
        const message = middle(seen("entry:0"));
        mouseMove(page, message.x, message.y);
        tryCompare(overlays, "entry", 0);
        verify(seen("mark:0").isHighlighted);
    }
    /// There are more numbers than one frame draws.
    function test_numbers_areRedrawnForNewSize(): void {
        openGame("wagon.vozka");
        overlays.kind = Overlays.Owners;
        const numbers = () => finder.having(page, "isHidden").filter(mark => mark.isFull && mark.visible);
        tryVerify(() => numbers().length > 8);
        const before = numbers()[0].side;
        board.camera.animated = false;
        board.camera.zoom(Qt.point(board.width / 2, board.height / 2), 1.5);
        tryVerify(() => numbers()[0].side > before);
        const picture = mark => finder.having(mark, "sourceSize")[0];
        tryVerify(() => numbers().every(mark => picture(mark).sourceSize.width === mark.side));
    }
    function test_entries_arrowsMoveFocus(): void {
        openGame("wagon.vozka");
        keyClick("o");
        tryCompare(overlays, "entry", 0);
        keyClick(Qt.Key_Down);
        compare(overlays.entry, 1);
        verify(seen("mark:1").isHighlighted);
        keyClick(Qt.Key_Up);
        compare(overlays.entry, 0);
        keyClick(Qt.Key_Escape);
        compare(overlays.kind, Overlays.None);
        tryVerify(() => board.activeFocus);
    }
    function test_keysInList_playNothing(): void {
        placeByClicks();
        const before = controller.decisions;
        for (const key of ["t", "p"]) {
            keyClick(key);
            const list = findChild(item("overlayPanel"), key === "t" ? "tilesLeft" : "overlayEntries");
            tryVerify(() => list.activeFocus || (key === "p" && !list.visible));
            if (!list.activeFocus)
                continue;
            for (const press of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
                keyClick(press);
                compare(controller.decisions, before);
            }
            keyClick(Qt.Key_Escape);
        }
    }
    function test_edition_isSwitched(): void {
        openGame("wagon.vozka");
        keyClick("o");
        verify(overlays.hint.includes("(C2)"), overlays.hint);
        const before = messages();
        const classic = finder.byText(item("overlayEdition"), "Classic");
        tryVerify(() => classic.width > 0);
        tap(classic);
        verify(overlays.hint.includes("(C1)"), overlays.hint);
        verify(messages() !== before);
        verify(findChild(seen("overlayLegend"), "legend:Feature that is scored") !== null);
        verify(findChild(seen("overlayLegend"), "legend:Tiles in range") === null);
        tap(finder.byText(item("overlayEdition"), "This game"));
        compare(messages(), before);
        verify(findChild(seen("overlayLegend"), "legend:Tiles in range") !== null);
    }
    function test_otherList_startsAtTop(): void {
        openGame("wagon.vozka");
        keyClick("o");
        const list = item("overlayEntries");
        const classic = finder.byText(item("overlayEdition"), "Classic");
        tryVerify(() => classic.width > 0 && list.count > 0);
        const scrollDown = () => {
            list.positionViewAtEnd();
            verify(!list.atYBeginning, "there is more than fits");
        };
        scrollDown();
        tap(classic);
        tryVerify(() => list.atYBeginning);
        scrollDown();
        overlays.chooseNext(1);
        tryVerify(() => list.atYBeginning);
        scrollDown();
        keyClick("p");
        tryVerify(() => list.atYBeginning);
        // A reopened overlay shows the edition of the game.
        keyClick("o");
        verify(overlays.hint.includes("(C2)"), "the edition that is played");
    }
    function test_lowPanel_showsChooserAndList_data(): var {
        return [{ tag: "small window", width: 1024, height: 600 }, { tag: "usual window", width: 1280, height: 766 }];
    }
    function test_lowPanel_showsChooserAndList(row: var): void {
        root.width = row.width;
        root.height = row.height;
        openGame("wagon.vozka");
        keyClick("o");
        drawn(page);
        const list = item("overlayEntries");
        const chooser = item("nextOverlayTarget");
        tryVerify(() => list.visible && list.count > 0);
        drawn(page);
        verify(chooser.mapToItem(page, 0, chooser.height).y <= list.mapToItem(page, 0, 0).y);
        verify(list.height >= 110, list.height);
        verifyNoPlayerIsCut();
    }
    /// Expects that every visible player card is shown whole.
    function verifyNoPlayerIsCut(): void {
        const view = item("players");
        const cards = finder.having(view, "shownPoints");
        verify(cards.length > 2);
        for (const card of cards) {
            const y = card.mapToItem(view, 0, 0).y;
            verify(y + card.height <= view.height + 1 && y >= -1 || y >= view.height - Theme.spacing
                   || y + card.height <= Theme.spacing, `${y} ${card.height} ${view.height}`);
        }
    }
    function test_players_areWholeWithLargeText_data(): var {
        return [{ tag: "100" }, { tag: "125" }, { tag: "150" }, { tag: "175" }, { tag: "200" }];
    }
    function test_players_areWholeWithLargeText(row: var): void {
        root.width = 1024;
        root.height = 600;
        AppSettings.textScale = Number(row.tag);
        openGame("wagon.vozka");
        for (const key of ["o", "p", "d"]) {
            keyClick(key);
            drawn(page);
            drawn(page);
            verifyNoPlayerIsCut();
        }
    }
    function test_lowPanel_shrinksFiguresInHand(): void {
        root.height = 600;
        openGame("four_figures.vozka");
        // Continue to the figures of the next player.
        controller.choose(controller.prompt.passRow);
        placeByClicks();
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        drawn(page);
        const kinds = finder.having(page, "kindHeight")[0];
        const card = kinds.parent;
        const before = { kinds: kinds.height, card: card.height };
        keyClick("p");
        tryVerify(() => kinds.height < before.kinds);
        tryVerify(() => card.height < before.card);
    }
    function test_boards_areShownSideBySide(): void {
        openGame("wagon.vozka");
        keyClick("c");
        verify(!item("sideBoards"));
        tryVerify(() => item("overlaySideBySide").visible);
        tap(item("overlaySideBySide"));
        tryVerify(() => item("sideBoards") !== null);
        verify(item("sideClassic").width > 200 && item("sideNew").x > item("sideClassic").x + 200);
        verify(overlays.classic.entries.rowCount() > 0);
        verify(overlays.modern.entries.rowCount() > 0);
        // Zoom keys act on these boards.
        const camera = item("sideBoards").camera;
        drawn(page);
        const whole = camera.size;
        keyClick("+");
        tryVerify(() => camera.size > whole);
        keyClick("0");
        tryCompare(camera, "size", whole);
        tap(item("overlaySideBySide"));
        tryVerify(() => item("sideBoards") === null);
        keyClick(Qt.Key_Escape);
        compare(overlays.kind, Overlays.None);
    }
    function test_openCells_showFittingTiles(): void {
        keyClick("d");
        const at = middle(fittingCell());
        mouseMove(page, at.x, at.y);
        mouseMove(page, at.x + 2, at.y);
        tryVerify(() => item("hoverCard").visible);
        verify(overlays.tiles.rowCount() > 0);
        mouseMove(page, 2, page.height - 2);
        tryVerify(() => !item("hoverCard").visible);
    }
    function test_overlay_worksInReview(): void {
        placeByClicks();
        keyClick("n");
        tryVerify(() => controller.turnNumber > 1);
        controller.startReview(1);
        tryVerify(() => item("reviewBar").visible);
        keyClick("p");
        compare(overlays.kind, Overlays.Owners);
        verify(seen("overlay:P") || seen("overlays"));
        keyClick(Qt.Key_Escape);
        compare(overlays.kind, Overlays.None);
        verify(controller.review.active, "Escape closes only the overlay");
    }
}
