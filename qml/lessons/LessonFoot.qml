// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Buttons of a lesson: steps in Show, restart in Try, check in Quiz, and the next example.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property OpenLesson openLesson
    readonly property bool showing: root.openLesson.mode === LessonStep.Text
    readonly property bool inQuiz: root.openLesson.mode === LessonStep.Question
    /// Item that gets the focus after a change of the mode or of the lesson.
    required property Item boardView
    readonly property bool ended: root.openLesson.step.ended
    /// Title of the highlighted feature. If none is highlighted: the number of marked features, or what the player
    /// can do.
    readonly property string about: root.openLesson.hoveredTitle.length > 0 ? root.openLesson.hoveredTitle
                                  : root.ended ? "" : root.inQuiz ? qsTr("%n marked", "", root.openLesson.board.lists.count)
                                  : qsTr("Drop the figure beside the board to return it to the supply.")
    readonly property string best: root.inQuiz && root.openLesson.step.best.length > 0 ? qsTr("Best: %1").arg(root.openLesson.step.best) : ""

    function act(): void {
        if (root.inQuiz && !root.ended) {
            root.openLesson.check();
        } else if (!root.showing) {
            root.openLesson.reset();
        } else if (!root.ended) {
            root.openLesson.next();
        } else {
            root.openLesson.mode = LessonStep.Task;
            root.boardView.forceActiveFocus();
        }
    }

    spacing: Theme.spacing / 2

    // A Row sets its height after its children have their heights. A binding to their heights would be evaluated too
    // early.
    Row {
        id: row

        /// Width of both arrows and the space after them.
        readonly property int arrows: root.showing ? first.width + back.width + 2 * row.spacing : 0

        width: root.width
        spacing: Theme.spacing / 2

        ToolButton {
            id: first

            anchors.verticalCenter: parent.verticalCenter
            visible: root.showing
            icon.name: "first"
            text: qsTr("From the beginning")
            keys: qsTr("Home", "key")
            enabled: root.openLesson.step.index > 0
            onClicked: root.openLesson.first()
        }
        ToolButton {
            id: back

            anchors.verticalCenter: parent.verticalCenter
            visible: root.showing
            icon.name: "previous"
            text: qsTr("One step back")
            keys: "←"
            enabled: root.openLesson.step.index > 0
            onClicked: root.openLesson.back()
        }
        DimLabel {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: root.width - row.arrows - action.width - row.spacing
            horizontalAlignment: root.showing ? Text.AlignHCenter : Text.AlignLeft
            font.pixelSize: Theme.smallSize + 1
            //: Of the steps of a lesson: "3 of 13".
            text: root.showing ? qsTr("%1 of %2").arg(root.openLesson.step.index + 1).arg(root.openLesson.step.count)
                : root.about.length > 0 && root.best.length > 0 ? root.about + "\n" + root.best : root.about + root.best
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            Announcement {
                text: !root.visible ? "" : root.showing ? root.openLesson.board.entryLabel : root.openLesson.hoveredTitle
            }
        }
        Button {
            id: action

            objectName: root.showing ? "nextLessonStep" : !root.inQuiz ? "restartLessonTask" : root.ended ? "repeatQuiz" : "quizCheck"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.showing ? root.width - row.arrows - Math.ceil(steps.advanceWidth) - row.spacing
                                                        : root.width * 0.6)
            highlighted: root.showing || (root.inQuiz ? !root.ended || root.openLesson.step.next.length === 0 : root.ended)
            icon.name: root.showing ? "next" : root.inQuiz && !root.ended ? "check" : "undo"
            text: root.showing ? (root.ended ? qsTr("Now try it") : qsTr("Next step"))
                : !root.inQuiz ? qsTr("Start again") : root.ended ? qsTr("Try again") : qsTr("Check")
            enabled: root.showing || root.inQuiz || root.openLesson.step.remark.length > 0
            tip: root.showing || root.inQuiz ? "" : qsTr("%1 (%2)", "a command and its key").arg(text).arg("R")
            onClicked: root.act()
        }
    }
    TextMetrics {
        id: steps

        font: words.font
        text: root.showing ? words.text : ""
    }
    LessonNext {
        anchors.right: parent.right
        width: Math.min(implicitWidth, parent.width)
        visible: root.ended && root.openLesson.step.next.length > 0
        highlighted: root.inQuiz
        openLesson: root.openLesson
        onClicked: root.boardView.forceActiveFocus()
    }
}
