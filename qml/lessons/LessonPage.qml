// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An example of a lesson: its board, and beside it what is said about it; or both editions side by side.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property OpenLesson openLesson
    readonly property int columnWidth: Math.round(Math.min(400 * Theme.scale, root.width))
    /// There is room for the board beside the words; else they stand below it.
    readonly property bool wide: root.width - root.columnWidth >= 400

    function begin(): void {
        board.forceActiveFocus();
    }
    function zoom(factor: real): void {
        root.openLesson.comparing ? sides.zoom(factor) : board.zoom(factor);
    }
    function zoomIn(): void {
        root.zoom(1.3);
    }
    function zoomOut(): void {
        root.zoom(1 / 1.3);
    }
    function fitAll(): void {
        root.openLesson.comparing ? sides.fitAll() : board.fitAll();
    }
    function step(event: var, by: int): void {
        event.accepted = root.openLesson.mode === LessonStep.Tell && !root.openLesson.comparing;
        if (event.accepted)
            by > 0 ? root.openLesson.next() : root.openLesson.back();
    }
    function reset(event: var): void {
        event.accepted = root.openLesson.mode !== LessonStep.Tell && !root.openLesson.comparing;
        if (event.accepted)
            root.openLesson.reset();
    }

    objectName: "lessonPage"
    Keys.onEscapePressed: Navigator.back()
    Keys.onRightPressed: event => root.step(event, 1)
    Keys.onSpacePressed: event => root.step(event, 1)
    Keys.onLeftPressed: event => root.step(event, -1)
    Keys.onPressed: event => {
        const looks = { [Qt.Key_Plus]: root.zoomIn, [Qt.Key_Equal]: root.zoomIn, [Qt.Key_Minus]: root.zoomOut, [Qt.Key_0]: root.fitAll };
        if (looks[event.key] !== undefined) {
            looks[event.key]();
            event.accepted = true;
        } else if (event.key === Qt.Key_R)
            root.reset(event);
        else if (event.key === Qt.Key_C && event.modifiers === Qt.NoModifier) {
            root.openLesson.comparing = !root.openLesson.comparing;
            event.accepted = true;
        } else if (event.key === Qt.Key_Home && root.openLesson.mode === LessonStep.Tell) {
            root.openLesson.first();
            event.accepted = true;
        } else if (event.key === Qt.Key_End && root.openLesson.mode === LessonStep.Tell) {
            root.openLesson.last();
            event.accepted = true;
        } else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
            root.openLesson.openNeighbour(event.key === Qt.Key_PageDown ? 1 : -1);
            event.accepted = true;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }
    PageView {
        id: view

        anchors.fill: parent
        visible: !root.openLesson.comparing
        contentHeight: root.wide ? height : column.y + column.height
        clip: true

        LessonBoardView {
            id: board

            objectName: "lessonBoard"
            z: 1
            width: root.wide ? view.width - root.columnWidth : view.width
            height: root.wide ? view.height : Math.round(view.height * 0.62)
            openLesson: root.openLesson
            dragParent: root
            focus: true
        }
        LessonColumn {
            id: column

            x: root.wide ? board.width : 0
            y: root.wide ? 0 : board.height
            width: root.wide ? root.columnWidth : view.width
            height: root.wide ? view.height : Math.max(view.height, needed)
            openLesson: root.openLesson
            boardView: board
            fixed: root.wide
            onRulesAsked: rules.open()
        }
    }
    LessonSides {
        id: sides

        anchors.fill: parent
        visible: root.openLesson.comparing
        openLesson: root.openLesson
        onRulesAsked: rules.open()
    }
    LessonRules {
        id: rules

        openLesson: root.openLesson
    }
}
