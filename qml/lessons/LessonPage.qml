// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An example of a lesson: its board, and beside it what is said about it; or both editions side by side.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

FocusScope {
    id: root

    required property LessonDesk desk
    readonly property int columnWidth: Math.round(Math.min(400 * Theme.scale, root.width))
    /// There is room for the board beside the words; else they stand below it.
    readonly property bool wide: root.width - root.columnWidth >= 400

    signal back
    signal ruleAsked(rule: string)

    function begin(): void {
        board.forceActiveFocus();
    }
    function zoomIn(): void {
        root.desk.comparing ? sides.zoomIn() : board.zoomIn();
    }
    function zoomOut(): void {
        root.desk.comparing ? sides.zoomOut() : board.zoomOut();
    }
    function fitAll(): void {
        root.desk.comparing ? sides.fitAll() : board.fitAll();
    }
    function step(event: var, by: int): void {
        event.accepted = root.desk.mode === LessonDesk.Show && !root.desk.comparing;
        if (event.accepted)
            by > 0 ? root.desk.next() : root.desk.back();
    }
    function reset(event: var): void {
        event.accepted = root.desk.mode !== LessonDesk.Show && !root.desk.comparing;
        if (event.accepted)
            root.desk.reset();
    }

    objectName: "lessonPage"
    Keys.onEscapePressed: root.back()
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
            root.desk.comparing = !root.desk.comparing;
            event.accepted = true;
        } else if (event.key === Qt.Key_Home && root.desk.mode === LessonDesk.Show) {
            root.desk.first();
            event.accepted = true;
        } else if (event.key === Qt.Key_End && root.desk.mode === LessonDesk.Show) {
            root.desk.last();
            event.accepted = true;
        } else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
            root.desk.openNeighbour(event.key === Qt.Key_PageDown ? 1 : -1);
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
        visible: !root.desk.comparing
        contentHeight: root.wide ? height : column.y + column.height
        clip: true

        LessonBoardView {
            id: board

            objectName: "lessonBoard"
            z: 1
            width: root.wide ? view.width - root.columnWidth : view.width
            height: root.wide ? view.height : Math.round(view.height * 0.62)
            desk: root.desk
            focus: true
        }
        LessonColumn {
            id: column

            x: root.wide ? board.width : 0
            y: root.wide ? 0 : board.height
            width: root.wide ? root.columnWidth : view.width
            height: root.wide ? view.height : Math.max(view.height, needed)
            desk: root.desk
            onBack: root.back()
            onRulesAsked: rules.open()
            onRuleAsked: rule => root.ruleAsked(rule)
        }
    }
    LessonSides {
        id: sides

        anchors.fill: parent
        visible: root.desk.comparing
        desk: root.desk
        onBack: root.back()
        onRulesAsked: rules.open()
        onRuleAsked: rule => root.ruleAsked(rule)
    }
    LessonRules {
        id: rules

        desk: root.desk
        onRuleAsked: rule => {
            rules.close();
            root.ruleAsked(rule);
        }
    }
}
