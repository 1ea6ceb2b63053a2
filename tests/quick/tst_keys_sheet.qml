// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of keys lists every key, scrolls with large text, and closes by key.
import QtQuick
import QtQuick.Templates as T
import QtTest
import Vozka
import Vozka.Models

Item {
    id: root

    width: 1024
    height: 640

    Finder { id: find }
    GameController { id: controller }
    Commands {
        id: commands

        controller: controller
        atTable: false
    }
    MainMenu {
        id: menus

        commands: commands
        autosaves: controller.files.autosaves
    }
    TableKeys {
        id: tableKeys

        controller: controller
        computers: null
        hints: null
        reasons: null
        board: null
        view: null
        enabled: false
    }
    KeysSheet {
        id: sheet

        keys: tableKeys
        commands: commands
        menus: menus
    }
    TestCase {
        name: "KeysSheet"
        when: windowShown

        function init() {
            AppSettings.language = "en";
            menus.make();
            sheet.open();
            tryCompare(sheet, "opened", true);
        }
        function cleanup() {
            sheet.close();
            AppSettings.textScale = 100;
        }
        function shown() {
            return find.having(sheet.contentItem, "text").map(item => item.text);
        }
        /// Returns the label of a key on the sheet.
        function named(sequence) {
            return sequence === "-" ? "−" : sequence === "=" ? "+" : sequence;
        }

        function test_sheet_listsEveryMenuShortcut() {
            let count = 0;
            for (const name in commands) {
                const action = commands[name];
                if (!(action instanceof T.Action) || !action.shortcut)
                    continue;
                ++count;
                verify(shown().includes(String(action.shortcut)), action.shortcut);
            }
            verify(count > 8);
        }
        function test_sheet_listsEveryTableKey() {
            const entries = [...tableKeys.ofGame, ...tableKeys.ofBoard, ...tableKeys.ofExplanations, ...tableKeys.anywhere];
            for (const entry of entries) {
                verify(shown().includes(entry.words), entry.words);
                for (const key of [...entry.keys, ...(entry.sequences || []).map(named)])
                    verify(shown().includes(key), key);
            }
            verify(shown().includes("?"));
        }
        function test_sheet_isTranslated() {
            AppSettings.language = "cs";
            verify(shown().includes("Otočit kartičku"));
            verify(shown().includes("Mezerník"));
        }
        function test_sheet_largeText_scrollsInWindow() {
            AppSettings.textScale = 200;
            tryVerify(() => sheet.height <= root.height && sheet.width <= root.width);
            const view = find.having(sheet.contentItem, "contentY")[0];
            verify(view.contentHeight > view.height);
            keyClick(Qt.Key_Down);
            verify(view.contentY > 0);
            for (let i = 0; i < 30; ++i)
                keyClick(Qt.Key_PageDown);
            compare(view.contentY, view.contentHeight - view.height);
        }
        function test_sheet_closes_data() {
            return [{ tag: "escape", key: Qt.Key_Escape }, { tag: "F1", key: Qt.Key_F1 },
                    { tag: "enter", key: Qt.Key_Return }, { tag: "?", key: "?" }];
        }
        function test_sheet_closes(row) {
            keyClick(row.key);
            tryCompare(sheet, "visible", false);
        }
    }
}
