// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that says how many choices are not in view, and shows the whole board. It is at the edge of the board where it
// covers the fewest choosable places, never on the last tile if that is possible.
import QtQuick
import Vozka.Models
import Vozka.Style

Button {
    id: root

    required property GameController controller
    required property BoardView board
    required property BoardLayers layers
    required property CameraController cameraController
    readonly property TableCamera camera: root.cameraController.camera
    /// Number of choices that are not in view.
    property int count: 0

    function countSoon(): void {
        counting.restart();
        settling.restart();
    }
    function moveToFreeEdge(): void {
        const last = root.board.pointOf(root.controller.board.lastCell.x, root.controller.board.lastCell.y);
        const cell = root.camera.cell;
        const left = root.board.coveredLeft + Theme.spacing * 1.5;
        const right = root.board.width - root.width - Theme.spacing * 1.5;
        const top = root.board.topMargin + Theme.spacing;
        const bottom = root.board.height - root.board.bottomMargin - root.height - Theme.spacing;
        const middle = (root.board.width - root.width) / 2;
        let least = Infinity;
        for (const [x, y] of [[middle, bottom], [left, bottom], [right, bottom], [middle, top], [left, top], [right, top]]) {
            const coversLast = last.x < x + root.width && last.x + cell > x && last.y < y + root.height && last.y + cell > y;
            const cost = root.layers.placesUnder(Qt.rect(x - root.camera.x, y - root.camera.y, root.width, root.height)) + (coversLast ? 1000 : 0);
            if (cost >= least)
                continue;
            least = cost;
            root.x = Math.round(x);
            root.y = Math.round(y);
        }
    }

    objectName: "choicesOutside"
    visible: root.count > 0 && !root.cameraController.pending && !settling.running
    onVisibleChanged: if (root.visible) root.moveToFreeEdge()
    focusPolicy: Qt.NoFocus
    icon.name: "fit"
    text: qsTr("%n choice(s) out of view", "", root.count)
    tip: qsTr("Show the whole board (%1)").arg("0")

    CameraViews {
        id: views

        table: root.controller
    }
    Timer {
        id: counting

        interval: 0
        onTriggered: root.count = root.controller.active && !root.controller.review.active ? views.choicesOutside(root.camera.seen()) : 0
    }
    Timer {
        id: settling

        // Runs while the camera moves.
        interval: 240 * Theme.pace + 20
    }
    Connections {
        function onGoalXChanged(): void { root.countSoon(); }
        function onGoalYChanged(): void { root.countSoon(); }
        function onGoalSizeChanged(): void { root.countSoon(); }
        function onHeldXChanged(): void { root.countSoon(); }
        function onHeldYChanged(): void { root.countSoon(); }
        target: root.camera
    }
    Connections {
        function onChanged(): void { root.countSoon(); }
        target: root.controller
    }
}
