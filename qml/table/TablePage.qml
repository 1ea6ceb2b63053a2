// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table: the board, the bar over it and the panel beside it.
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property GameController controller

    readonly property bool deploying: root.controller.step === GameController.Deploy
    /// Changes with every decision, so that what was said about the last one goes.
    readonly property string moment: root.controller.turnNumber + "/" + root.controller.step

    readonly property alias keys: keys

    signal resultAsked

    function pass(): void {
        if (root.deploying)
            root.controller.choose(root.controller.choices.passRow);
    }
    function zoomIn(): void {
        board.camera.zoom(board.camera.centre(), 1.3);
    }
    function zoomOut(): void {
        board.camera.zoom(board.camera.centre(), 1 / 1.3);
    }
    function fitAll(): void {
        board.fitAll();
    }

    focus: true
    onMomentChanged: banner.hide()
    // Arrows lead to the board from wherever they are not needed.
    Keys.forwardTo: [board]
    Keys.onSpacePressed: root.pass()
    Keys.onReturnPressed: board.confirm()
    Keys.onEnterPressed: board.confirm()
    Keys.onEscapePressed: {
        drag.cancel();
        root.controller.forgive();
        banner.hide();
    }

    Board {
        id: board

        anchors.left: parent.left
        anchors.right: panel.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        focus: true
        controller: root.controller
        topMargin: toolbar.y + toolbar.height
        dragging: drag.held
        giver: panel
        onRefused: verdict => banner.show(verdict.sentence)
    }
    Toolbar {
        id: toolbar

        anchors.left: board.left
        anchors.right: board.right
        anchors.margins: Theme.spacing * 1.5
        y: Theme.spacing * 1.5
        controller: root.controller
        onZoomInAsked: root.zoomIn()
        onZoomOutAsked: root.zoomOut()
        onFitAsked: root.fitAll()
        onLastAsked: board.goToLast()
    }
    SidePanel {
        id: panel

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.max(272, Math.min(340, Math.round(root.width * 0.235)))
        controller: root.controller
        tileAway: drag.tileAway
        onTileMoved: scene => drag.moveTile(scene)
        onTileDropped: home => drag.dropTile(home)
        onFigureMoved: (figure, source, scene) => drag.moveFigure(figure, source, scene)
        onFigureDropped: home => drag.dropFigure(home)
        onResultAsked: root.resultAsked()
    }
    RefusalBanner {
        id: banner

        objectName: "refusal"
        anchors.horizontalCenter: board.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * 3
        width: Math.min(implicitWidth, board.width - Theme.spacing * 4)
        onGone: root.controller.forgive()
    }
    DragLayer {
        id: drag

        anchors.fill: parent
        controller: root.controller
        board: board
    }
    Connections {
        function onChanged(): void {
            if (root.controller.step !== GameController.Deploy)
                board.pointedAt = -1;
        }
        target: root.controller
    }
    TableKeys {
        id: keys

        enabled: root.enabled && root.visible
        onTurnAsked: by => root.controller.turnHand(by)
        onPassAsked: root.pass()
        onZoomInAsked: root.zoomIn()
        onZoomOutAsked: root.zoomOut()
        onFitAsked: root.fitAll()
        onLastAsked: board.goToLast()
    }
}
