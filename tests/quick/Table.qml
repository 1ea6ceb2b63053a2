// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of tests with a table and a game of two players.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

PageTest {
    id: root

    readonly property alias controller: controller
    readonly property alias page: page
    readonly property Item board: findChild(page, "board")

    function item(name: string): Item {
        return findChild(page, name);
    }
    function tiles(): int {
        return controller.board.rowCount();
    }
    function figures(): int {
        return controller.figures.rowCount();
    }
    /// Returns the marker of the first cell that passes the test; null if none.
    function findCell(test: var): Item {
        for (let y = -6; y <= 6; ++y) {
            for (let x = -6; x <= 6; ++x) {
                const marker = item("cell:" + x + "," + y);
                if (marker && marker.choice.target === Choice.Tile && test(marker))
                    return marker;
            }
        }
        return null;
    }
    function fittingCell(): Item {
        return findCell(marker => marker.fits);
    }
    function findHandle(): Item {
        for (let row = 0; row < controller.choices.rowCount(); ++row) {
            const handle = item("choice:" + row);
            if (handle && handle.visible)
                return handle;
        }
        return null;
    }
    function middle(of: Item): point {
        return of.mapToItem(page, of.width / 2, of.height / 2);
    }
    function moveTo(from: point, to: point): void {
        for (let i = 1; i <= 8; ++i)
            mouseMove(page, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 5);
    }
    function drag(from: Item, to: point): void {
        const start = middle(from);
        mousePress(page, start.x, start.y);
        moveTo(start, to);
        mouseRelease(page, to.x, to.y);
    }
    function clickAt(at: point): void {
        mouseClick(page, at.x, at.y);
    }
    function placeByClicks(): void {
        const before = tiles();
        clickAt(middle(fittingCell()));
        tryCompare(controller.preview, "active", true);
        tap(item("confirmPreview"));
        tryVerify(() => tiles() > before);
        drawn(page);
    }
    /// Scrolls the log to the line and returns it.
    function logLine(row: int): Item {
        const log = item("log");
        // The log scrolls to its end when it gets new lines, perhaps later than this call.
        tryVerify(() => {
            log.following = false;
            log.positionViewAtIndex(row, ListView.Center);
            drawn(page);
            return item("logLine:" + row) !== null;
        });
        return item("logLine:" + row);
    }
    function settle(): void {
        page.view.fitAll();
        drawn(page);
    }

    width: 1280
    height: 760
    when: windowShown
    visible: true

    function init(): void {
        // Reset what an earlier or failed test has changed.
        AppSettings.language = "en";
        AppSettings.textScale = 100;
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.confirmation = AppSettings.NeverConfirm;
        AppSettings.secondClickPlaces = false;
        AppSettings.markFits = AppSettings.markOtherTurns = AppSettings.markFeatures = true;
        verify(controller.files.open(Qt.resolvedUrl("two_players.vozka")));
        page.forceActiveFocus();
        settle();
    }
    function cleanup(): void {
        controller.close();
    }

    GameController {
        id: controller
    }
    TablePage {
        id: page

        anchors.fill: parent
        controller: controller
    }
}
