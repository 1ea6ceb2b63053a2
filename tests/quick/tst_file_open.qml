// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening files with the built-in dialog. Its parts are named, readable and follow the theme.
import QtQuick
import QtQuick.Templates as T
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style
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
        name: "FileOpen"
        when: windowShown
        place: parts

        function test_open_byKeyboard() {
            leave();
            files.chooseGame();
            asked(3);
            // Folders come first.
            tryVerify(() => list().currentItem && list().currentItem.fileName === "sub" && list().currentItem.activeFocus);
            keyClick(Qt.Key_Return);
            tryVerify(() => list().currentItem && list().currentItem.fileName === "inner.vozka");
            keyClick(Qt.Key_Up, Qt.AltModifier);
            asked(3);
            tryVerify(() => list().currentItem && list().currentItem.fileName === "sub" && list().currentItem.activeFocus);
            keyClick(Qt.Key_Down);
            tryCompare(list().currentItem, "fileName", "hra č.vozka");
            keyClick(Qt.Key_Return);
            answered();
            compare(table.files.fileName, "hra č.vozka");
        }
        function test_open_byMouse() {
            leave();
            files.chooseGame();
            asked(3);
            tap(row("hra č.vozka"));
            tap(button("Open"));
            answered();
            compare(table.files.fileName, "hra č.vozka");
            files.chooseGame();
            asked(3);
            mouseDoubleClickSequence(row("hra č.vozka"));
            answered();
        }
        function test_open_withoutSelection_takesHighlightedRow() {
            TestFolder.remove(folder + "/sub");
            leave();
            files.chooseGame();
            asked(2);
            tryCompare(button("Open"), "enabled", true);
            tap(button("Open"));
            answered();
            compare(table.files.fileName, "hra č.vozka");
        }
        function test_open_emptyFolder_cannotBeAccepted() {
            TestFolder.remove(folder + "/sub");
            files.chooseGame();
            asked(0);
            verify(!button("Open").enabled);
        }
        function test_filter_limitsList() {
            leave();
            files.chooseGame();
            asked(3);
            const kinds = finder.having(overlay, "currentText")[0];
            compare(kinds.currentText, "Games and positions (*.vozka *.position.json)");
            kinds.forceActiveFocus();
            keyClick(Qt.Key_End);
            tryVerify(() => kinds.currentText === "All files (*)");
            compare(kinds.popup.font.pixelSize, Theme.textSize);
            tryCompare(list(), "count", 4);
        }
        function test_openPosition_fillsSandbox() {
            TestFolder.remove(folder + "/sub");
            sandboxController.explore(table);
            verify(sandboxController.save(TestFolder.file(folder + "/one.position.json")));
            sandboxController.clear();
            files.choosePosition();
            asked();
            tryVerify(() => list().currentItem && list().currentItem.activeFocus);
            keyClick(Qt.Key_Return);
            answered();
            verify(!sandboxController.empty);
        }
        function test_everything_isReachableAndNamed_data() {
            return [100, 200].reduce((rows, scale) => rows.concat([{ language: "en", field: "Name", cancel: "Cancel" },
                { language: "cs", field: "Název", cancel: "Zrušit" }].map(each => Object.assign(
                    { tag: scale + " % " + each.language, scale: scale }, each))), []);
        }
        function test_everything_isReachableAndNamed(data) {
            AppSettings.textScale = data.scale;
            AppSettings.language = data.language;
            leave();
            verify(table.startGame(place.seats));
            for (const ask of [files.chooseGame, files.saveAs]) {
                ask();
                asked(3);
                const reached = new Set();
                for (let i = 0; i < 20; ++i) {
                    keyClick(Qt.Key_Tab);
                    const item = root.Window.activeFocusItem;
                    const corner = item.mapToItem(root, 0, 0);
                    verify(corner.x >= 0 && corner.x + item.width <= root.width, item.objectName);
                    verify(corner.y >= 0 && corner.y + Math.min(item.height, 60) <= root.height, item.objectName);
                    tryVerify(() => item.Accessible.name.length > 0, 5000, String(item));
                    reached.add(item.objectName.startsWith("fileDialogDelegate") ? "row" : item.Accessible.name);
                    if (item instanceof T.Button)
                        verify(item.contentItem.width >= item.contentItem.implicitWidth, item.text + " is cut");
                    if (item instanceof T.ComboBox)
                        verify(item.contentItem.contentWidth <= item.availableWidth, item.displayText + " is cut");
                }
                // Without a current row, the list itself has the focus.
                verify(reached.has("row") || reached.has(list().Accessible.name), Array.from(reached));
                verify(reached.has(data.cancel), Array.from(reached));
                compare(finder.byText(overlay, data.cancel).font.pixelSize, Math.round(14 * data.scale / 100));
                keyClick(Qt.Key_Escape);
                answered();
            }
        }
        function test_dialog_followsTheme() {
            for (const theme of [AppSettings.Dark, AppSettings.Light]) {
                AppSettings.theme = theme;
                files.save();
                asked();
                const frame = list().parent;
                verify(Qt.colorEqual(field().color, Theme.text));
                verify(Qt.colorEqual(field().background.color, Theme.background));
                verify(Qt.colorEqual(Array.from(frame.children).find(item => item.z < 0).color, Theme.card));
                keyClick(Qt.Key_Escape);
                answered();
            }
        }
    }
}
