// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The button of the start page that continues a game: it shows the board and is the only item in the accent colour.
import QtQuick
import QtTest
import Vozka
import Vozka.Models
import Vozka.Style
import Vozka.Tests

Item {
    id: root

    width: 1024
    height: 640

    Finder { id: find }
    SetUpModel { id: seats }
    GameController { id: table }
    Commands {
        id: commands

        controller: table
        atTable: false
    }
    StartPage {
        id: page

        anchors.fill: parent
        commands: commands
        version: "1.2.3"
        autosaves: table.files.autosaves
    }
    PageTest {
        property int folders: 0

        name: "Continue"
        when: windowShown

        function init(): void {
            AppSettings.language = "en";
            table.files.autosaves.folder = TestFolder.folder("continue" + ++folders);
            seats.setKind(1, SetUpModel.Person);
        }
        function cleanup(): void {
            AppSettings.theme = AppSettings.SystemTheme;
        }
        /// Plays a game of that number of choices and returns to the start page.
        function leaveGame(choices: int): void {
            verify(table.startGame(seats));
            for (let i = 0; i < choices; ++i)
                table.choose(0);
            table.close();
            drawn(page);
        }
        /// Returns the colours of some points of the picture.
        function colours(): var {
            const board = findChild(page, "continueBoard");
            tryVerify(() => board.ready);
            drawn(page);
            const picture = grabImage(page);
            const at = board.mapToItem(page, 0, 0);
            const found = [];
            for (let x = at.x + 1; x < at.x + board.width - 1; x += 4) {
                for (let y = at.y + 1; y < at.y + board.height - 1; y += 4)
                    found.push([picture.red(x, y), picture.green(x, y), picture.blue(x, y)].join());
            }
            return found;
        }
        function test_picture_showsBoard(): void {
            leaveGame(1);
            const shown = colours();
            verify(shown.filter(colour => colour === shown[0]).length > 20, "the table");
            verify(shown.filter(colour => colour !== shown[0]).length > 20, "tiles");
            const board = findChild(page, "continueBoard");
            const button = findChild(page, "continue");
            const at = board.mapToItem(button, 0, 0);
            verify(at.x > button.width / 2 && at.y >= 0 && at.y + board.height <= button.height, at);
        }
        function test_picture_followsList(): void {
            leaveGame(1);
            const first = colours().join();
            leaveGame(21);
            tryVerify(() => colours().join() !== first);
        }
        function test_version_isVisibleInSmallWindow(): void {
            leaveGame(1);
            const version = find.byText(page, "Version 1.2.3");
            verify(version.mapToItem(page, 0, version.height).y <= page.height);
        }
        /// Returns the visible rectangles that are filled with this colour.
        function filledWith(item: Item, colour: color): var {
            if (!item.visible || item.opacity === 0)
                return [];
            let found = item.radius !== undefined && item.border !== undefined && Qt.colorEqual(item.color, colour) ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                found = found.concat(filledWith(item.children[i], colour));
            return found;
        }
        function test_accentFill_onlyOnMainButton_data(): var {
            return [{ tag: "light", theme: AppSettings.Light }, { tag: "dark", theme: AppSettings.Dark }];
        }
        function test_accentFill_onlyOnMainButton(row: var): void {
            AppSettings.theme = row.theme;
            drawn(page);
            compare(filledWith(page, Theme.accent).length, 1, "learn to play");
            leaveGame(1);
            const filled = filledWith(page, Theme.accent);
            compare(filled.length, 1);
            compare(filled[0].parent, findChild(page, "continue"));
        }
    }
}
