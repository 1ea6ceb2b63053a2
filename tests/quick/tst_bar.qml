// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar above the board: its text is shown whole, and its height does not change during a game.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style
import Vozka.Tests

Table {
    id: root

    name: "Bar"

    readonly property var languages: ["en", "cs", "de"]

    function openAt(file: string, width: int, height: int): void {
        root.width = width;
        root.height = height;
        verify(controller.files.open(Qt.resolvedUrl(file)));
        settle();
    }
    /// Calls `check` now and after each of `count` undone actions.
    function undoing(count: int, check: var): void {
        check();
        for (let i = 0; i < count && controller.canUndo; ++i) {
            controller.undo();
            drawn(page);
            check();
        }
    }
    function verifyWhole(): void {
        const text = item("instruction");
        const bar = item("toolbar");
        const top = text.mapToItem(bar, 0, 0).y;
        verify(!text.truncated, text.text);
        verify(text.text.indexOf("…") < 0 || text.text.indexOf(controller.prompt.text) > 0, text.text);
        verify(text.contentWidth <= text.width + 1, text.text);
        verify(top >= 0 && top + text.contentHeight <= bar.height + 1, `${text.text}: ${top} ${text.contentHeight} ${bar.height}`);
    }
    function init(): void {
        failOnWarning(/[Bb]inding loop/);
        root.width = 1280;
        root.height = 760;
    }
    function cleanup(): void {
        controller.close();
        AppSettings.language = "en";
        AppSettings.textScale = 100;
        root.width = 1280;
        root.height = 760;
    }

    function test_text_isNotElidedInSmallWindow_data(): var {
        return languages.map(language => ({ tag: language }));
    }
    function test_text_isNotElidedInSmallWindow(row: var): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.textScale = 200;
        AppSettings.language = row.tag;
        openAt("six_players.vozka", 1024, 640);
        verify(item("instruction").text.length > controller.prompt.text.length);
        undoing(12, verifyWhole);
        const bar = item("toolbar");
        verify(bar.height < root.height * 0.45, `${bar.height}`);
    }
    function test_longestInstruction_fits_data(): var {
        const rows = [];
        for (const language of languages)
            for (const size of [[1024, 640, 100], [1280, 800, 100], [1280, 800, 150], [1920, 1080, 100], [1920, 1080, 200]])
                rows.push({ tag: `${language} ${size[0]} at ${size[2]} %`, language: language, size: size });
        return rows;
    }
    /// Compares the space in the bar with each instruction of a game with nearly all sets. Small windows with large
    /// text are left out: there the bar reserves less and grows with the current text.
    function test_longestInstruction_fits(row: var): void {
        AppSettings.textScale = row.size[2];
        AppSettings.language = row.language;
        openAt("six_players.vozka", row.size[0], row.size[1]);
        const bar = item("toolbar");
        const text = item("instruction");
        const name = TextLines.widest(controller.players.names, text.font);
        verify(controller.longestInstructions.length > 10);
        for (const message of controller.longestInstructions) {
            measured.font = text.font;
            measured.width = text.width;
            measured.text = name + ": " + message;
            verify(measured.contentHeight <= bar.textHeight + 1, `${measured.text}: ${measured.contentHeight} ${bar.textHeight}`);
        }
    }
    function test_height_isConstantInGame_data(): var {
        const rows = [];
        const add = (file, language, width) => rows.push({ tag: `${file} ${language} ${width}`, language: language, width: width, file: file });
        // The game of six players has the longest instructions.
        for (const language of languages)
            for (const width of [1024, 1280, 1920, 3840])
                add("six_players.vozka", language, width);
        for (const [language, width] of [["en", 1280], ["cs", 1024], ["de", 1920]])
            for (const file of ["two_players.vozka", "tower_capture.vozka"])
                add(file, language, width);
        return rows;
    }
    function test_height_isConstantInGame(row: var): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.language = row.language;
        // Height matters only in small windows.
        openAt(row.file, row.width, Math.min(Math.round(row.width * 0.6), 800));
        const height = item("toolbar").height;
        const check = () => compare(item("toolbar").height, height, item("instruction").text);
        undoing(8, check);
        const cell = fittingCell();
        if (cell !== null) {
            controller.preview.put(cell.choice.cellX, cell.choice.cellY);
            drawn(page);
            check();
        }
    }
    function test_sounds_switchByButtonAndKey(): void {
        openAt("two_players.vozka", 1280, 760);
        const button = item("soundsButton");
        AppSettings.sounds = true;
        compare(button.icon.name, "sounds-on");
        compare(button.text, "Turn the sounds off");
        tap(button);
        verify(!AppSettings.sounds);
        compare(button.icon.name, "sounds-off");
        compare(button.text, "Turn the sounds on");
        page.forceActiveFocus();
        keyClick("s");
        verify(AppSettings.sounds);
    }
    function test_bar_hasOneLineOfButtonsInBaseGame(): void {
        openAt("two_players.vozka", 1280, 760);
        verify(!item("toolbar").narrow);
        verify(item("toolbar").height <= Theme.controlHeight + 10 + 1, item("toolbar").height);
    }
    function test_board_staysBetweenPlaceAndDeploy_data(): var {
        return languages.map(language => ({ tag: language }));
    }
    /// The board only stays if its cells are large when it is shown whole. Smaller cells are enlarged for a figure.
    function test_board_staysBetweenPlaceAndDeploy(row: var): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.language = row.tag;
        openAt("tower_build.vozka", 1280, 760);
        while (controller.prompt.kind !== Prompt.Deploy || board.camera.near)
            controller.undo();
        settle();
        const camera = board.camera;
        const before = [camera.x, camera.y, camera.cell].join();
        controller.undo();
        tryVerify(() => controller.prompt.kind === Prompt.Place);
        drawn(page);
        compare([camera.x, camera.y, camera.cell].join(), before);
        controller.redo();
        tryVerify(() => controller.prompt.kind === Prompt.Deploy);
        drawn(page);
        compare([camera.x, camera.y, camera.cell].join(), before);
    }

    Label {
        id: measured

        visible: false
    }
}
