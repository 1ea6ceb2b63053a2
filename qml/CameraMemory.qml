// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Saves the view of the board, and restores it if the same game is opened next.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property Camera camera
    required property GameController controller
    required property WindowMemory memory

    function remember(): void {
        saveTimer.stop();
        const middle = root.camera.boardPoint(root.camera.centre());
        root.memory.rememberView(root.controller.files.autosaveName, root.camera.following ? 0 : root.camera.size, middle);
    }
    function restore(): void {
        const cell = root.memory.cellOf(root.controller.files.autosaveName);
        if (cell <= 0)
            return;
        const middle = root.memory.middleOf(root.controller.files.autosaveName);
        root.camera.animated = false;
        root.camera.hold(root.camera.centre());
        root.camera.following = false;
        root.camera.look(middle.x, middle.y, Math.max(root.camera.smallest, Math.min(root.camera.largest, cell)));
        root.camera.animated = true;
    }

    Timer {
        id: saveTimer

        interval: 500
        onTriggered: root.remember()
    }
    Connections {
        function onXChanged(): void { saveTimer.restart(); }
        function onYChanged(): void { saveTimer.restart(); }
        function onCellChanged(): void { saveTimer.restart(); }
        target: root.camera
    }
}
