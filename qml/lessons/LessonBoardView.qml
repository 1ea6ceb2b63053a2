// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of a lesson: shown, or for the figure to be tried on, or to be marked.
import QtQuick
import Vozka.Models
import Vozka.Style

BoardView {
    id: root

    required property OpenLesson openLesson
    /// Parent of the picture that is dragged.
    required property Item dragParent
    readonly property LessonBoard board: root.openLesson.board
    readonly property bool trying: root.openLesson.mode === LessonStep.Task
    readonly property bool asking: root.openLesson.mode === LessonStep.Question && !root.openLesson.step.ended

    function tap(at: point): void {
        const cell = root.cellAt(at);
        const within = root.withinCell(at);
        root.forceActiveFocus();
        if (root.trying)
            root.openLesson.dropAt(cell.x, cell.y, within);
        else if (root.asking)
            root.openLesson.toggleAt(cell.x, cell.y, within);
        else
            root.openLesson.standAt(cell.x, cell.y, within);
    }
    function pointUnder(at: point): void {
        const cell = root.cellAt(at);
        const within = root.withinCell(at);
        root.openLesson.pointAt(cell.x, cell.y, within);
        hover.over = root.openLesson.mode === LessonStep.Tell && root.openLesson.mayStandAt(cell.x, cell.y, within);
    }
    /// A number on the board: its feature is meant, not the tile below.
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
        root.camera.refit(root.extent);
    }
    function zoom(factor: real): void {
        root.camera.zoom(root.camera.centre(), factor);
    }

    title: qsTr("Board")
    tiles: root.board.tiles
    figures: root.board.figures
    lists: root.board.lists
    lit: root.board.lit
    extent: root.board.extent
    camera: LessonCamera {
        board: root.board.tiles
        viewWidth: root.width
        viewHeight: root.height
        // Of the camera, which might not have the new size yet when this item has it.
        onViewWidthChanged: root.look()
        onViewHeightChanged: root.look()
    }
    withTable: false
    animated: root.openLesson.mode !== LessonStep.Question && root.visible
    entry: root.board.entry
    growth: root.board.growth
    activeFocusOnTab: true
    onExtentChanged: {
        root.camera.following = true;
        root.look();
    }
    onTapped: at => root.tap(at)
    onPointed: entry => root.board.entry = entry
    onPicked: entry => root.tapNumber(entry)
    Accessible.focusable: true
    Keys.onLeftPressed: event => root.arrow(event, -1)
    Keys.onUpPressed: event => root.arrow(event, -1)
    Keys.onRightPressed: event => root.arrow(event, 1)
    Keys.onDownPressed: event => root.arrow(event, 1)
    Keys.onReturnPressed: event => root.pick(event)
    Keys.onEnterPressed: event => root.pick(event)
    Keys.onSpacePressed: event => root.pick(event)

    LessonPlaces {
        parent: root.above
        openLesson: root.openLesson
        cell: root.camera.cell
    }
    LessonFigure {
        id: figure

        parent: root.above
        z: 1
        openLesson: root.openLesson
        board: root
        dragParent: root.dragParent
        visible: root.trying && root.openLesson.figure.active
    }
    Binding {
        target: root.board
        property: "markSize"
        value: root.markSide / root.camera.cell
    }
    PointerTracker {
        id: hover

        property bool over: false
        property bool pointed: false

        cursorShape: hover.over ? Qt.PointingHandCursor : Qt.ArrowCursor
        onMoved: at => {
            if (figure.held)
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
    RoundButton {
        objectName: "fitLesson"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing * 1.5
        visible: !root.camera.following
        icon.name: "fit"
        text: qsTr("Show the whole board")
        keys: "0"
        onClicked: root.fitAll()
    }
    FocusRing {
        anchors.margins: Theme.spacing
        overMap: true
        shown: root.activeFocus && LastInput.byKeys
    }
}
