// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of lessons, and modes of a lesson in one and both editions.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Item {
    id: root

    readonly property LessonListModel lessonList: LessonListModel {}

    width: 1280
    height: 768

    TextCheck { id: texts }
    OpenLesson {
        id: openLesson

        lessons: root.lessonList
    }
    LessonsPage {
        id: list

        anchors.fill: parent
        lessons: root.lessonList
        visible: false
    }
    LessonPage {
        id: page

        anchors.fill: parent
        openLesson: openLesson
        visible: !list.visible
    }
    LearningPages {
        id: pages

        property Item shown: null

        visible: false
        folder: ""
        current: pages.shown
        onPageRequested: page => pages.shown = page
    }
    SignalSpy {
        id: lessonRequests

        target: Navigator
        signalName: "showLesson"
    }
    SignalSpy {
        id: backRequests

        target: Navigator
        signalName: "back"
    }
    SignalSpy {
        id: ruleAsked

        target: Navigator
        signalName: "showRule"
    }
    PageTest {
        id: test

        name: "Lessons"
        when: windowShown

        readonly property Item board: findChild(page, "lessonBoard")

        function init(): void {
            AppSettings.animation = AppSettings.NoAnimation;
            AppSettings.language = "en";
            AppSettings.textScale = 100;
            root.width = 1280;
            root.height = 768;
            list.visible = false;
            root.lessonList.folder = "";
            root.lessonList.refresh();
            for (const spy of [lessonRequests, backRequests, ruleAsked])
                spy.clear();
            open("wagon-1", "C1-1");
        }
        function cleanup(): void {
            openLesson.comparing = false;
            openLesson.close();
            AppSettings.textScale = 100;
            AppSettings.language = "en";
        }
        function open(lesson: string, example: string): void {
            begin(lesson, example);
            drawn(page);
        }
        function begin(lesson: string, example: string): void {
            verify(openLesson.open(lesson, example));
            page.begin();
        }
        function item(name: string): Item {
            return findChild(page, name);
        }
        function entries(): int {
            return openLesson.board.lists.entries.rowCount();
        }
        /// Returns the numbers of right, missed and wrong marks.
        function counted(): var {
            return openLesson.step.remark.match(/\d+/g).map(Number).slice(0, 3);
        }
        function marks(): int {
            return openLesson.board.lists.marks.rowCount();
        }
        function entry(row: int): Item {
            item("lessonEntries").positionViewAtIndex(row, ListView.Contain);
            return findChild(item("lessonEntries"), "entry:" + row);
        }
        /// Converts a point of the board in cells into one of the page.
        function at(x: real, y: real): point {
            const camera = board.camera;
            const on = board.mapToItem(page, camera.x + x * camera.cell, camera.y + y * camera.cell);
            return Qt.point(on.x, on.y);
        }
        function click(x: real, y: real): void {
            const on = at(x, y);
            mouseClick(page, on.x, on.y);
        }
        function drag(x: real, y: real): void {
            const figure = item("lessonFigure");
            const from = figure.mapToItem(page, figure.width / 2, figure.height / 2);
            const to = at(x, y);
            mousePress(page, from.x, from.y);
            for (let i = 1; i <= 8; ++i)
                mouseMove(page, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5);
            mouseRelease(page, to.x, to.y);
        }

        function test_list_hasChaptersAndExamples(): void {
            list.visible = true;
            list.begin();
            drawn(list);
            const rows = findChild(list, "lessonList");
            compare(rows.model.data(rows.model.index(0, 0), Qt.UserRole + 1), LessonListModel.Chapter);
            let found = 0;
            for (let row = 0; row < root.lessonList.rowCount(); ++row)
                found += root.lessonList.opens(row) ? 1 : 0;
            verify(found >= 13);
            verify(root.lessonList.rowOf("wagon-2", "C2-2.6") > 0);
        }
        function test_list_isUsableByKeyboard(): void {
            list.visible = true;
            list.begin();
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(lessonRequests.count, 1);
            const second = lessonRequests.signalArguments[0];
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            const last = lessonRequests.signalArguments[1];
            verify(last[0] !== second[0] || last[1] !== second[1]);
            const rows = findChild(list, "lessonList");
            const first = rows.currentIndex;
            keyClick(Qt.Key_PageDown);
            verify(rows.currentIndex >= first + 10);
            keyClick(Qt.Key_PageUp);
            compare(rows.currentIndex, first);
        }
        function test_list_showsDamagedFiles(): void {
            const all = root.lessonList.rowCount();
            TestFolder.write("lessons/bad.lesson.json", '{"format": "vozka-lesson", "version": 1, "id": 7}');
            root.lessonList.folder = TestFolder.folder("lessons");
            root.lessonList.refresh();
            compare(root.lessonList.rowCount(), all + 2);
            list.visible = true;
            list.begin();
            keyClick(Qt.Key_End);
            const rows = findChild(list, "lessonList");
            rows.positionViewAtEnd();
            const bad = findChild(rows, "lesson:" + TestFolder.folder("lessons") + "/bad.lesson.json");
            verify(bad && bad.isBroken && !bad.opens);
            // The row is selectable, but opens nothing.
            verify(bad.current);
            const count = lessonRequests.count;
            keyClick(Qt.Key_Return);
            compare(lessonRequests.count, count);
            compare(bad.title, "bad.lesson.json");
            verify(bad.note.includes("(/id)"), bad.note);
        }
        function test_show_movesByStep(): void {
            compare(entries(), 1);
            compare(marks(), 0);
            const before = openLesson.board.tiles.rowCount();
            keyClick(Qt.Key_Right);
            compare(openLesson.board.tiles.rowCount(), before + 1);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Right);
            compare(openLesson.step.index, 3);
            drawn(page);
            tap(item("nextLessonStep"));
            tryVerify(() => openLesson.step.index === 4);
            drawn(page);
            tap(item("nextLessonStep"));
            tryVerify(() => openLesson.step.index === 5);
            compare(openLesson.board.entry, 5);
            verify(entry(5).isHighlighted);
            compare(entry(5).number, "1");
            verify(marks() >= 2);
            page.begin();
            keyClick(Qt.Key_Left);
            compare(openLesson.step.index, 4);
            keyClick(Qt.Key_End);
            compare(openLesson.step.index, openLesson.step.count - 1);
            // The last step continues with Try.
            drawn(page);
            tap(item("nextLessonStep"));
            compare(openLesson.mode, LessonStep.Task);
            openLesson.mode = LessonStep.Text;
            page.begin();
            keyClick(Qt.Key_Home);
            compare(openLesson.step.index, 0);
            compare(marks(), 0);
        }
        /// The legend explains the marks on the board. Only in the new edition it has the tiles in range.
        function test_legend_explainsMarksOnBoard(): void {
            verify(!item("lessonLegend").visible);
            keyClick(Qt.Key_End);
            drawn(page);
            const legend = item("lessonLegend");
            verify(legend.visible && legend.height > 0);
            verify(!findChild(item("lessonEntries"), "overlayLegend").visible, "one legend is enough");
            const named = words => findChild(legend, "legend:" + words) !== null;
            for (const words of ["Feature that is scored", "Tile just placed", "Allowed", "Not allowed"])
                verify(named(words), words);
            verify(!named("Tiles in range"));
            openLesson.edition = Editions.New;
            keyClick(Qt.Key_End);
            drawn(page);
            verify(named("Tiles in range"));
        }
        function test_captionsAndDiscs_highlightEachOther(): void {
            keyClick(Qt.Key_End);
            drawn(page);
            const row = entry(5);
            mouseMove(row, row.width / 2, row.height / 2);
            tryCompare(openLesson.board, "entry", 5);
            const disc = findChild(board, "mark:5");
            tryVerify(() => disc.isHighlighted);
            const other = findChild(board, "mark:8");
            const on = other.mapToItem(page, other.width / 2, other.height / 2);
            mouseMove(page, on.x, on.y);
            tryCompare(openLesson.board, "entry", 8);
            verify(entry(8).isHighlighted && !entry(5).isHighlighted);
        }
        function test_acceptedDrop_staysThere(): void {
            openLesson.mode = LessonStep.Task;
            drawn(page);
            drag(0.5, 0.5);
            verify(openLesson.step.remarkKind === LessonStep.Right, openLesson.step.remark);
            compare(openLesson.step.rule, "am.wagon.c1.gate");
            verify(Math.floor(openLesson.figure.place.x) === 0 && Math.floor(openLesson.figure.place.y) === 0);
            compare(marks(), 1);
            tap(item("answerRule"));
            compare(ruleAsked.signalArguments[0][0], "am.wagon.c1.gate");
        }
        function test_refusedDrop_showsReason(): void {
            openLesson.mode = LessonStep.Task;
            drawn(page);
            const from = String(openLesson.figure.place);
            drag(-3.5, 1.5);
            verify(openLesson.step.remarkKind !== LessonStep.Right);
            verify(openLesson.step.remark.length > 0);
            compare(String(openLesson.figure.place), from);
            compare(entries(), 1);
            keyClick(Qt.Key_R);
            compare(openLesson.step.remark, "");
            compare(entries(), 0);
        }
        /// Example C2-3: after its move to the road at the left, the wagon is next to a city that is out of range from
        /// its start.
        function test_movedFigure_staysUntilReset(): void {
            open("wagon-3", "C2-3");
            openLesson.mode = LessonStep.Task;
            drawn(page);
            const from = String(openLesson.figure.place);
            drag(0.06, 1.51);
            verify(openLesson.step.remarkKind === LessonStep.Right, openLesson.step.remark);
            const there = String(openLesson.figure.place);
            verify(there !== from);
            compare(entries(), 1);
            drag(-0.5, 0.5);
            verify(openLesson.step.remarkKind !== LessonStep.Right);
            verify(openLesson.step.remark.includes("already moved"), openLesson.step.remark);
            compare(String(openLesson.figure.place), there);
            compare(entries(), 1);
            // Returning it to the supply is refused, too.
            const beside = item("lessonEntries").mapToItem(board, 60, 200);
            drag((beside.x - board.camera.x) / board.camera.cell, (beside.y - board.camera.y) / board.camera.cell);
            verify(!openLesson.step.remark.includes("supply"), openLesson.step.remark);
            compare(String(openLesson.figure.place), there);
            verify(item("restartLessonTask").highlighted);
            tap(item("restartLessonTask"));
            compare(String(openLesson.figure.place), from);
            drag(-0.5, 0.5);
            verify(openLesson.step.remark.toLowerCase().includes("out of range"), openLesson.step.remark);
        }
        function test_draggedFigure_showsReason(): void {
            openLesson.mode = LessonStep.Task;
            drawn(page);
            const figure = item("lessonFigure");
            const from = figure.mapToItem(page, figure.width / 2, figure.height / 2);
            const reason = item("heldReason");
            mousePress(page, from.x, from.y);
            const moveTo = (x, y) => {
                const to = at(x, y);
                mouseMove(page, to.x - 20, to.y, 5);
                mouseMove(page, to.x, to.y, 5);
            };
            moveTo(-3.5, 1.5);
            tryVerify(() => reason.visible);
            verify(reason.message.length > 0);
            const message = reason.message;
            compare(openLesson.step.remark, "");
            // No reason is shown over legal targets.
            moveTo(0.5, 0.5);
            verify(!reason.visible);
            moveTo(-3.5, 1.5);
            tryVerify(() => reason.visible);
            const to = at(-3.5, 1.5);
            mouseRelease(page, to.x, to.y);
            verify(!reason.visible);
            compare(openLesson.step.remark, message);
        }
        function test_dropOutsideTiles_showsWhereToDrop(): void {
            openLesson.mode = LessonStep.Task;
            drawn(page);
            const from = String(openLesson.figure.place);
            const corner = board.camera.boardPoint(Qt.point(8, 8));
            drag(corner.x, corner.y);
            verify(openLesson.step.remarkKind !== LessonStep.Right);
            verify(openLesson.step.remark.includes("one of the tiles"), openLesson.step.remark);
            compare(String(openLesson.figure.place), from);
        }
        function test_board_canBeFittedAgain(): void {
            const camera = board.camera;
            const whole = camera.cell;
            const button = item("fitLesson");
            verify(!button.visible);
            mouseWheel(page, 300, 300, 0, 240);
            tryVerify(() => camera.cell > whole);
            tryVerify(() => button.visible);
            keyClick(Qt.Key_0);
            tryCompare(camera, "cell", whole);
            verify(!button.visible);
            keyClick(Qt.Key_Plus);
            verify(camera.cell > whole);
            tap(button);
            tryCompare(camera, "cell", whole);
            page.zoomOut();
            verify(camera.cell < whole);
            page.fitAll();
            compare(camera.cell, whole);
        }
        function test_board_isFittedToNewWindowSize_data(): var {
            return [{ tag: "wider", width: 1280, height: 640 }, { tag: "higher", width: 1024, height: 768 },
                    { tag: "both", width: 1280, height: 768 }];
        }
        function test_board_isFittedToNewWindowSize(size: var): void {
            const camera = board.camera;
            root.width = 1024;
            root.height = 640;
            drawn(page);
            root.width = size.width;
            root.height = size.height;
            drawn(page);
            const followed = camera.cell;
            page.fitAll();
            compare(followed, camera.cell);
        }
        /// Returns visible texts with a digit on the board.
        function digitsIn(part: Item): var {
            const found = part.text !== undefined && /\d/.test(part.text) ? [part.text] : [];
            return Array.from(part.children).filter(child => child.visible)
                .reduce((all, child) => all.concat(digitsIn(child)), found);
        }
        function test_otherTiles_showFadedFigures(): void {
            open("wagon-2", "C2-2.1");
            keyClick(Qt.Key_End);
            drawn(page);
            compare(openLesson.placeFeet.length, 6);
            const seen = Array.from({ length: 6 }, (none, index) => findChild(board, "place:" + index).visible);
            compare(seen, Array.from({ length: 6 }, (none, index) => index !== openLesson.placeIndex));
            compare(digitsIn(board), []);
            const other = findChild(board, "place:" + (openLesson.placeIndex + 2) % 6);
            const wanted = other.index;
            mouseClick(other);
            compare(openLesson.placeIndex, wanted);
            compare(openLesson.step.index, openLesson.step.count - 1);
            openLesson.comparing = true;
            drawn(page);
            for (const side of ["lessonClassic", "lessonNew"]) {
                compare(digitsIn(item(side).above), []);
                verify(!findChild(item(side), "place:" + openLesson.placeIndex).visible);
            }
            mouseClick(findChild(item("lessonNew"), "place:" + (wanted + 1) % 6));
            compare(openLesson.placeIndex, (wanted + 1) % 6);
            openLesson.comparing = false;
            for (const mode of [LessonStep.Task, LessonStep.Question]) {
                openLesson.mode = mode;
                verify(!openLesson.showsPlaces);
            }
        }
        function chevronsIn(part: Item): int {
            const isChevron = part.icon !== undefined && (part.icon.name === "next" || part.icon.name === "previous");
            return Array.from(part.children).filter(child => child.visible)
                .reduce((sum, child) => sum + chevronsIn(child), isChevron && part.clicked !== undefined ? 1 : 0);
        }
        function test_page_hasOnePairOfArrows(): void {
            open("wagon-2", "C2-2.1");
            for (const comparing of [false, true]) {
                openLesson.comparing = comparing;
                for (const mode of [LessonStep.Text, LessonStep.Task, LessonStep.Question]) {
                    openLesson.mode = mode;
                    drawn(page);
                    compare(chevronsIn(page), mode === LessonStep.Text && !comparing ? 2 : 0);
                }
            }
        }
        function test_next_isOfferedAtEnd(): void {
            const next = item("nextLesson");
            verify(!next.visible);
            keyClick(Qt.Key_End);
            drawn(page);
            verify(next.visible);
            compare(next.text, "Next: C2-1");
            openLesson.mode = LessonStep.Question;
            verify(!next.visible);
            openLesson.check();
            drawn(page);
            verify(next.visible);
            verify(next.text !== "Next: C2-1");
            openLesson.mode = LessonStep.Task;
            verify(!next.visible);
            openLesson.dropOnSupply();
            verify(next.visible);
            openLesson.comparing = true;
            drawn(page);
            const beside = findChild(item("lessonSides"), "nextLesson");
            verify(beside.visible);
            const before = openLesson.step.id;
            tap(beside);
            tryVerify(() => openLesson.step.id !== before);
            verify(openLesson.comparing);
        }
        function test_textScale_causesNoBindingLoop(): void {
            failOnWarning(/Binding loop/);
            open("wagon-2", "C2-2.1");
            for (const scale of [200, 150, 200, 100])
                for (const language of ["en", "cs", "de"]) {
                    AppSettings.textScale = scale;
                    AppSettings.language = language;
                    drawn(page);
                }
        }
        function test_board_fitsEveryWindow_data(): var {
            return [[960, 576, 100], [1024, 640, 150], [1280, 800, 100], [1920, 1080, 200], [3840, 2160, 100]]
                .map(([width, height, scale]) => ({ tag: width + "x" + height + " " + scale + " %", width: width, height: height, scale: scale }));
        }
        function discsOf(part: Item): var {
            const isDisc = part.objectName.startsWith("mark:");
            return Array.from(part.children).reduce((all, child) => all.concat(discsOf(child)), isDisc ? [part] : []);
        }
        function widthOf(disc: Item): real {
            return disc.source.startsWith("image://number/5/") ? disc.width / 2 : disc.width; // OverlayLook::Name
        }
        function test_board_fitsEveryWindow(size: var): void {
            root.width = size.width;
            root.height = size.height;
            AppSettings.textScale = size.scale;
            // Painting a very large window is slow, and it has space for all discs: test only some
            // examples.
            const every = size.width > 1920 ? 5 : 1;
            for (let row = 0; row < root.lessonList.rowCount(); row += every) {
                if (!root.lessonList.opens(row) || root.lessonList.exampleAt(row).length === 0)
                    continue;
                begin(root.lessonList.lessonAt(row), root.lessonList.exampleAt(row));
                openLesson.last();
                drawn(page);
                verifyInTheMiddle();
                verifyDiscsHaveRoom();
            }
        }
        /// Verifies that the tiles are centred and that all cells around the figure are visible.
        function verifyInTheMiddle(): void {
            const camera = board.camera;
            const tiles = openLesson.board.tiles.extent;
            const all = openLesson.board.extent;
            const margins = (view, at, cells) => [at + cells[0] * camera.cell, view - at - cells[1] * camera.cell];
            for (const [view, at, inner, outer] of [
                    [board.width, camera.x, [tiles.left, tiles.right], [all.left, all.right]],
                    [board.height, camera.y, [tiles.top, tiles.bottom], [all.top, all.bottom]]]) {
                const [before, after] = margins(view, at, inner);
                const rest = margins(view, at, outer);
                verify(Math.min(...rest) >= 0, openLesson.step.id);
                verify(Math.abs(before - after) <= 2, openLesson.step.id + ": " + before + ", " + after);
            }
        }
        /// Verifies that discs are fully visible at the places of the lesson and do not overlap.
        function verifyDiscsHaveRoom(): void {
            const discs = discsOf(board);
            for (const disc of discs) {
                verify(!disc.isDot && !disc.isHidden, openLesson.step.id);
                for (const other of discs) {
                    // A disc with only a number is a circle, half as wide as a disc with a tick or a cross.
                    const wide = (widthOf(disc) + widthOf(other)) / 2;
                    verify(other === disc || Math.abs(other.x - disc.x) >= wide - 2
                           || Math.abs(other.y - disc.y) >= disc.height / 2 - 2, openLesson.step.id + ": " + disc.label);
                }
            }
        }
        function test_mark_staysAfterClickOnOtherTile(): void {
            open("wagon-2", "C1-2");
            openLesson.mode = LessonStep.Question;
            drawn(page);
            const tiles = [];
            for (let i = 0; i < 60 && tiles.length === 0; ++i) {
                openLesson.hoverNext(1);
                if (/^Road, [3-9]/.test(openLesson.hoveredTitle))
                    tiles.push(openLesson.hoveredPlace);
            }
            verify(tiles.length > 0);
            openLesson.pick();
            compare(openLesson.board.lists.count, 1);
            const here = Qt.point(Math.floor(tiles[0].x), Math.floor(tiles[0].y));
            let elsewhere = null;
            for (let y = -6; y < 7 && elsewhere === null; ++y)
                for (let x = -6; x < 7 && elsewhere === null; ++x)
                    for (const within of [Qt.point(0.5, 0.5), Qt.point(0.5, 0.15), Qt.point(0.15, 0.5), Qt.point(0.85, 0.5), Qt.point(0.5, 0.85)]) {
                        if (x === here.x && y === here.y)
                            continue;
                        openLesson.tapAt(x, y, within);
                        if (openLesson.step.remark.length > 0 && elsewhere === null)
                            elsewhere = Qt.point(x, y);
                        else if (openLesson.board.lists.count > 1)
                            openLesson.tapAt(x, y, within);
                    }
            verify(elsewhere !== null);
            compare(openLesson.board.lists.count, 1);
            verify(findChild(item("lessonTodo"), "todoInstruction").visible);
            // A click on its number removes the mark.
            const disc = findChild(board, "mark:0");
            drawn(page);
            mouseClick(disc);
            compare(openLesson.board.lists.count, 0);
        }
        function test_marks_keepNumbers(): void {
            openLesson.mode = LessonStep.Question;
            drawn(page);
            click(-3.5, 1.5);
            click(0.5, 0.5);
            compare(openLesson.board.lists.count, 2);
            const before = [0, 1].map(row => entry(row).title);
            tap(item("quizCheck"));
            drawn(page);
            compare(entry(0).number, "1");
            verify(entry(0).title.endsWith(before[0]), entry(0).title);
            verify(entry(1).title.endsWith(before[1]), entry(1).title);
            compare(entry(1).number, "2");
        }
        function test_compare_staysOpenAndButtonStays(): void {
            const place = name => {
                const on = item(name);
                drawn(page);
                return on.mapToItem(page, 0, 0);
            };
            const one = place("lessonCompare");
            tap(item("lessonCompare"));
            verify(openLesson.comparing);
            const both = place("lessonOneBoard");
            compare(both, one);
            const before = openLesson.step.id;
            for (let i = 0; i < 3; ++i) {
                keyClick(Qt.Key_PageDown);
                verify(openLesson.comparing);
                compare(place("lessonOneBoard"), one);
            }
            verify(openLesson.step.id !== before);
            open("wagon-3", "C1-3");
            verify(openLesson.comparing);
            tap(item("lessonOneBoard"));
            verify(!openLesson.comparing);
            compare(place("lessonCompare"), one);
        }
        function test_exampleFromList_opensWithoutComparing(): void {
            pages.lessons.refresh();
            pages.open("wagon-1", "C1-1");
            verify(pages.shown);
            pages.openLesson.comparing = true;
            pages.openLesson.openNeighbour(1);
            verify(pages.openLesson.comparing);
            pages.open("wagon-2", "C1-2");
            verify(!pages.openLesson.comparing);
            pages.shown = null;
        }
        /// Tool tips must not cover the titles of the sides.
        function test_toolTips_doNotCoverTitlesOfSides(): void {
            for (const width of [1280, 1024])
                for (const name of ["lessonOneBoard", "lessonRules", "nextLesson", "nextPlace", "leaveLesson"]) {
                    root.width = width;
                    openLesson.comparing = true;
                    drawn(page);
                    const button = findChild(item("lessonSides"), name);
                    const hint = Array.from(button.data).find(each => each.objectName === "hintText");
                    hint.visible = true;
                    tryCompare(hint.bubble, "opened", true);
                    const top = button.mapToItem(page, 0, hint.bubble.y).y;
                    const heading = item("lessonNew").heading;
                    const below = heading.mapToItem(page, 0, heading.height).y;
                    verify(top >= below, name + ": " + top + " < " + below);
                    hint.visible = false;
                    tryCompare(hint.bubble, "opened", false);
                }
        }
        function test_introduction_isFirstInChapter(): void {
            const row = root.lessonList.rowOf("wagon-introduction", "");
            compare(root.lessonList.data(root.lessonList.index(row - 1, 0), Qt.UserRole + 1), LessonListModel.Chapter);
            verify(row < root.lessonList.rowOf("wagon-1", ""));
        }
        function test_dropOutsideBoard_returnsToSupply(): void {
            openLesson.mode = LessonStep.Task;
            drawn(page);
            const to = item("lessonEntries").mapToItem(board, 60, 200);
            const camera = board.camera;
            drag((to.x - camera.x) / camera.cell, (to.y - camera.y) / camera.cell);
            verify(openLesson.step.remark.includes("supply"), openLesson.step.remark);
            tap(item("restartLessonTask"));
            verify(!openLesson.step.ended);
        }
        function test_try_worksByKeyboard(): void {
            openLesson.mode = LessonStep.Task;
            page.begin();
            keyClick(Qt.Key_Right);
            verify(openLesson.hoveredTitle.length > 0);
            const first = openLesson.hoveredTitle + openLesson.hoveredPlace;
            keyClick(Qt.Key_Right);
            verify(openLesson.hoveredTitle + openLesson.hoveredPlace !== first);
            keyClick(Qt.Key_Return);
            verify(openLesson.step.remark.length > 0);
            compare(entries(), 1);
        }
        /// The pointer rests on the board, away from the item with the keyboard focus.
        function test_try_keyboardIgnoresRestingPointer(): void {
            openLesson.mode = LessonStep.Task;
            page.begin();
            mouseMove(board, board.width / 2, board.height / 2);
            mouseMove(board, board.width / 2 + 3, board.height / 2);
            const seen = new Set();
            for (let i = 0; i < 3; ++i) {
                keyClick(Qt.Key_Right);
                const at = openLesson.hoveredTitle + openLesson.hoveredPlace;
                // Qt repeats the hover event in each frame.
                drawn(page);
                compare(openLesson.hoveredTitle + openLesson.hoveredPlace, at);
                seen.add(at);
            }
            compare(seen.size, 3);
            keyClick(Qt.Key_Return);
            verify(openLesson.step.remark.length > 0);
        }
        /// Example C1-3: both roads behind the junction and the city are targets.
        function test_quiz_countsRightMissedAndWrong(): void {
            open("wagon-3", "C1-3");
            openLesson.mode = LessonStep.Question;
            drawn(page);
            tap(item("quizCheck"));
            const all = counted()[1];
            compare(counted(), [0, all, 0]);
            verify(all >= 3);
            compare(entries(), all);
            compare(openLesson.step.best, "0 of " + all);
            tap(item("repeatQuiz"));
            compare(entries(), 0);
            verify(!openLesson.step.ended);
        }
        function test_quiz_storesResultOfKeyboardAnswers(): void {
            open("wagon-3", "C2-3");
            openLesson.mode = LessonStep.Question;
            tap(item("quizCheck"));
            const all = counted()[1];
            tap(item("repeatQuiz"));
            mouseMove(page, root.width - 20, 400);
            drawn(page);
            page.begin();
            // Mark all features, right and wrong.
            const seen = [];
            for (let i = 0; i < 60; ++i) {
                keyClick(Qt.Key_Down);
                const here = openLesson.hoveredTitle + openLesson.hoveredPlace;
                if (seen.includes(here))
                    break;
                seen.push(here);
                keyClick(Qt.Key_Space);
            }
            verify(openLesson.board.lists.count > all);
            tap(item("quizCheck"));
            const [right, missed, wrong] = counted();
            compare([right, missed], [all, 0]);
            verify(wrong > 0);
            compare(openLesson.step.best, Math.max(0, all - wrong) + " of " + all);
            const last = entry(entries() - 1);
            verify(last.title.startsWith("Wrong: "));
            verify(last.message.length > 0);
            tap(item("repeatQuiz"));
            const row = root.lessonList.rowOf("wagon-3", "C2-3");
            compare(root.lessonList.data(root.lessonList.index(row, 0), Qt.UserRole + 8), openLesson.step.best);
        }
        function test_quiz_marksByClick(): void {
            openLesson.mode = LessonStep.Question;
            drawn(page);
            click(0.5, 0.5);
            compare(openLesson.board.lists.count, 1);
            click(0.5, 0.5);
            compare(openLesson.board.lists.count, 0);
            click(0.5, 0.5);
            click(-0.5, 1.5);
            tap(item("quizCheck"));
            compare([counted()[0], counted()[2]], [2, 0]);
        }
        function test_editionSwitch_keepsPlaceAndMode(): void {
            openLesson.mode = LessonStep.Task;
            openLesson.edition = Editions.New;
            compare(openLesson.step.id, "C2-1");
            compare(openLesson.mode, LessonStep.Task);
            openLesson.mode = LessonStep.Text;
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            openLesson.edition = Editions.Classic;
            compare(openLesson.step.id, "C1-1");
            compare(openLesson.step.index, 2);
        }
        function test_compare_showsBothEditions(): void {
            tap(item("lessonCompare"));
            verify(openLesson.comparing);
            tryVerify(() => item("lessonClassic").visible && item("lessonNew").visible);
            verify(openLesson.classic.lists.marks.rowCount() > 5);
            verify(openLesson.modern.lists.marks.rowCount() > 5);
            verify(openLesson.classic.lists.lines.rowCount() > 0);
            compare(openLesson.modern.lists.lines.rowCount(), 0);
            drawn(page);
            tap(item("lessonOneBoard"));
            verify(!openLesson.comparing);
        }
        function test_figure_canStartOnOtherTiles(): void {
            open("wagon-2", "C2-2.1");
            const from = openLesson.figure.place;
            compare(openLesson.placeFeet.length, 6);
            const first = openLesson.placeIndex;
            const names = [];
            for (let i = 0; i < 6; ++i) {
                names.push(openLesson.step.id);
                tap(item("nextPlace"));
            }
            compare(openLesson.placeIndex, first);
            compare(new Set(names).size, 6);
            open("wagon-1", "C2-1");
            click(-1.5, 0.9);
            verify(openLesson.placeIndex !== 4);
            verify(openLesson.step.id === "" || openLesson.step.id === "C2-1");
        }
        function test_pageKeys_keepMode(): void {
            for (const mode of [LessonStep.Task, LessonStep.Text]) {
                openLesson.mode = mode;
                const before = openLesson.step.id;
                keyClick(Qt.Key_PageDown);
                verify(openLesson.step.id !== before);
                compare(openLesson.mode, mode);
                keyClick(Qt.Key_PageUp);
                compare(openLesson.step.id, before);
            }
        }
        function test_escape_leavesLesson(): void {
            keyClick(Qt.Key_Escape);
            compare(backRequests.count, 1);
            tap(item("leaveLesson"));
            compare(backRequests.count, 2);
        }
        function test_rulesOfLesson_openRules(): void {
            tap(item("lessonRules"));
            const sheet = findChild(page, "lessonRulesSheet");
            tryCompare(sheet, "opened", true);
            drawn(sheet.contentItem);
            const edition = rule => findChild(sheet.contentItem, "lessonRuleEdition:" + rule).text;
            compare(edition("am.wagon.c1.gate"), "Classic edition");
            compare(edition("am.wagon.c2.range"), "New edition");
            const book = findChild(sheet.contentItem, "lessonRule:am.wagon.c1.gate");
            mouseClick(book);
            compare(ruleAsked.signalArguments[0][0], "am.wagon.c1.gate");
            tryCompare(sheet, "visible", false);
        }
        function test_examples_openInCzechAndEnglish(): void {
            for (const language of ["cs", "en"]) {
                AppSettings.language = language;
                for (let row = 0; row < root.lessonList.rowCount(); ++row) {
                    // Stories have no examples and use another page.
                    if (!root.lessonList.opens(row) || root.lessonList.exampleAt(row).length === 0)
                        continue;
                    open(root.lessonList.lessonAt(row), root.lessonList.exampleAt(row));
                    keyClick(Qt.Key_End);
                    compare(entries(), openLesson.step.count);
                    // Ignore overlaps: rows that are scrolled out of view are below items that do not scroll.
                    compare(texts.findings(item("lessonEntries").parent).filter(text => !text.startsWith("run")).join("; "), "");
                }
            }
        }
        function test_texts_areNotCut_data(): var {
            return [100, 150, 200].map(scale => ({ tag: scale + " %", scale: scale }));
        }
        function test_texts_areNotCut(data): void {
            failOnWarning(/Binding loop/);
            root.width = 1024;
            root.height = 608;
            AppSettings.textScale = data.scale;
            for (const language of ["cs", "en"]) {
                AppSettings.language = language;
                for (const mode of [LessonStep.Text, LessonStep.Task, LessonStep.Question]) {
                    openLesson.mode = mode;
                    drawn(page);
                    const wrong = texts.findings(page).filter(text => !text.startsWith("run together"));
                    compare(wrong.join("; "), "");
                }
                openLesson.mode = LessonStep.Text;
                openLesson.comparing = true;
                drawn(page);
                compare(texts.findings(page).filter(text => !text.startsWith("run together")).join("; "), "");
                openLesson.comparing = false;
                list.visible = true;
                drawn(list);
                compare(texts.findings(list).filter(text => !text.startsWith("run together")).join("; "), "");
                list.visible = false;
            }
        }
        function test_captions_areVisibleInSmallWindow(): void {
            root.width = 1024;
            root.height = 608;
            keyClick(Qt.Key_Home);
            for (let step = 0; step < openLesson.step.count; ++step) {
                drawn(page);
                tryVerify(() => {
                    const row = findChild(item("lessonEntries"), "entry:" + step);
                    if (!row)
                        return false;
                    const top = row.mapToItem(item("lessonEntries"), 0, 0).y;
                    return top >= -1 && top + row.height <= item("lessonEntries").height + 1;
                });
                openLesson.next();
            }
        }
    }
}
