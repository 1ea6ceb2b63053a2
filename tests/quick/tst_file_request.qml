// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Saving all kinds of files with the built-in dialog, by mouse and by keyboard.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

Item {
    id: root

    width: 1024
    height: 640

    FileTable {
        id: parts

        anchors.fill: parent
    }
    FileTest {
        name: "FileRequest"
        when: windowShown
        place: parts

        function test_save_newName_writesFileWithEnding_data() {
            return [{ tag: "game", ask: files.saveAs, ending: ".vozka", begins: "{" },
                    { tag: "picture", ask: files.savePicture, ending: ".png", begins: "\u0089PNG" },
                    { tag: "position", ask: files.savePosition, ending: ".position.json", begins: "{" },
                    { tag: "results", ask: files.exportResults, ending: ".csv", begins: "" },
                    { tag: "results.json", ask: files.exportResults, ending: ".csv", typed: ".json", begins: "{" }]
                .reduce((rows, kind) => rows.concat([Object.assign({ byMouse: false }, kind),
                    Object.assign({}, kind, { byMouse: true, tag: kind.tag + " by mouse" })]), []);
        }
        function test_save_newName_writesFileWithEnding(data) {
            openWagonPosition();
            data.ask();
            asked();
            verify(field().activeFocus, "typing works immediately");
            compare(field().selectedText + data.ending, field().text);
            const name = "My o#wn 100%41" + (data.typed || "");
            field().selectAll();
            type(name);
            if (data.byMouse)
                tap(part("acceptFile") || button(data.ask === files.exportResults ? "Export" : "Save"));
            else
                keyClick(Qt.Key_Return);
            answered();
            const file = name + (data.typed ? "" : data.ending);
            compare(TestFolder.list(folder), [file, "sub"]);
            verify(TestFolder.read(folder + "/" + file).startsWith(data.begins));
        }
        function test_saveLesson_proposesName() {
            openWagonPosition();
            files.saveLesson();
            tryVerify(isOpen);
            compare(field().text, "my-lesson.lesson.json");
            compare(field().selectedText, "my-lesson");
        }
        function test_save_proposesFreeNameWithPlayers() {
            for (const count of [1, 2, 3]) {
                table.startGame(place.seats);
                files.save();
                asked(count);
                const name = field().text;
                verify(/^\d{4}-\d\d-\d\d Player 1, Player 2( \d)?\.vozka$/.test(name), name);
                compare(name.endsWith(" " + count + ".vozka"), count > 1);
                keyClick(Qt.Key_Return);
                answered();
                compare(TestFolder.list(folder).length, 1 + count);
                compare(table.files.fileName, name);
            }
        }
        function test_save_existingFile_asksBeforeReplacing() {
            TestFolder.write(folder + "/old.vozka", "previous content");
            files.saveAs();
            asked(2);
            type("old");
            keyClick(Qt.Key_Return);
            tryVerify(() => replacing() && replacing().opened);
            // A second Enter does not replace the file.
            verify(findChild(replacing().contentItem, "chooseOtherName").activeFocus);
            keyClick(Qt.Key_Return);
            asked(2);
            compare(TestFolder.read(folder + "/old.vozka"), "previous content");
            tryVerify(() => field().activeFocus);
            compare(field().selectedText, "old");
            keyClick(Qt.Key_Return);
            tryCompare(replacing(), "opened", true);
            keyClick(Qt.Key_Escape);
            asked(2);
            tryVerify(() => field().activeFocus);
            keyClick(Qt.Key_Return);
            tryCompare(replacing(), "opened", true);
            tap(findChild(replacing().contentItem, "replaceFile"));
            answered();
            verify(TestFolder.read(folder + "/old.vozka").startsWith("{"));
            compare(TestFolder.read(folder + "/old.vozka~"), "previous content");
        }
        function test_cancel_savesNothing() {
            files.save();
            asked();
            keyClick(Qt.Key_Escape);
            answered();
            files.save();
            asked();
            tap(button("Cancel"));
            answered();
            compare(TestFolder.list(folder), ["sub"]);
            compare(table.files.fileName, "");
        }
        function test_click_outsideDialog_doesNothing() {
            files.save();
            asked();
            mouseClick(place, 5, 5);
            drawn(place);
            verify(isOpen());
            compare(place.clicks, 0);
        }
        function test_emptyName_cannotBeSaved() {
            files.save();
            asked();
            field().selectAll();
            type(" ");
            keyClick(Qt.Key_Return);
            tryCompare(button("Save"), "enabled", false);
            verify(isOpen());
            type("fine");
            tryCompare(button("Save"), "enabled", true);
            keyClick(Qt.Key_Return);
            answered();
            compare(TestFolder.list(folder), ["fine.vozka", "sub"]);
        }
        function test_name_staysInOtherFolders() {
            files.save();
            asked();
            type("mine");
            mouseDoubleClickSequence(row("sub"));
            tryVerify(() => row("inner.vozka") !== null);
            drawn(place);
            compare(field().text, "mine.vozka");
            tap(button("Save"));
            answered();
            compare(TestFolder.list(folder + "/sub"), ["inner.vozka", "mine.vozka"]);
            compare(String(AppSettings.filesFolder), String(TestFolder.file(folder + "/sub")));
        }
        function test_click_onFile_takesItsName() {
            TestFolder.write(folder + "/old.vozka", "previous content");
            files.save();
            asked(2);
            tap(row("old.vozka"));
            tryVerify(() => field().text === "old.vozka");
            tap(row("sub"));
            drawn(place);
            compare(field().text, "old.vozka", "the name of a folder is not taken");
            tap(button("Save"));
            tryVerify(() => replacing() && replacing().opened);
        }
        function test_goneFolder_isReported() {
            place.refused.clear();
            files.save();
            asked();
            TestFolder.remove(folder);
            keyClick(Qt.Key_Return);
            answered();
            compare(place.refused.count, 1);
            compare(table.files.fileName, "");
        }
    }
}
