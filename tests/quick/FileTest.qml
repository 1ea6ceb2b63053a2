// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of tests with the built-in file dialog, which is used if the desktop has none.
import QtQuick
import QtQuick.Templates as T
import QtTest
import Vozka
import Vozka.Models
import Vozka.Tests

PageTest {
    id: root

    required property FileTable place
    readonly property GameController table: root.place.table
    readonly property SandboxController sandboxController: root.place.sandboxController
    readonly property UserFiles files: root.place.files
    readonly property Item overlay: root.place.T.Overlay.overlay
    /// Folder for the files of the current test.
    property string folder: ""
    property int number: 0
    readonly property Finder finder: Finder {}

    function part(name) {
        return findChild(root.overlay, name);
    }
    function field() {
        return part("fileNameTextField");
    }
    function list() {
        return part("fileDialogListView");
    }
    function button(text) {
        return finder.byText(root.overlay, text);
    }
    function row(name) {
        return finder.byText(list(), name);
    }
    function replacing() {
        return findChild(files, "replaceSheet");
    }
    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }
    function isOpen() {
        return part("fileDialogListView") !== null;
    }
    function asked(count) {
        tryVerify(isOpen);
        tryVerify(() => list().count === (count === undefined ? 1 : count));
        root.drawn(root.place);
    }
    function answered() {
        tryVerify(() => !isOpen());
        tryCompare(files, "active", false);
    }
    function init() {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.textScale = 100;
        folder = "files" + ++number;
        TestFolder.write(folder + "/sub/inner.vozka", "{}");
        AppSettings.filesFolder = TestFolder.file(folder);
        verify(table.startGame(place.seats));
    }
    function cleanup() {
        if (replacing() && replacing().visible)
            replacing().close();
        if (isOpen())
            keyClick(Qt.Key_Escape);
        answered();
        table.close();
        AppSettings.textScale = 100;
        AppSettings.language = "en";
    }

    /// Opens a position that can become a lesson: the last tile completes the feature of a wagon.
    function openWagonPosition() {
        TestFolder.write("wagon.position.json", JSON.stringify({
            format: "vozka-position", version: 1, toMove: 0, players: [{ name: "Anna" }, { name: "Karel" }],
            rules: { edition: "C2", sets: ["base", "abbey-and-mayor"], options: {} },
            tiles: [{ tile: "D", at: [0, 0], turns: 0 }, { tile: "W", at: [1, 0], turns: 1 },
                    { tile: "T", at: [-1, 0], turns: 3 }],
            figures: [{ player: 0, kind: "wagon", at: [0, 0], feature: "road-ew" }] }));
        verify(sandboxController.open(TestFolder.file("wagon.position.json")));
    }
    /// Saves a game and writes some other files next to it. Closes the table.
    function leave() {
        verify(table.files.save(TestFolder.file(folder + "/hra č.vozka")));
        TestFolder.write(folder + "/zzz.vozka", "no game");
        TestFolder.write(folder + "/notes.txt", "text");
        table.close();
    }
}
