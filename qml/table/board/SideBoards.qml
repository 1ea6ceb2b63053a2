// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The boards of both editions side by side, each with its answer. They move and zoom together.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property real topMargin
    readonly property Overlays overlays: root.controller.overlays
    readonly property alias camera: camera

    objectName: "sideBoards"
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    Component.onCompleted: later.restart()

    Timer {
        id: later

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
    SideBoard {
        id: classic

        objectName: "sideClassic"
        y: root.topMargin
        width: Math.floor((parent.width - 1) / 2)
        height: parent.height - root.topMargin
        tiles: root.controller.board
        figures: root.controller.figures
        lists: root.overlays.classic
        onCellChosen: (x, y, within) => root.overlays.chooseAt(x, y, within)
        onEntryHovered: entry => classic.entry = entry
        camera: camera
        symbol: "edition-c1"
        title: qsTr("Classic edition")
    }
    Line {
        x: classic.width
        y: root.topMargin
        height: parent.height
    }
    SideBoard {
        id: modern

        objectName: "sideNew"
        x: classic.width + 1
        y: root.topMargin
        width: parent.width - x
        height: parent.height - root.topMargin
        tiles: root.controller.board
        figures: root.controller.figures
        lists: root.overlays.modern
        onCellChosen: (x, y, within) => root.overlays.chooseAt(x, y, within)
        onEntryHovered: entry => modern.entry = entry
        camera: camera
        symbol: "edition-c2"
        title: qsTr("New edition")
    }
}
