// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that says how many choices are not in view, and shows the whole board.
import QtQuick
import Vozka.Models
import Vozka.Style

Button {
    id: root

    required property GameController controller
    required property CameraController cameraController
    readonly property TableCamera camera: root.cameraController.camera
    /// Number of choices that are not in view.
    property int count: 0

    function countSoon(): void {
        counting.restart();
    }

    objectName: "choicesOutside"
    visible: root.count > 0 && !root.cameraController.pending
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
    Connections {
        function onGoalXChanged(): void { root.countSoon(); }
        function onGoalYChanged(): void { root.countSoon(); }
        function onGoalSizeChanged(): void { root.countSoon(); }
        target: root.camera
    }
    Connections {
        function onChanged(): void { root.countSoon(); }
        target: root.controller
    }
}
