// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions for gestures in the sandbox. tst_gestures.qml uses them.
import QtQuick
import Vozka
import Vozka.Models

QtObject {
    id: root

    required property SandboxPage page
    required property SandboxController sandboxController
    required property var test
    readonly property Item board: root.page.board
    readonly property bool refusesOutside: false

    function begin(): void {
        root.sandboxController.clearHandAndSelection();
        root.sandboxController.clear();
        root.page.showsTiles = true;
        root.test.item("sandboxRefusal").hide();
        root.test.tap(root.tileOf("d"));
        root.test.clickAt(root.test.at(0.5, 0.5));
        root.test.compare(root.tiles(), 1);
        root.test.keyClick(Qt.Key_Escape);
    }
    function beginWithFigure(): void {
        root.test.verify(root.sandboxController.open(Qt.resolvedUrl("road.position.json")));
    }
    function end(): void {
        root.sandboxController.clearHandAndSelection();
        root.sandboxController.clear();
    }
    function tileOf(picture: string): Item {
        const model = root.sandboxController.palette;
        let row = 0;
        while (!String(model.data(model.index(row, 0), Qt.UserRole + 1)).startsWith("image://tile/" + picture + "/"))
            ++row;
        root.test.item("tilePalette").positionViewAtIndex(row, GridView.Center);
        root.test.drawn(root.page);
        return root.test.item("kind:" + row);
    }
    function tile(): Item {
        return root.tileOf("v");
    }
    function figure(): Item {
        return root.test.item("trayFigure:0");
    }
    function cell(fits: bool): point {
        return fits ? root.test.at(1.5, 0.5) : root.test.at(0.5, -0.5);
    }
    function figurePlace(allowed: bool): point {
        return allowed ? root.test.at(0.5, 0.55) : Qt.point(root.board.x + 40, root.page.height - 60);
    }
    function outside(): point {
        return Qt.point(root.page.width - 30, root.page.height - 30);
    }
    function tiles(): int {
        return root.sandboxController.table.board.rowCount();
    }
    function figures(): int {
        return root.sandboxController.table.figures.rowCount();
    }
    function turns(): int {
        return root.sandboxController.handTurns;
    }
    function reason(): string {
        return root.test.item("sandboxRefusal").shown ? root.test.item("sandboxRefusal").message : "";
    }
    function picked(): string {
        return root.sandboxController.filtered ? root.sandboxController.selectedX + "," + root.sandboxController.selectedY : "";
    }
    function focused(): string {
        return root.sandboxController.selectedX + "," + root.sandboxController.selectedY;
    }
    function focus(): void {
        root.board.forceActiveFocus();
        // The tile, then the cell above it.
        root.test.keyClick(Qt.Key_Up);
        root.test.keyClick(Qt.Key_Up);
    }
    function done(): bool {
        return root.test.item("tilePalette").activeFocus;
    }
    function handleEscape(): bool {
        return root.sandboxController.handRow < 0;
    }
    function hold(): void {
        root.test.tap(root.tile());
        root.test.verify(root.sandboxController.handRow >= 0);
    }
}
