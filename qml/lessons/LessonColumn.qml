// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Column of a lesson with title, modes, editions, task, texts and buttons.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    required property Item boardView
    readonly property LessonBoard board: root.openLesson.board
    // Below a button, its tool tip would cover the next one.
    readonly property bool toolTipsBeside: root.fixed
    /// Least height at which some lines of the texts are visible.
    readonly property int needed: above.height + below.height + Math.round(220 * Theme.scale) + Theme.spacing * 6

    /// True if the column is next to the board. False if it is below the board and scrolls with the page.
    property bool fixed: true
    /// True if the height is too small for a fixed legend below the texts. The legend then scrolls with them.
    readonly property bool compact: root.fixed
        && root.height - above.height - foot.height - Theme.spacing * 6 - 1 < 300 * Theme.scale

    signal rulesRequested

    Rectangle {
        anchors.fill: parent
        color: Theme.card

        Rectangle {
            objectName: "lessonColumnLine"
            width: root.fixed ? 1 : parent.width
            height: root.fixed ? parent.height : 1
            color: Theme.line
        }
    }
    Column {
        id: above

        x: Theme.spacing * 1.5
        y: Theme.spacing
        width: parent.width - Theme.spacing * 3
        spacing: Theme.spacing

        LessonHeader {
            width: parent.width
            narrow: true
            compareName: "lessonCompare"
            openLesson: root.openLesson
            onRulesRequested: root.rulesRequested()
        }
        // In one row if there is enough width.
        Flow {
            width: parent.width
            spacing: Theme.spacing

            SegmentedControl {
                label: qsTr("What to do")
                choices: [qsTr("Show"), qsTr("Try"), qsTr("Quiz")]
                chosen: root.openLesson.mode
                onPicked: choice => root.openLesson.mode = choice
            }
            SegmentedControl {
                label: qsTr("Edition")
                choices: [qsTr("Classic"), qsTr("New")]
                chosen: root.openLesson.edition - Editions.Classic
                onPicked: choice => root.openLesson.edition = choice + Editions.Classic
            }
        }
        NextPlaceRow {
            width: parent.width
            visible: root.openLesson.placeFeet.length > 1
            openLesson: root.openLesson
        }
        Line { width: parent.width }
        LessonNote {
            objectName: "lessonTodo"
            width: parent.width
            visible: text.length > 0 && (root.openLesson.step.remark.length === 0 || root.openLesson.step.remarkKind === LessonStep.Advice)
            step: root.openLesson.step
            details: root.openLesson.mode !== LessonStep.Question ? ""
                : root.openLesson.edition === Editions.Classic
                    ? qsTr("One click marks the whole road, city or monastery.")
                    : qsTr("One click marks the part of a feature in range, or the part out of range.")
        }
        LessonNote {
            width: parent.width
            visible: root.openLesson.step.remark.length > 0
            remarks: true
            step: root.openLesson.step
        }
    }
    OverlayEntries {
        objectName: "lessonEntries"
        anchors.top: above.bottom
        anchors.topMargin: Theme.spacing / 2
        anchors.bottom: below.top
        anchors.bottomMargin: Theme.spacing / 2
        x: Theme.spacing
        width: parent.width - Theme.spacing * 2.5
        lists: root.board.lists
        entry: root.board.entry
        withLegend: root.compact
        onEntryHovered: entry => root.board.entry = entry
    }
    Column {
        id: below

        x: Theme.spacing * 1.5
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        width: parent.width - Theme.spacing * 3
        spacing: Theme.spacing

        OverlayLegend {
            objectName: "lessonLegend"
            width: parent.width
            visible: !root.compact && count > 0
            lists: root.board.lists
        }
        Line { width: parent.width }
        LessonFoot {
            id: foot

            width: parent.width
            openLesson: root.openLesson
            boardView: root.boardView
        }
    }
}
