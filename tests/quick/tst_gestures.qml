// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The same gestures on the table, in the sandbox and in lessons in "Try" mode. Gestures with tiles leave out lessons.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Item {
    id: root

    width: 1280
    height: 760

    GameController {
        id: controller
    }
    SandboxController {
        id: sandboxController
    }
    OpenLesson {
        id: openLesson

        lessons: LessonListModel {}
    }
    TablePage {
        id: tablePage

        anchors.fill: parent
        controller: controller
        visible: false
    }
    SandboxPage {
        id: sandboxPage

        anchors.fill: parent
        sandbox: sandboxController
        visible: false
        files: null
    }
    LessonPage {
        id: lessonPage

        anchors.fill: parent
        openLesson: openLesson
        visible: false
    }
    SignalSpy {
        id: backRequests

        target: Navigator
        signalName: "back"
    }

    // Page and board of each place, its starting position, points of the page and items to drag.
    QtObject {
        id: table

        readonly property Item page: tablePage
        readonly property Item board: test.findChild(tablePage, "board")
        readonly property bool refusesOutside: true

        function begin(): void {
            test.verify(controller.files.open(Qt.resolvedUrl("two_players.vozka")));
            tablePage.view.fitAll();
        }
        function beginWithFigure(): void {
            controller.choose(0);
            test.drawn(tablePage);
            tablePage.view.fitAll();
        }
        function end(): void {
            controller.close();
        }
        function tile(): Item {
            return test.item("handTile");
        }
        function figure(): Item {
            return test.item("handFigure");
        }
        function cell(fits: bool): point {
            const marker = test.markerOf("cell:", each => each.choice.target === Choice.Tile && each.fits === fits);
            return test.middle(marker);
        }
        function figurePlace(allowed: bool): point {
            return allowed ? test.middle(test.markerOf("choice:", each => each.visible)) : outside();
        }
        function outside(): point {
            return Qt.point(60, 650);
        }
        function tiles(): int {
            return controller.board.rowCount();
        }
        function figures(): int {
            return controller.figures.rowCount();
        }
        function turns(): int {
            return controller.hand.turns;
        }
        function reason(): string {
            return test.item("refusal").shown ? test.item("refusal").message : "";
        }
        function picked(): string {
            return controller.preview.active ? controller.preview.cellX + "," + controller.preview.cellY : "";
        }
        function focused(): string {
            return root.Window.activeFocusItem.objectName;
        }
        function focus(): void {
            test.keyClick(Qt.Key_Right);
        }
        function done(): bool {
            return controller.preview.active;
        }
        function handleEscape(): bool {
            return !controller.preview.active;
        }
        function hold(): void {
            test.clickAt(cell(true));
            test.verify(controller.preview.active);
        }
    }
    SandboxGestures {
        id: sandbox

        page: sandboxPage
        sandboxController: sandboxController
        test: test
    }
    QtObject {
        id: lesson

        readonly property Item page: lessonPage
        readonly property Item board: test.findChild(lessonPage, "lessonBoard")

        function begin(): void {
            test.verify(openLesson.open("wagon-1", "C1-1"));
            lessonPage.begin();
            openLesson.mode = LessonStep.Task;
            backRequests.clear();
        }
        function beginWithFigure(): void {
        }
        function end(): void {
            openLesson.close();
        }
        function figure(): Item {
            return test.item("lessonFigure");
        }
        function figurePlace(allowed: bool): point {
            return allowed ? test.at(0.5, 0.5) : test.at(-3.5, 1.5);
        }
        /// 1 after the figure has moved, otherwise 0.
        function figures(): int {
            return openLesson.step.ended ? 1 : 0;
        }
        function reason(): string {
            return openLesson.step.remarkKind === LessonStep.Right ? "" : openLesson.step.remark;
        }
        function focused(): string {
            return openLesson.hoveredTitle + openLesson.hoveredPlace;
        }
        function focus(): void {
            test.keyClick(Qt.Key_Right);
        }
        function done(): bool {
            return openLesson.step.remark.length > 0;
        }
        function handleEscape(): bool {
            return backRequests.count === 1;
        }
        function hold(): void {
        }
    }

    PageTest {
        id: test

        property QtObject on: table

        name: "Gestures"
        when: windowShown

        function item(name: string): Item {
            return findChild(on.page, name);
        }
        function markerOf(name: string, wanted: var): Item {
            for (let y = -4; y <= 4; ++y) {
                for (let x = -4; x <= 4; ++x) {
                    const marker = item(name === "cell:" ? name + x + "," + y : name + ((y + 4) * 9 + x + 4));
                    if (marker && wanted(marker))
                        return marker;
                }
            }
            return null;
        }
        function middle(of: Item): point {
            return of.mapToItem(on.page, of.width / 2, of.height / 2);
        }
        /// Returns the position on the page of a point in cells of the board.
        function at(x: real, y: real): point {
            const camera = on.board.camera;
            return on.board.mapToItem(on.page, camera.x + x * camera.cell, camera.y + y * camera.cell);
        }
        function clickAt(place: point): void {
            mouseMove(on.page, place.x, place.y);
            mouseClick(on.page, place.x, place.y);
            drawn(on.page);
        }
        function holdAt(what: Item, to: point): void {
            const from = middle(what);
            mousePress(on.page, from.x, from.y);
            for (let i = 1; i <= 8; ++i)
                mouseMove(on.page, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5);
        }
        function drag(what: Item, to: point): void {
            holdAt(what, to);
            mouseRelease(on.page, to.x, to.y);
            drawn(on.page);
        }

        function cleanup(): void {
            on.end();
            on.page.visible = false;
        }
        function test_gesture_data(): var {
            const tile = [["table", table], ["sandbox", sandbox]];
            const all = tile.concat([["lesson", lesson]]);
            const gestures = [
                ["tile to cell", tile, tileToCell], ["tile to refused cell", tile, tileToRefusedCell],
                ["tile outside", tile, tileOutside], ["wheel turns held tile", tile, wheelTurnsHeldTile],
                ["right button turns held tile", tile, rightButtonTurnsHeldTile], ["click picks cell", tile, clickPicksCell],
                ["click on figure place", all, clickOnFigurePlace], ["figure to place", all, figureToPlace],
                ["figure to refused place", all, figureToRefusedPlace], ["arrow moves focus", all, arrowMovesFocus],
                ["return confirms", all, returnConfirms], ["escape cancels the drag", all, escapeCancels],
                ["wheel zooms", all, wheelZooms], ["pinch zooms", all, pinchZooms], ["drag pans", all, dragPans]
            ];
            let rows = [];
            for (const [name, boards, act] of gestures)
                rows = rows.concat(boards.map(each => ({ tag: each[0] + ": " + name, on: each[1], act: act })));
            return rows;
        }
        function test_gesture(row: var): void {
            AppSettings.animation = AppSettings.NoAnimation;
            AppSettings.confirmation = AppSettings.NeverConfirm;
            AppSettings.secondClickPlaces = false;
            on = row.on;
            on.page.visible = true;
            on.page.forceActiveFocus();
            drawn(on.page);
            on.begin();
            drawn(on.page);
            row.act();
        }

        function tileToCell(): void {
            const before = on.tiles();
            drag(on.tile(), on.cell(true));
            tryVerify(() => on.tiles() === before + 1);
            compare(on.reason(), "");
        }
        function tileToRefusedCell(): void {
            const before = on.tiles();
            drag(on.tile(), on.cell(false));
            tryVerify(() => on.reason().length > 0);
            compare(on.tiles(), before);
        }
        function tileOutside(): void {
            const before = on.tiles();
            drag(on.tile(), on.outside());
            tryVerify(() => on.reason().length > 0 === on.refusesOutside);
            compare(on.tiles(), before);
        }
        /// Holds the tile where it fits in no orientation, so that no turn is skipped.
        function verifyTurns(turn: var): void {
            const to = on === table ? on.outside() : at(0.5, 0.5);
            holdAt(on.tile(), to);
            const turns = on.turns();
            const size = on.board.camera.cell;
            turn(to);
            compare(on.turns(), (turns + 1) % 4);
            compare(on.board.camera.cell, size);
            mouseRelease(on.page, to.x, to.y);
            drawn(on.page);
        }
        function wheelTurnsHeldTile(): void {
            verifyTurns(to => mouseWheel(on.page, to.x, to.y, 0, -120));
        }
        function rightButtonTurnsHeldTile(): void {
            verifyTurns(to => mouseClick(on.page, to.x, to.y, Qt.RightButton));
        }
        function clickPicksCell(): void {
            compare(on.picked(), "");
            const cell = on.cell(true);
            const camera = on.board.camera;
            const place = camera.boardPoint(on.page.mapToItem(on.board, cell.x, cell.y));
            clickAt(cell);
            compare(on.picked(), Math.floor(place.x) + "," + Math.floor(place.y));
        }
        function clickOnFigurePlace(): void {
            on.beginWithFigure();
            drawn(on.page);
            if (on === sandbox)
                tap(on.figure());
            clickAt(on.figurePlace(true));
            tryVerify(() => on.figures() === 1);
        }
        function figureToPlace(): void {
            on.beginWithFigure();
            drawn(on.page);
            drag(on.figure(), on.figurePlace(true));
            tryVerify(() => on.figures() === 1);
            compare(on.reason(), "");
        }
        function figureToRefusedPlace(): void {
            on.beginWithFigure();
            drawn(on.page);
            drag(on.figure(), on.figurePlace(false));
            tryVerify(() => on.reason().length > 0);
            compare(on.figures(), 0);
        }
        function arrowMovesFocus(): void {
            on.focus();
            const before = on.focused();
            const seen = [Qt.Key_Right, Qt.Key_Left, Qt.Key_Down, Qt.Key_Up].map(key => {
                keyClick(key);
                return on.focused();
            });
            verify(before.length > 0);
            verify(seen.some(each => each !== before), seen);
        }
        function returnConfirms(): void {
            on.focus();
            verify(!on.done());
            keyClick(Qt.Key_Return);
            tryVerify(() => on.done());
        }
        function escapeCancels(): void {
            on.hold();
            verify(!on.handleEscape());
            keyClick(Qt.Key_Escape);
            tryVerify(() => on.handleEscape());
        }
        function wheelZooms(): void {
            const camera = on.board.camera;
            const size = camera.cell;
            const place = Qt.point(on.board.width / 3, on.board.height / 3);
            const held = camera.boardPoint(place);
            mouseWheel(on.board, place.x, place.y, 0, 240);
            tryVerify(() => camera.cell > size * 1.2);
            fuzzyCompare(camera.boardPoint(place).x, held.x, 0.02);
            fuzzyCompare(camera.boardPoint(place).y, held.y, 0.02);
        }
        function pinchZooms(): void {
            const camera = on.board.camera;
            const size = camera.cell;
            const x = on.board.width / 2;
            const y = on.board.height - 40;
            const touch = touchEvent(on.board);
            touch.press(0, on.board, x - 30, y).press(1, on.board, x + 30, y).commit();
            // The window merges movements between two frames, and the first one only starts the gesture.
            let apart = 30;
            tryVerify(() => {
                apart = Math.min(apart + 10, x - 10);
                touch.move(0, on.board, x - apart, y).move(1, on.board, x + apart, y).commit();
                return camera.cell > size * 1.2;
            });
            touch.release(0, on.board, x - apart, y).release(1, on.board, x + apart, y).commit();
        }
        function dragPans(): void {
            const camera = on.board.camera;
            const before = Qt.point(camera.x, camera.y);
            mouseDrag(on.board, on.board.width - 60, on.board.height - 60, -80, -40);
            compare(Qt.point(camera.x, camera.y), Qt.point(before.x - 80, before.y - 40));
        }
    }
}
