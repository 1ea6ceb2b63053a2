// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Column with the text of a story, the task or question, the answer, and the buttons.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property OpenStory openStory
    readonly property lessonStep step: root.openStory.step
    readonly property string progress: root.step.index + "/" + root.step.answered + "/" + root.step.remark
    readonly property bool open: !root.step.answered && !root.step.playing && root.step.kind !== LessonStep.Text
    /// True if there is little height: no title, and all buttons in one row.
    property bool compact: false
    property bool dragging: false
    readonly property bool hasQuestion: root.step.kind === LessonStep.Question
    readonly property real textWidth: root.width - Theme.spacing * 3
    readonly property bool toDo: root.step.todo.length > 0 && !(root.step.answered && !root.hasQuestion)
    /// True if the task is above the buttons and does not scroll, because it would not be visible below the text.
    readonly property bool pinned: root.toDo && !root.hasQuestion && todo.height < root.room * 0.7
        && root.room < messages.height + todo.height + Theme.spacing * 2
    readonly property real room: foot.y - head.y - head.height - Theme.spacing * 2

    function takeFocus(reason: int): void {
        const first = choices.itemAt(0);
        if (root.open && root.hasQuestion && first !== null)
            first.forceActiveFocus(reason);
        else
            foot.takeFocus(reason);
    }

    /// Scrolls to the result, and to the message about the answer, if they are visible.
    function reveal(): void {
        if (result.visible)
            view.reveal(result);
        if (remark.visible)
            view.reveal(remark);
    }

    onProgressChanged: revealing.restart()
    objectName: "storyGuide"
    color: Theme.background
    Accessible.role: Accessible.Grouping
    Accessible.name: root.step.title

    ArrowFocus {
        id: arrows

        groups: [answers, foot]
    }
    PlacementHint {
        id: placing

        preview: root.openStory.game.preview
        dragging: root.dragging
    }
    Timer {
        id: revealing

        interval: 0
        onTriggered: root.reveal()
    }
    // Line to the board. The menu bar and the panel draw the lines at the other edges.
    Rectangle {
        objectName: "storyGuideLine"
        anchors.right: parent.right
        width: root.compact ? parent.width : 1
        height: root.compact ? 1 : parent.height
        color: Theme.line
    }
    StoryHeader {
        id: head

        x: Theme.spacing
        y: Theme.spacing
        width: parent.width - Theme.spacing * 2
        openStory: root.openStory
        compact: root.compact
    }
    PageWheel { view: view }
    PageView {
        id: view

        readonly property int frame: 4

        objectName: "storyView"
        anchors.top: head.bottom
        anchors.topMargin: Theme.spacing
        anchors.bottom: root.pinned ? todo.top : foot.top
        anchors.bottomMargin: Theme.spacing / 2
        x: Theme.spacing * 1.5 - frame
        width: parent.width - x
        contentHeight: body.height + frame * 2
        clip: true

        Column {
            id: body

            x: view.frame
            y: view.frame
            width: root.textWidth
            spacing: Theme.spacing * 1.25
            onPositioningComplete: revealing.restart()

            Flow {
                objectName: "storyResumed"
                width: parent.width
                visible: root.step.resumed
                spacing: Theme.spacing
                Accessible.role: Accessible.StaticText
                Accessible.name: resumed.text

                DimLabel {
                    id: resumed

                    width: Math.min(implicitWidth, parent.width)
                    font.pixelSize: Theme.smallSize + 1
                    text: qsTr("Continues at step %1 of %2.").arg(root.step.index + 1).arg(root.step.count)
                }
                LinkButton {
                    objectName: "resumedRestart"
                    implicitHeight: resumed.height
                    symbol: ""
                    text: qsTr("From the start")
                    onClicked: root.openStory.restart()
                }
                Announcement {
                    text: root.step.resumed && root.visible ? resumed.text : ""
                }
            }
            Text {
                id: messages

                width: parent.width
                color: Theme.text
                linkColor: Theme.text
                font.pixelSize: Theme.textSize
                lineHeight: 1.15
                textFormat: Text.StyledText
                wrapMode: Text.Wrap
                text: root.openStory.text
                Accessible.role: Accessible.StaticText
                Accessible.name: root.openStory.plainText
                onLinkHovered: link => root.openStory.entry = link.length > 0 ? Number(link) : -1
                onLinkActivated: link => root.openStory.entry = Number(link)

                Announcement {
                    text: root.visible ? root.openStory.plainText : ""
                }
            }
            Item {
                id: slot

                width: parent.width
                height: todo.height
                visible: root.toDo && !root.pinned
            }
            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.step.tilePicture.length > 0
                width: Math.round(96 * Theme.scale)
                height: visible ? width : 0
                sourceSize.width: width
                source: root.step.tilePicture.length > 0 ? root.step.tilePicture + Theme.artLevel : ""
            }
            Flow {
                id: answers

                width: parent.width
                spacing: Theme.spacing / 2
                visible: root.hasQuestion
                Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)

                Repeater {
                    id: choices

                    readonly property int half: Math.floor((body.width - Theme.spacing / 2) / 2)

                    model: root.openStory.choices

                    StoryChoice {
                        id: choice

                        several: root.step.severalChoices
                        longestOutcomeText: root.openStory.choices.longestOutcomeText()
                        // Half a row if the choice fits there with the longest outcome text. If several can be marked,
                        // each has a whole row.
                        width: several ? body.width
                             : choice.implicitWidth > choices.half ? body.width : choices.half
                        enabled: root.open
                        isHighlighted: choice.entry >= 0 && choice.entry === root.openStory.entry
                        onPicked: root.openStory.choose(choice.index)
                        onHoverChanged: at => {
                            if (choice.entry >= 0)
                                root.openStory.entry = at ? choice.entry : -1;
                        }
                    }
                }
            }
            LessonNote {
                id: remark

                objectName: "storyRemark"
                width: parent.width
                visible: root.step.remark.length > 0
                remarks: true
                step: root.step
            }
            OverlayLegend {
                width: parent.width
                lists: root.openStory.discs
            }
            BoldLabel {
                id: result

                width: parent.width
                visible: root.step.ended && !root.step.continuesAsGame
                text: qsTr("Finished. Right at the first attempt: %1 of %2.").arg(root.step.right).arg(root.step.questions)
            }
        }
    }
    LessonNote {
        id: todo

        objectName: "storyTodo"
        parent: root.pinned ? root : slot
        x: root.pinned ? view.x + view.frame : 0
        y: root.pinned ? foot.y - height - Theme.spacing : 0
        width: root.textWidth
        visible: root.toDo
        step: root.step
        details: root.hasQuestion || placing.message.length === 0 ? ""
            : placing.message.charAt(0).toUpperCase() + placing.message.slice(1) + "."
    }
    StoryFoot {
        id: foot

        x: Theme.spacing * 1.5
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * (root.compact ? 1 : 1.5)
        width: parent.width - Theme.spacing * 3
        openStory: root.openStory
        open: root.open
        compact: root.compact
        Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)
    }
}
