// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The boards of both editions side by side, each with its answer. They move and zoom together.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property real topMargin
    readonly property Overlays overlays: root.controller.overlays
    readonly property alias camera: camera

    component EditionBoard: SideBoard {
        id: side

        y: root.topMargin
        height: root.height - root.topMargin
        tiles: root.controller.board
        figures: root.controller.figures
        camera: root.camera
        onCellChosen: (x, y, within) => root.overlays.chooseAt(x, y, within)
        onEntryHovered: entry => side.entry = entry
    }

    objectName: "sideBoards"
    onWidthChanged: refitTimer.restart()
    onHeightChanged: refitTimer.restart()
    Component.onCompleted: refitTimer.restart()

    Timer {
        id: refitTimer

        // Runs after all sizes have changed.
        interval: 0
        onTriggered: camera.refit(root.controller.board.extent)
    }

    Camera {
        id: camera

        board: root.controller.board
        viewWidth: classic.width
        viewHeight: classic.viewHeight
    }
    Backdrop {}
    EditionBoard {
        id: classic

        objectName: "sideClassic"
        width: Math.floor((parent.width - 1) / 2)
        lists: root.overlays.classic
        symbol: "edition-c1"
        title: qsTr("Classic edition")
    }
    Line {
        x: classic.width
        y: root.topMargin
        height: parent.height
    }
    EditionBoard {
        objectName: "sideNew"
        x: classic.width + 1
        width: parent.width - x
        lists: root.overlays.modern
        symbol: "edition-c2"
        title: qsTr("New edition")
    }
}
