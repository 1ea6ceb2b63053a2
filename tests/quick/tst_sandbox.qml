// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sandbox by mouse and by keyboard: tiles, figures, refusals, range and files.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

PageTest {
    id: root

    readonly property SandboxController sandbox: sandboxController
    readonly property Overlays overlays: sandboxController.table.overlays
    readonly property Item board: page.board

    name: "Sandbox"
    width: 1280
    height: 760
    when: windowShown
    visible: true

    function item(name: string): Item {
        return findChild(page, name);
    }
    function tiles(): int {
        return sandboxController.table.board.rowCount();
    }
    function figures(): int {
        return sandboxController.table.figures.rowCount();
    }
    /// Returns the row of the palette with this image; -1 if none.
    function kind(picture: string): int {
        const model = sandboxController.palette;
        for (let row = 0; row < model.rowCount(); ++row)
            if (String(model.data(model.index(row, 0), Qt.UserRole + 1)).startsWith("image://tile/" + picture + "/"))
                return row;
        return -1;
    }
    function kindItem(picture: string): Item {
        const palette = item("tilePalette");
        palette.positionViewAtIndex(kind(picture), GridView.Center);
        drawn(page);
        return item("kind:" + kind(picture));
    }
    /// Returns the position on the page of a point in cells of the board.
    function at(x: real, y: real): point {
        const on = board.pointOf(x, y);
        return board.mapToItem(page, on.x, on.y);
    }
    function middle(of: Item): point {
        return of.mapToItem(page, of.width / 2, of.height / 2);
    }
    function clickAt(place: point, button: int): void {
        mouseMove(page, place.x, place.y);
        mouseClick(page, place.x, place.y, button);
    }
    function clickBoard(x: real, y: real): void {
        clickAt(at(x, y), Qt.LeftButton);
    }
    function drag(from: Item, to: point): void {
        const start = middle(from);
        mousePress(page, start.x, start.y);
        for (let i = 1; i <= 8; ++i)
            mouseMove(page, start.x + (to.x - start.x) * i / 8, start.y + (to.y - start.y) * i / 8, 5);
        mouseRelease(page, to.x, to.y);
    }
    function pick(picture: string): void {
        tap(kindItem(picture));
    }
    function settle(): void {
        drawn(page);
    }
    function placeTile(picture: string, x: int, y: int): void {
        pick(picture);
        clickBoard(x + 0.5, y + 0.5);
        settle();
    }
    /// Opens a position with a road from a gate to a junction, completed by the last tile.
    function openRoad(): void {
        verify(sandboxController.open(Qt.resolvedUrl("road.position.json")));
        settle();
    }
    function refusal(): string {
        return item("sandboxRefusal").message;
    }

    function cleanup(): void {
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
    }
    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.markFits = AppSettings.markOtherTurns = true;
        sandboxController.clearHandAndSelection();
        sandboxController.clear();
        overlays.kind = Overlays.None;
        page.showsTiles = true;
        item("sandboxRefusal").hide();
        page.forceActiveFocus();
        item("sandboxPanelView").contentY = 0;
        settle();
    }

    SandboxController {
        id: sandboxController
    }
    SandboxPage {
        id: page

        anchors.fill: parent
        sandbox: sandboxController
        files: null
    }
    SignalSpy {
        id: back

        target: Navigator
        signalName: "back"
    }
    SignalSpy {
        id: done

        target: Navigator
        signalName: "notify"
    }
    SignalSpy {
        id: failSpy

        target: Navigator
        signalName: "fail"
    }

    function test_emptyTable_showsInstruction(): void {
        verify(item("emptyTable").visible);
        verify(item("sandboxInstruction").text.length > 0);
        verify(!item("sandboxSave").enabled);
        placeTile("d", 0, 0);
        compare(tiles(), 1);
        verify(!item("emptyTable").visible);
        verify(item("sandboxSave").enabled);
    }
    function test_tile_isPlacedByClicks(): void {
        placeTile("d", 0, 0);
        pick("e");
        verify(kindItem("e").chosen);
        const place = at(0.5, -0.5);
        mouseMove(page, place.x, place.y);
        mouseMove(page, place.x + 1, place.y);
        tryVerify(() => item("handPreview").visible);
        verify(String(item("handPreview").source).split("?")[0].endsWith("/2"));
        clickAt(place, Qt.LeftButton);
        compare(tiles(), 2);
        verify(!kindItem("e").chosen);
    }
    function test_tile_isDragged(): void {
        drag(kindItem("d"), at(0.5, 0.5));
        compare(tiles(), 1);
        settle();
        drag(kindItem("e"), at(0.5, -0.5));
        compare(tiles(), 2);
        // Drops where the tile does not fit, and outside the board.
        settle();
        drag(kindItem("u"), at(0.5, -0.5));
        compare(tiles(), 2);
        verify(refusal().length > 0);
        compare(sandboxController.handRow, -1);
        item("sandboxRefusal").hide();
        drag(kindItem("u"), Qt.point(page.width - 30, page.height - 30));
        compare(tiles(), 2);
        verify(!item("sandboxRefusal").shown);
    }
    function test_tileInHand_isTurned(): void {
        placeTile("d", 0, 0);
        pick("v");
        const place = at(1.5, 0.5);
        mouseMove(page, place.x, place.y);
        mouseMove(page, place.x + 1, place.y);
        const first = sandboxController.turnsOn(1, 0);
        mouseClick(page, place.x, place.y, Qt.RightButton);
        const second = sandboxController.turnsOn(1, 0);
        verify(second !== first);
        mouseWheel(page, place.x, place.y, 0, -120);
        compare(sandboxController.turnsOn(1, 0), first);
        keyClick("r");
        compare(sandboxController.turnsOn(1, 0), second);
        clickAt(place, Qt.LeftButton);
        compare(tiles(), 2);
    }
    function test_wheel_turnsDraggedTileThatDoesNotFit(): void {
        placeTile("d", 0, 0);
        const from = middle(kindItem("v"));
        const to = at(0.5, 0.5);
        mousePress(page, from.x, from.y);
        for (let i = 1; i <= 8; ++i)
            mouseMove(page, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5);
        compare(board.previewTurns, -1);
        const turns = sandboxController.handTurns;
        const size = board.camera.cell;
        mouseWheel(page, to.x, to.y, 0, -120);
        verify(sandboxController.handTurns !== turns);
        compare(board.camera.cell, size);
        mouseRelease(page, to.x, to.y);
        compare(tiles(), 1);
    }
    function test_chosenTile_isTurnedAndRemoved(): void {
        placeTile("d", 0, 0);
        const before = sandboxController.table.board.data(sandboxController.table.board.index(0, 0), Qt.UserRole + 3);
        keyClick("r");
        verify(sandboxController.table.board.data(sandboxController.table.board.index(0, 0), Qt.UserRole + 3) !== before);
        keyClick("r", Qt.ShiftModifier);
        compare(sandboxController.table.board.data(sandboxController.table.board.index(0, 0), Qt.UserRole + 3), before);
        keyClick(Qt.Key_Delete);
        compare(tiles(), 0);
        tap(item("undo"));
        compare(tiles(), 1);
        tap(item("redo"));
        compare(tiles(), 0);
    }
    function test_refusedClick_showsReason(): void {
        placeTile("d", 0, 0);
        pick("u");
        clickBoard(0.5, -0.5);
        compare(tiles(), 1);
        verify(item("sandboxRefusal").shown);
        verify(refusal().indexOf("city") >= 0);
        verify(item("sandboxRefusal").rule.length > 0);
        // A change of the board hides the refusal.
        tap(item("undo"));
        compare(tiles(), 0);
        verify(!item("sandboxRefusal").shown);
        // A tile that connects the others cannot be removed.
        keyClick(Qt.Key_Escape);
        openRoad();
        clickAt(at(0.5, 0.15), Qt.LeftButton);
        keyClick(Qt.Key_Delete);
        compare(tiles(), 3);
        verify(item("sandboxRefusal").shown);
    }
    /// Drags the item to this point without releasing the button.
    function hold(from: Item, to: point): void {
        const start = middle(from);
        mousePress(page, start.x, start.y);
        for (let i = 1; i <= 8; ++i)
            mouseMove(page, start.x + (to.x - start.x) * i / 8, start.y + (to.y - start.y) * i / 8, 5);
    }
    function moveOn(to: point): void {
        mouseMove(page, to.x - 4, to.y);
        mouseMove(page, to.x, to.y);
    }
    function test_tileHeldOverWrongPlace_showsReason(): void {
        placeTile("d", 0, 0);
        const wrong = at(0.5, -0.5);
        const taken = at(0.5, 0.5);
        const reason = item("heldReason");
        hold(kindItem("u"), wrong);
        tryCompare(reason, "visible", true);
        verify(reason.message.indexOf("city") >= 0, reason.message);
        verify(!item("sandboxRefusal").shown, "nothing was dropped yet");
        const before = reason.message;
        moveOn(taken);
        tryVerify(() => reason.visible && reason.message !== before);
        // Outside the board, no reason is shown.
        moveOn(middle(item("tilePalette")));
        compare(reason.visible, false);
        moveOn(wrong);
        tryCompare(reason, "visible", true);
        mouseRelease(page, wrong.x, wrong.y);
        compare(reason.visible, false);
        tryCompare(item("sandboxRefusal"), "shown", true);
        compare(refusal(), before);
        compare(tiles(), 1);
    }
    function test_figureHeldOverWrongPlace_showsReason(): void {
        openRoad();
        const reason = item("heldReason");
        const nowhere = Qt.point(board.x + 40, page.height - 60);
        hold(item("trayFigure:0"), nowhere);
        tryCompare(reason, "visible", true);
        const message = reason.message;
        mouseRelease(page, nowhere.x, nowhere.y);
        compare(reason.visible, false);
        compare(refusal(), message);
        compare(figures(), 0);
        // A figure that is already on the board.
        tap(item("trayFigure:0"));
        clickAt(at(0.5, 0.55), Qt.LeftButton);
        compare(figures(), 1);
        settle();
        hold(item("figure:0,0"), nowhere);
        tryCompare(reason, "visible", true);
        compare(reason.message, message);
        moveOn(at(0.5, 0.55));
        compare(reason.visible, false);
        mouseRelease(page, at(0.5, 0.55).x, at(0.5, 0.55).y);
        compare(figures(), 1);
    }
    function test_chosenCell_filtersPalette(): void {
        placeTile("d", 0, 0);
        clickBoard(0.5, -0.5);
        verify(sandboxController.filtered);
        verify(item("allTiles").visible);
        compare(kind("u"), -1);
        pick("e");
        compare(tiles(), 2);
        verify(!sandboxController.filtered);
        clickBoard(-0.5, 0.5);
        verify(sandboxController.filtered);
        tap(item("allTiles"));
        verify(!sandboxController.filtered);
    }
    function test_figures_byMouse(): void {
        openRoad();
        tap(item("trayFigure:" + wagon()));
        verify(sandboxController.figure >= 0);
        clickAt(at(0.5, 0.55), Qt.LeftButton);
        compare(figures(), 1);
        compare(sandboxController.figure, -1);
        // A second figure on the same feature is refused.
        drag(item("trayFigure:0"), at(0.5, 0.55));
        compare(figures(), 1);
        verify(refusal().indexOf("this part of the tile") >= 0);
        drag(item("trayFigure:0"), at(0.5, 0.12));
        compare(figures(), 2);
        settle();
        // Dragged off the board, the figure is removed.
        drag(item("figure:0,0"), Qt.point(30, page.height - 20));
        compare(figures(), 1);
    }
    function wagon(): int {
        return overlays.figure;
    }
    function test_figure_isMovedOnBoard(): void {
        openRoad();
        tap(item("trayFigure:0"));
        clickAt(at(0.5, 0.55), Qt.LeftButton);
        compare(figures(), 1);
        settle();
        drag(item("figure:0,0"), at(0.5, 0.12));
        compare(figures(), 1);
        verify(String(sandboxController.table.figures.data(sandboxController.table.figures.index(0, 0), Qt.UserRole + 8)).indexOf("city") >= 0);
    }
    function test_click_showsRange(): void {
        openRoad();
        clickAt(at(0.5, 0.55), Qt.LeftButton);
        compare(overlays.kind, Overlays.Range);
        verify(overlays.hasChosen);
        verify(overlays.main.entries.rowCount() > 0);
        tryVerify(() => item("overlayPanel").visible);
        const modern = overlays.hint;
        mouseClick(item("sandboxEdition").children[0].children[0]);
        compare(sandboxController.edition, Editions.Classic);
        verify(overlays.hasChosen);
        verify(overlays.hint !== modern);
        keyClick("c");
        compare(overlays.kind, Overlays.Compare);
        overlays.sideBySide = true;
        tryVerify(() => item("sideBoards") !== null);
        settle();
        // The buttons of the bar act on the two boards.
        const camera = item("sideBoards").camera;
        const whole = camera.size;
        tap(item("zoomIn"));
        tryVerify(() => camera.size > whole);
        overlays.sideBySide = false;
        keyClick(Qt.Key_Escape);
        compare(overlays.kind, Overlays.None);
        tap(item("undo"));
        compare(sandboxController.edition, Editions.New);
    }
    function test_clickOnWagon_showsRange(): void {
        openRoad();
        tap(item("trayFigure:" + wagon()));
        clickAt(at(0.5, 0.55), Qt.LeftButton);
        settle();
        tap(item("figure:0,0"));
        compare(overlays.kind, Overlays.Range);
        verify(overlays.hasChosen);
    }
    function test_tileMenu_actsOnTile(): void {
        openRoad();
        clickAt(at(0.5, 0.85), Qt.RightButton);
        const menu = findChild(page, "tileMenu");
        tryVerify(() => menu.opened);
        settle();
        compare(menu.count, 4);
        mouseClick(menu.itemAt(2));
        tryVerify(() => !menu.opened);
        // A tile in the middle cannot be the last.
        verify(item("sandboxRefusal").shown);
        clickAt(at(1.5, 0.85), Qt.RightButton);
        tryVerify(() => menu.opened);
        settle();
        mouseClick(menu.itemAt(2));
        tryVerify(() => !menu.opened);
        compare(sandboxController.table.board.lastCell, Qt.point(1, 0));
    }
    function test_sandbox_byKeyboard(): void {
        // The first Enter takes the tile from the palette, the second places it in the middle cell.
        item("tilePalette").forceActiveFocus(Qt.TabFocusReason);
        while (item("tilePalette").currentIndex < kind("d"))
            keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        verify(board.activeFocus);
        keyClick(Qt.Key_Return);
        compare(tiles(), 1);
        // Enter on an empty cell moves the focus to the tiles that fit there.
        keyClick(Qt.Key_Up);
        compare(sandboxController.selectedY, -1);
        keyClick(Qt.Key_Return);
        verify(item("tilePalette").activeFocus);
        keyClick(Qt.Key_Return);
        compare(tiles(), 2);
        verify(board.activeFocus);
        // The number takes a figure. Enter on the tile below opens a menu of places.
        keyClick("1");
        compare(sandboxController.figure, 0);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        const menu = findChild(page, "tileMenu");
        tryVerify(() => menu.opened);
        // Choose the first entry.
        keyClick(Qt.Key_Return);
        tryCompare(menu, "opened", false);
        compare(figures(), 1);
        // Open the range by its key, then leave everything with Escape.
        keyClick("o");
        compare(overlays.kind, Overlays.Range);
        keyClick(Qt.Key_Escape);
        compare(overlays.kind, Overlays.None);
        tryCompare(board, "activeFocus", true);
        keyClick(Qt.Key_Escape);
        verify(!sandboxController.hasSelection);
        back.clear();
        keyClick(Qt.Key_Escape);
        compare(back.count, 1);
    }
    function test_tab_reachesEveryControl(): void {
        openRoad();
        item("tilePalette").currentIndex = 0;
        board.forceActiveFocus(Qt.TabFocusReason);
        let seen = [];
        for (let i = 0; i < 120; ++i) {
            keyClick(Qt.Key_Tab);
            const focused = page.Window.activeFocusItem;
            if (focused === board)
                break;
            seen.push(focused.objectName);
        }
        for (const name of ["kind:0", "sandboxBack", "undo", "sandboxClear", "trayFigure:0", "sandboxOpen",
                            "sandboxSave", "sandboxLesson"])
            verify(seen.includes(name), name + " of " + seen);
    }
    function test_position_isSavedAndOpened(): void {
        openRoad();
        const file = TestFolder.file("one.position.json");
        verify(sandboxController.save(file));
        tap(item("sandboxClear"));
        compare(tiles(), 0);
        verify(sandboxController.open(file));
        compare(tiles(), 3);
        failSpy.clear();
        verify(!sandboxController.open(Qt.resolvedUrl("two_players.vozka")));
        compare(failSpy.count, 1);
        compare(tiles(), 3);
    }
    function test_lesson_isExported(): void {
        openRoad();
        failSpy.clear();
        done.clear();
        verify(!sandboxController.exportLesson(TestFolder.file("mine.lesson.json")));
        compare(failSpy.count, 1);
        tap(item("trayFigure:" + wagon()));
        clickAt(at(0.5, 0.55), Qt.LeftButton);
        verify(sandboxController.exportLesson(TestFolder.file("mine.lesson.json")));
        compare(failSpy.count, 1);
        compare(done.count, 1);
        verify(done.signalArguments[0][0].indexOf("mine") >= 0);
    }
    function test_wagonInCompletedCity_becomesLesson(): void {
        placeTile("d", 0, 0);
        placeTile("e", 0, -1);
        placeTile("b", 0, 1);
        compare(tiles(), 3);
        tap(item("trayFigure:" + wagon()));
        clickAt(at(0.5, 0.12), Qt.LeftButton);
        compare(figures(), 1);
        failSpy.clear();
        done.clear();
        verify(sandboxController.exportLesson(TestFolder.file("city.lesson.json")));
        compare(failSpy.count, 0);
        compare(done.count, 1);
    }
    function test_playersAndSets_areChosen(): void {
        mouseClick(item("sandboxPlayers").children[0].children[4]);
        compare(sandboxController.playerCount, 6);
        const kinds = sandboxController.palette.count;
        tap(item("sandboxSet:2"));
        verify(sandboxController.palette.count > kinds);
        tap(item("sandboxSet:2"));
        compare(sandboxController.palette.count, kinds);
        mouseClick(item("sandboxPlayers").children[0].children[0]);
        compare(sandboxController.playerCount, 2);
    }
    function test_narrowWindow_hasOnePanel(): void {
        root.width = 1024;
        root.height = 600;
        AppSettings.textScale = 200;
        tryVerify(() => board.x > 400);
        settle();
        settle();
        verify(item("sandboxTabs").visible);
        verify(board.width > 300);
        placeTile("d", 0, 0);
        compare(tiles(), 1);
        clickAt(at(0.5, 0.6), Qt.LeftButton);
        verify(item("overlayPanel").visible);
    }
}
