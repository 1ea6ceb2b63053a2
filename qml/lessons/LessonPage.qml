// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of an example of a lesson: its board with a column of texts, or both editions side by side.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property OpenLesson openLesson
    readonly property int columnWidth: Math.round(Math.min(400 * Theme.scale, root.width))
    /// True if the column is to the right of the board, false if it is below the board.
    readonly property bool wide: root.width - root.columnWidth >= 400

    readonly property rect noticeArea: root.openLesson.comparing ? Qt.rect(0, 0, width, height)
                                                                 : Qt.rect(0, 0, board.width, board.height)
    readonly property LessonCamera camera: root.openLesson.comparing ? comparison.camera : board.camera as LessonCamera

    function begin(): void {
        board.forceActiveFocus();
    }
    function zoomIn(): void {
        root.camera.zoom(root.camera.centre(), 1.3);
    }
    function zoomOut(): void {
        root.camera.zoom(root.camera.centre(), 1 / 1.3);
    }
    function fitAll(): void {
        root.camera.fit(root.camera.extent);
    }

    Keys.onEscapePressed: Navigator.back()
    Keys.onPressed: event => {
        const lesson = root.openLesson;
        const inTextMode = lesson.mode === LessonStep.Text;
        const actions = {
            [Qt.Key_Plus]: root.zoomIn, [Qt.Key_Equal]: root.zoomIn, [Qt.Key_Minus]: root.zoomOut, [Qt.Key_0]: root.fitAll,
            [Qt.Key_PageDown]: () => lesson.openNeighbour(1), [Qt.Key_PageUp]: () => lesson.openNeighbour(-1)
        };
        if (inTextMode) {
            actions[Qt.Key_Home] = () => lesson.first();
            actions[Qt.Key_End] = () => lesson.last();
        }
        if (inTextMode && !lesson.comparing) {
            actions[Qt.Key_Right] = actions[Qt.Key_Space] = () => lesson.next();
            actions[Qt.Key_Left] = () => lesson.back();
        } else if (!lesson.comparing) {
            actions[Qt.Key_R] = () => lesson.reset();
        }
        if (event.modifiers === Qt.NoModifier)
            actions[Qt.Key_C] = () => lesson.comparing = !lesson.comparing;
        const action = actions[event.key];
        event.accepted = action !== undefined;
        if (event.accepted)
            action();
    }

    Backdrop {}
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
            onRulesRequested: rules.open()
        }
    }
    LessonSides {
        id: comparison

        anchors.fill: parent
        visible: root.openLesson.comparing
        openLesson: root.openLesson
        onRulesRequested: rules.open()
    }
    LessonRules {
        id: rules

        openLesson: root.openLesson
    }
}
