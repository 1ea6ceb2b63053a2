// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The start page: its buttons, its switches, and all of it by keyboard alone.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Item {
    id: root

    width: 1024
    height: 640

    Finder { id: find }
    StartPage {
        id: page

        anchors.fill: parent
        version: "1.2.3"
    }
    SignalSpy {
        id: newGame

        target: page
        signalName: "newGame"
    }
    SignalSpy {
        id: open

        target: page
        signalName: "open"
    }
    TestCase {
        name: "StartPage"
        when: windowShown

        function init() {
            AppSettings.language = AppSettings.English;
            AppSettings.theme = AppSettings.Light;
            newGame.clear();
            open.clear();
            page.forceActiveFocus();
        }

        function test_enterBeginsANewGame() {
            keyClick(Qt.Key_Return);
            compare(newGame.count, 1);
        }
        function test_tabAndSpaceOpen() {
            find.byText(page, "New game").forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Space);
            compare(open.count, 1);
        }
        function test_versionIsShown() {
            verify(find.byText(page, "Version 1.2.3"));
        }
        function test_languageIsSwitchedAtOnce() {
            mouseClick(find.byText(page, "Čeština"));
            compare(AppSettings.language, AppSettings.Czech);
            verify(find.byText(page, "Nová hra"));
            mouseClick(find.byText(page, "English"));
            verify(find.byText(page, "New game"));
        }
        function test_themeIsSwitchedAtOnce() {
            const light = String(Theme.background);
            mouseClick(find.byText(page, "Dark"));
            verify(Theme.dark);
            verify(String(Theme.background) !== light);
        }
        function test_nothingIsCutOff() {
            for (const item of find.having(page, "text")) {
                if (!item.visible || item.text === "")
                    continue;
                const corner = item.mapToItem(page, item.width, item.height);
                verify(corner.x <= page.width && corner.y <= page.height, item.text);
            }
        }
    }
}
