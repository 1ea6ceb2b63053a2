// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A turn that moves a ferry and then puts a figure into a place off the board, by keyboard.
import QtQuick
import QtTest
import Vozka.Models
import Vozka.Tests

Table {
    id: root

    name: "Areas"

    function focused(): Item {
        return root.Window.activeFocusItem;
    }
    function isOffer(): bool {
        return focused() !== null && focused().objectName === "areaOffer";
    }
    function openGame(): void {
        verify(controller.files.open(Qt.resolvedUrl("quarter.vozka")));
        page.forceActiveFocus();
        settle();
    }

    Finder {
        id: finder
    }

    function test_ferryOffers_haveRotationOfFerry(): void {
        openGame();
        const angles = finder.having(page, "isDot").filter(each => each.visible && !each.refused).map(each => each.choice.angle);
        compare(angles.length, 2);
        verify(angles[0] !== angles[1]);
    }
    function test_offers_getFocusByKeyboard(): void {
        openGame();
        verify(item("noFigure").width > 200);
        board.forceActiveFocus();
        keyClick(Qt.Key_Right);
        tryVerify(() => focused().objectName.startsWith("choice:"));
        keyClick(Qt.Key_Return);
        tryVerify(() => isOffer());
        const first = focused();
        keyClick(Qt.Key_Right);
        verify(isOffer() && focused() !== first);
        keyClick(Qt.Key_Left);
        compare(focused(), first);
        const before = controller.decisions;
        keyClick(Qt.Key_Return);
        tryVerify(() => controller.decisions > before);
        compare(controller.prompt.kind, Prompt.Choose);
        tryVerify(() => isOffer());
        keyClick(Qt.Key_Return);
        tryVerify(() => controller.prompt.kind === Prompt.Place);
    }
}
