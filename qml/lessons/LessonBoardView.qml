// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of a lesson: shown, or for the figure to be tried on, or to be marked.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property OpenLesson openLesson
    readonly property LessonBoard board: root.openLesson.board
    readonly property rect extent: root.board.extent
    readonly property alias camera: camera
    readonly property bool trying: root.openLesson.mode === OpenLesson.Try
    readonly property bool asking: root.openLesson.mode === OpenLesson.Quiz && !root.openLesson.ended

    function tap(at: point): void {
        const cell = view.cellAt(at);
        const within = view.withinCell(at);
        root.forceActiveFocus();
        if (root.trying)
            root.openLesson.dropAt(cell.x, cell.y, within);
        else if (root.asking)
            root.openLesson.toggleAt(cell.x, cell.y, within);
        else
            root.openLesson.standAt(cell.x, cell.y, within);
    }
    function pointUnder(at: point): void {
        const cell = view.cellAt(at);
        const within = view.withinCell(at);
        root.openLesson.pointAt(cell.x, cell.y, within);
        hover.over = root.openLesson.mode === OpenLesson.Show && root.openLesson.mayStandAt(cell.x, cell.y, within);
    }
    /// A number on the board: what it stands for is meant, whatever it covers.
    function tapNumber(entry: int): void {
        root.forceActiveFocus();
        if (root.trying)
            root.openLesson.dropOnEntry(entry);
        else if (root.asking)
            root.openLesson.unmark(entry);
    }
    function arrow(event: var, by: int): void {
        event.accepted = root.trying || root.asking;
        if (event.accepted) {
            hover.pointed = false;
            root.openLesson.pointNext(by);
        }
    }
    function pick(event: var): void {
        event.accepted = root.trying || root.asking;
        if (event.accepted)
            root.openLesson.pick();
    }
    function look(): void {
        camera.refit(root.extent);
    }
    function zoomIn(): void {
        camera.zoom(camera.centre(), 1.3);
    }
    function zoomOut(): void {
        camera.zoom(camera.centre(), 1 / 1.3);
    }
    function fitAll(): void {
        camera.fit(root.extent);
    }

    activeFocusOnTab: true
    onExtentChanged: {
        camera.following = true;
        root.look();
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    Accessible.focusable: true
    Keys.onLeftPressed: event => root.arrow(event, -1)
    Keys.onUpPressed: event => root.arrow(event, -1)
    Keys.onRightPressed: event => root.arrow(event, 1)
    Keys.onDownPressed: event => root.arrow(event, 1)
    Keys.onReturnPressed: event => root.pick(event)
    Keys.onEnterPressed: event => root.pick(event)
    Keys.onSpacePressed: event => root.pick(event)

    LastInput {
        id: lastInput
    }
    LessonCamera {
        id: camera

        board: root.board.tiles
        viewWidth: root.width
        viewHeight: root.height
        // Of the camera, which need not know yet when this item's own size has changed.
        onViewWidthChanged: root.look()
        onViewHeightChanged: root.look()
    }
    BoardView {
        id: view

        anchors.fill: parent
        title: root.openLesson.title
        tiles: root.board.tiles
        figures: root.board.figures
        lists: root.board.lists
        lit: root.board.lit
        camera: camera
        withTable: false
        animated: root.openLesson.mode !== OpenLesson.Quiz && root.visible
        entry: root.board.entry
        growth: root.board.growth
        onTapped: at => root.tap(at)
        onPointed: entry => root.board.entry = entry
        onPicked: entry => root.tapNumber(entry)

        LessonPlaces {
            parent: view.above
            openLesson: root.openLesson
            cell: camera.cell
        }
        LessonFigure {
            parent: view.above
            z: 1
            openLesson: root.openLesson
            cell: camera.cell
            visible: root.trying && root.openLesson.figureLabel.length > 0
            onMoved: scene => drag.hang(scene)
            onDropped: home => drag.drop(home)
        }
    }
    Binding {
        target: root.board
        property: "markSize"
        value: view.markSide / camera.cell
    }
    PointerTracker {
        id: hover

        property bool over: false
        property bool pointed: false

        cursorShape: hover.over ? Qt.PointingHandCursor : Qt.ArrowCursor
        onMoved: at => {
            if (drag.held)
                return;
            hover.pointed = true;
            root.pointUnder(at);
        }
        onHoveredChanged: {
            // What the keyboard points at stays.
            if (!hover.hovered && hover.pointed)
                root.openLesson.pointAway();
            hover.pointed = hover.hovered;
        }
    }
    LessonDrag {
        id: drag

        anchors.fill: parent
        z: 100
        openLesson: root.openLesson
        board: view
        onPointed: at => root.pointUnder(at)
    }
    // Also for whoever has only a mouse.
    RoundButton {
        objectName: "fitLesson"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing * 1.5
        visible: !camera.following
        icon.name: "fit"
        text: qsTr("Show the whole board")
        keys: "0"
        onClicked: root.fitAll()
    }
    FocusRing {
        anchors.margins: Theme.spacing
        overMap: true
        shown: root.activeFocus && lastInput.byKeys
    }
}
