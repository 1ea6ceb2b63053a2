// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files are opened and saved with the program's own dialog, by mouse and by keyboard, all kinds of them.
import QtQuick
import QtQuick.Templates as T
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Item {
    id: root

    width: 1024
    height: 640

    GameController { id: table }
    SandboxController { id: workshop }
    SetUpModel {
        id: seats

        Component.onCompleted: seats.setKind(1, SetUpModel.Person)
    }
    LeaveGuard {
        id: guard

        controller: table
        sandbox: workshop
        watches: false
        noFolder: ""
        saving: files.asking
    }
    UserFiles {
        id: files

        anchors.fill: parent
        controller: table
        sandbox: workshop
        guard: guard
        films: films
    }
    SignalSpy {
        id: exported

        target: Navigator
        signalName: "notify"
    }
    FilmMaker {
        id: films

        controller: table
    }
    PageTest {
        id: test

        /// The folder in which a test begins, of its own.
        property string folder: ""
        property int number: 0

        name: "Files"
        when: windowShown

        function sheet() {
            return findChild(files, "fileSheet");
        }
        function replacing() {
            return findChild(files, "replaceSheet");
        }
        function part(name) {
            return findChild(sheet().contentItem, name);
        }
        function problem() {
            return part("fileProblem").text;
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter);
        }
        function asked() {
            tryCompare(sheet(), "opened", true);
            drawn(root);
        }
        function answered() {
            tryCompare(sheet(), "visible", false);
        }
        function row(name) {
            const view = part("fileList");
            for (let i = 0; i < view.count; ++i)
                if (view.itemAtIndex(i).name === name)
                    return view.itemAtIndex(i);
            return null;
        }
        function init() {
            AppSettings.animation = AppSettings.NoAnimation;
            AppSettings.textScale = 100;
            folder = "files" + ++number;
            TestFolder.write(folder + "/sub/inner.vozka", "{}");
            AppSettings.filesFolder = TestFolder.file(folder);
            verify(table.startGame(seats));
        }
        function cleanup() {
            replacing().close();
            sheet().close();
            answered();
            table.close();
            AppSettings.textScale = 100;
        }

        function test_everyKindIsSavedUnderANameOfOnesOwn_data() {
            return [{ tag: "game", ask: files.saveAs, ending: ".vozka", begins: "{" },
                    { tag: "picture", ask: files.savePicture, ending: ".png", begins: "\u0089PNG" },
                    { tag: "position", ask: files.savePosition, ending: ".position.json", begins: "{" },
                    { tag: "lesson", ask: files.saveLesson, ending: ".lesson.json", begins: "{" }]
                .reduce((rows, kind) => rows.concat([Object.assign({ byMouse: false }, kind),
                    Object.assign({}, kind, { byMouse: true, tag: kind.tag + " by mouse" })]), []);
        }
        /// For a lesson a wagon has to stand on what the last tile completes.
        function layWagon() {
            TestFolder.write("wagon.position.json", JSON.stringify({
                format: "vozka-position", version: 1, toMove: 0, players: [{ name: "Anna" }, { name: "Karel" }],
                rules: { edition: "C2", sets: ["base", "abbey-and-mayor"], options: {} },
                tiles: [{ tile: "D", at: [0, 0], turns: 0 }, { tile: "W", at: [1, 0], turns: 1 },
                        { tile: "T", at: [-1, 0], turns: 3 }],
                figures: [{ player: 0, kind: "wagon", at: [0, 0], feature: "road-ew" }] }));
            verify(workshop.open(TestFolder.file("wagon.position.json")));
        }
        function test_everyKindIsSavedUnderANameOfOnesOwn(data) {
            layWagon();
            data.ask();
            asked();
            const name = part("fileName");
            verify(name.activeFocus, "one can type at once");
            verify(name.text.endsWith(data.ending));
            compare(name.selectedText + data.ending, name.text);
            // Wherever it is proposed.
            part("folderPath").text = TestFolder.folder(folder);
            part("folderPath").accepted();
            name.forceActiveFocus();
            name.selectAll();
            type("My own");
            if (data.byMouse)
                tap(part("acceptFile"));
            else
                keyClick(Qt.Key_Return);
            answered();
            verify(TestFolder.read(folder + "/My own" + data.ending).startsWith(data.begins));
            compare(TestFolder.list(folder), ["My own" + data.ending, "sub"]);
        }
        function test_whatTheResultsAreWrittenAsIsChosen() {
            exported.clear();
            files.exportResults();
            asked();
            const forms = part("fileForms");
            compare(forms.choices, ["CSV", "JSON"]);
            compare(forms.chosen, 0);
            verify(part("fileName").text.endsWith(".csv"));
            forms.picked(1);
            verify(part("fileName").text.endsWith(".json"));
            verify(!part("fileName").text.includes(".csv"));
            compare(forms.chosen, 1);
            const name = part("fileName").text;
            tap(part("acceptFile"));
            answered();
            compare(exported.count, 1);
            compare(exported.signalArguments[0][0], "The results are in " + name + ".");
            // Where there is but one ending, there is nothing to choose.
            files.saveAs();
            asked();
            verify(!part("fileForms").visible);
        }
        function test_aNameIsProposedThatIsFreeAndTellsWhoPlays() {
            for (const count of [1, 2, 3]) {
                table.startGame(seats);
                files.save();
                asked();
                const name = part("fileName").text;
                verify(/^\d{4}-\d\d-\d\d Player 1, Player 2( \d)?\.vozka$/.test(name), name);
                compare(name.endsWith(" " + count + ".vozka"), count > 1);
                keyClick(Qt.Key_Return);
                answered();
                compare(TestFolder.list(folder).length, 1 + count);
                compare(table.files.fileName, name);
            }
        }
        function test_nothingIsReplacedUnasked() {
            TestFolder.write(folder + "/old.vozka", "what was there");
            files.saveAs();
            asked();
            type("old");
            keyClick(Qt.Key_Return);
            tryCompare(replacing(), "opened", true);
            // Enter twice has not replaced anything.
            verify(findChild(replacing().contentItem, "anotherName").activeFocus);
            keyClick(Qt.Key_Return);
            tryCompare(replacing(), "visible", false);
            compare(TestFolder.read(folder + "/old.vozka"), "what was there");
            tryCompare(part("fileName"), "activeFocus", true);
            compare(part("fileName").selectedText, "old");
            keyClick(Qt.Key_Return);
            tryCompare(replacing(), "opened", true);
            keyClick(Qt.Key_Escape);
            tryCompare(replacing(), "visible", false);
            verify(sheet().opened);
            keyClick(Qt.Key_Return);
            tryCompare(replacing(), "opened", true);
            tap(findChild(replacing().contentItem, "replaceFile"));
            answered();
            verify(TestFolder.read(folder + "/old.vozka").startsWith("{"));
            compare(TestFolder.read(folder + "/old.vozka~"), "what was there");
        }
        function test_escapeAndCancelSaveNothing() {
            files.save();
            asked();
            keyClick(Qt.Key_Escape);
            answered();
            files.save();
            asked();
            tap(part("cancelFile"));
            answered();
            compare(TestFolder.list(folder), ["sub"]);
            compare(table.files.fileName, "");
        }
        function test_whatIsWrongIsToldAndTheDialogStays_data() {
            return [{ tag: "empty", typed: " ", told: "Give the file a name." },
                    { tag: "no folder", typed: "none/x", told: "There is no folder" },
                    { tag: "too long", typed: "x".repeat(250), told: "This name is too long." }];
        }
        function test_whatIsWrongIsToldAndTheDialogStays(data) {
            files.save();
            asked();
            part("fileName").text = data.typed;
            keyClick(Qt.Key_Return);
            verify(problem().startsWith(data.told), problem());
            verify(sheet().opened);
            part("fileName").selectAll();
            type("fine");
            compare(problem(), "");
            keyClick(Qt.Key_Return);
            answered();
            compare(TestFolder.list(folder), ["fine.vozka", "sub"]);
        }
        function test_theNameStaysOnTheWayThroughFolders() {
            files.save();
            asked();
            type("mine");
            const name = part("fileName").text;
            mouseDoubleClickSequence(row("sub"));
            compare(part("folderPath").text, TestFolder.folder(folder + "/sub"));
            compare(part("fileName").text, name);
            tap(part("folderUp"));
            compare(part("folderPath").text, TestFolder.folder(folder));
            // The name of a folder leads there, and a new one is proposed.
            part("fileName").text = "sub";
            part("fileName").forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(part("folderPath").text, TestFolder.folder(folder + "/sub"));
            verify(part("fileName").activeFocus);
            type("deep");
            keyClick(Qt.Key_Return);
            answered();
            compare(TestFolder.list(folder + "/sub"), ["deep.vozka", "inner.vozka"]);
            compare(String(AppSettings.filesFolder), String(TestFolder.file(folder + "/sub")));
        }
        function test_aFileThatIsPointedAtGivesItsName() {
            TestFolder.write(folder + "/old.vozka", "what was there");
            files.save();
            asked();
            tap(row("old.vozka"));
            compare(part("fileName").text, "old.vozka");
            tap(part("acceptFile"));
            tryCompare(replacing(), "opened", true);
        }
        function test_aFolderIsMadeAndSavedIn() {
            files.save();
            asked();
            tap(part("newFolder"));
            verify(part("newFolderName").activeFocus);
            type("games");
            keyClick(Qt.Key_Return);
            compare(part("folderPath").text, TestFolder.folder(folder + "/games"));
            tap(part("newFolder"));
            keyClick(Qt.Key_Escape);
            verify(sheet().opened, "Escape leaves the new folder, not the dialog");
            tap(part("acceptFile"));
            answered();
            compare(TestFolder.list(folder + "/games").length, 1);
        }
        /// A game that was saved there, beside some other files.
        function leave() {
            verify(table.files.save(TestFolder.file(folder + "/zebra.vozka")));
            TestFolder.write(folder + "/aaa.vozka", "no game");
            TestFolder.write(folder + "/notes.txt", "text");
            table.close();
        }
        function test_aGameIsOpenedByKeyboard() {
            leave();
            files.askOpen();
            asked();
            const list = part("fileList");
            verify(list.activeFocus);
            compare(list.count, 3);
            keyClick(Qt.Key_Return);
            compare(part("folderPath").text, TestFolder.folder(folder + "/sub"));
            compare(list.count, 1);
            keyClick(Qt.Key_Backspace);
            compare(list.currentIndex, 0);
            keyClick(Qt.Key_End);
            compare(list.currentItem.name, "zebra.vozka");
            keyClick(Qt.Key_Up);
            compare(list.currentItem.name, "aaa.vozka");
            keyClick("z");
            compare(list.currentItem.name, "zebra.vozka");
            keyClick(Qt.Key_Return);
            answered();
            compare(table.files.fileName, "zebra.vozka");
        }
        function test_aGameIsOpenedByMouse() {
            leave();
            files.askOpen();
            asked();
            tap(row("zebra.vozka"));
            tap(part("acceptFile"));
            answered();
            compare(table.files.fileName, "zebra.vozka");
            files.askOpen();
            asked();
            mouseDoubleClickSequence(row("zebra.vozka"));
            answered();
        }
        function test_aGameIsOpenedByItsPath() {
            leave();
            files.askOpen();
            asked();
            part("folderPath").forceActiveFocus();
            part("folderPath").text = TestFolder.folder(folder + "/none");
            keyClick(Qt.Key_Return);
            verify(problem().startsWith("There is no folder"));
            part("folderPath").text = TestFolder.folder(folder + "/zebra.vozka");
            keyClick(Qt.Key_Return);
            answered();
            compare(table.files.fileName, "zebra.vozka");
        }
        function test_slashInTheListBeginsAPath() {
            leave();
            files.askOpen();
            asked();
            verify(part("fileList").activeFocus);
            keyClick("/");
            verify(part("folderPath").activeFocus);
            compare(part("folderPath").text, "/");
            keyClick("x");
            compare(part("folderPath").text, "/x");
        }
        function test_kindsOfFilesAreChosen() {
            leave();
            files.askOpen();
            asked();
            compare(part("fileList").count, 3);
            tap(finder.byText(sheet().contentItem, "All files"));
            compare(part("fileList").count, 4);
            tap(finder.byText(sheet().contentItem, "Positions"));
            compare(part("fileList").count, 1);
        }
        function test_aPositionIsOpenedInTheSandbox() {
            workshop.explore(table);
            verify(workshop.save(TestFolder.file(folder + "/one.position.json")));
            workshop.clear();
            files.askOpenPosition();
            asked();
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_Return);
            answered();
            verify(!workshop.empty);
        }
        function test_allOfItCanBeReached_data() {
            return [100, 150, 200].reduce((rows, scale) => rows.concat(["en", "cs"].map(
                language => ({ tag: scale + " % " + language, scale: scale, language: language }))), []);
        }
        function test_allOfItCanBeReached(data) {
            AppSettings.textScale = data.scale;
            AppSettings.language = data.language;
            leave();
            layWagon();
            for (const ask of [files.askOpen, files.saveLesson]) {
                ask();
                asked();
                const reached = new Set();
                for (let i = 0; i < 20; ++i) {
                    keyClick(Qt.Key_Tab);
                    const item = root.Window.activeFocusItem;
                    reached.add(item.objectName);
                    const corner = item.mapToItem(root, 0, 0);
                    verify(corner.x >= 0 && corner.x + item.width <= root.width, item.objectName);
                    verify(corner.y >= 0 && corner.y + Math.min(item.height, 60) <= root.height, item.objectName);
                }
                for (const name of ["folderPath", "cancelFile", "acceptFile"])
                    verify(reached.has(name), name);
                keyClick(Qt.Key_Escape);
                answered();
            }
            AppSettings.language = "en";
        }

        Finder { id: finder }
    }
}
