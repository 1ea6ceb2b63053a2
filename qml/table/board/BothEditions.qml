// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Zooms and moves the view of a board. During a comparison, shows the boards of both editions over it, and zooms and
// moves these instead.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Repeater {
    id: root

    required property GameController controller
    required property BoardView board
    required property real topMargin
    readonly property Overlays overlays: root.controller.overlays
    readonly property bool compared: root.overlays.kind === Overlays.Compare && root.overlays.sideBySide
                                  && root.overlays.hasChosen

    /// Returns the camera of the visible board or boards.
    function camera(): Camera {
        const boards = root.itemAt(0) as SideBoards;
        return boards !== null ? boards.camera : root.board.camera;
    }
    function zoom(factor: real): void {
        const camera = root.camera();
        camera.zoom(camera.centre(), factor);
    }
    function zoomIn(): void {
        root.zoom(1.3);
    }
    function zoomOut(): void {
        root.zoom(1 / 1.3);
    }
    function fitAll(): void {
        root.camera().fit(root.board.extent);
    }
    function showPlace(place: point): void {
        root.camera().reveal(Qt.rect(place.x - 0.5, place.y - 0.5, 1, 1), 0);
    }

    model: root.compared ? 1 : 0

    SideBoards {
        x: root.board.x
        y: root.board.y
        width: root.board.width
        height: root.board.height
        controller: root.controller
        topMargin: root.topMargin
    }
}
