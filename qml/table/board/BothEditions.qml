// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The place of both editions' boards, over the one board: they are made when they are asked for. While they are there,
// what zooms and moves the board moves them.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Repeater {
    id: root

    required property GameController controller
    required property Item board
    required property real topMargin
    readonly property Overlays overlays: root.controller.overlays
    readonly property bool asked: root.overlays.kind === Overlays.Compare && root.overlays.sideBySide
                                  && root.overlays.asked

    /// The camera that shows what is seen.
    function cameraOr(one: Camera): Camera {
        const boards = root.itemAt(0) as SideBoards;
        return boards !== null ? boards.camera : one;
    }

    model: root.asked ? 1 : 0

    SideBoards {
        x: root.board.x
        y: root.board.y
        width: root.board.width
        height: root.board.height
        controller: root.controller
        topMargin: root.topMargin
    }
}
