// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with a game of two, and ways to get at what lies on it.
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
    /// The marker of the first cell for which the test holds.
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
    /// The line of the log, brought into sight.
    function logLine(row: int): Item {
        const log = item("log");
        // It goes to its end when it has got new lines, which may be yet to come.
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
        // Whatever the test before was about, and however it ended.
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
