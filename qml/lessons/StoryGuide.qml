// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a story tells, what the reader is to do or is asked, what is said to the answer, and the way through it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property OpenStory openStory
    readonly property bool open: !root.openStory.step.answered && !root.openStory.step.playing && root.openStory.step.kind !== LessonStep.Tell
    /// There is little height: no title, and buttons without words.
    property bool tight: false
    /// The tile hangs at the pointer.
    property bool hanging: false
    /// How high its buttons are where there is little height: large letters leave the room to the words.
    readonly property int low: Math.round(36 * Math.sqrt(Theme.scale))
    readonly property bool asks: root.openStory.step.kind === LessonStep.Question

    signal restarted

    readonly property real textWidth: root.width - Theme.spacing * 3
    readonly property bool toDo: root.openStory.step.todo.length > 0 && !(root.openStory.step.answered && !root.asks)
    /// What is to be done would lie below what is in sight: it stands above the buttons, and what is told scrolls alone.
    readonly property bool pinned: root.toDo && !root.asks && todo.height < root.room * 0.7
        && root.room < sentences.height + todo.height + Theme.spacing * 2
    /// For what is told and what is to be done.
    readonly property real room: foot.y - head.y - head.height - Theme.spacing * 2

    function takeFocus(reason: int): void {
        const first = choices.itemAt(0);
        if (root.open && root.asks && first !== null)
            first.forceActiveFocus(reason);
        else
            foot.takeFocus(reason);
    }

    /// Brings what has been said last into sight.
    function reveal(): void {
        if (result.visible)
            view.reveal(result);
        if (remark.visible)
            view.reveal(remark);
    }

    objectName: "storyGuide"
    color: Theme.background
    Accessible.role: Accessible.Grouping
    Accessible.name: root.openStory.step.title

    ArrowFocus {
        id: arrows

        groups: [answers, foot]
    }
    PlacingWords {
        id: placing

        preview: root.openStory.game.preview
        hanging: root.hanging
    }
    Connections {
        property string told: ""

        // What is said to an answer is read before anything else.
        function onChanged(): void {
            const now = root.openStory.step.index + "/" + root.openStory.step.answered + "/" + root.openStory.step.remark;
            if (now !== told)
                revealing.restart();
            told = now;
        }
        target: root.openStory
    }
    Timer {
        id: revealing

        interval: 0
        onTriggered: root.reveal()
    }
    // Between the board and the words. The other edges have the lines of the menu bar and of the panel.
    Rectangle {
        objectName: "storyGuideLine"
        anchors.right: parent.right
        width: root.tight ? parent.width : 1
        height: root.tight ? 1 : parent.height
        color: Theme.line
    }
    StoryHeader {
        id: head

        x: Theme.spacing
        y: Theme.spacing
        width: parent.width - Theme.spacing * 2
        openStory: root.openStory
        tight: root.tight
        low: root.low
        onRestarted: root.restarted()
    }
    PageWheel {
        view: view
    }
    PageView {
        id: view

        // What has the focus has a frame round it.
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
            // What has just been said has its place only now.
            onPositioningComplete: revealing.restart()

            StoryResumed {
                objectName: "storyResumed"
                width: parent.width
                visible: root.openStory.step.resumed
                openStory: root.openStory
                onRestarted: root.restarted()
            }
            Text {
                id: sentences

                objectName: "storyText"
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
                visible: root.openStory.step.tilePicture.length > 0
                width: Math.round(96 * Theme.scale)
                height: visible ? width : 0
                sourceSize.width: width
                source: root.openStory.step.tilePicture
            }
            Flow {
                id: answers

                width: parent.width
                spacing: Theme.spacing / 2
                visible: root.asks
                Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)

                Repeater {
                    id: choices

                    readonly property int half: Math.floor((body.width - Theme.spacing / 2) / 2)

                    model: root.openStory.choices

                    StoryChoice {
                        id: choice

                        several: root.openStory.step.severalChoices
                        longestVerdict: root.openStory.choices.longestVerdict()
                        // Two in a line, if each has room for the longest verdict: none goes elsewhere with the answer.
                        width: several ? body.width
                             : choice.implicitWidth > choices.half ? body.width : choices.half
                        enabled: root.open
                        lit: choice.entry >= 0 && choice.entry === root.openStory.entry
                        onPicked: root.openStory.choose(choice.index)
                        onPointedAt: at => {
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
                visible: root.openStory.step.remark.length > 0
                remarks: true
                step: root.openStory.step
            }
            OverlayLegend {
                width: parent.width
                lists: root.openStory.discs
            }
            Label {
                id: result

                objectName: "storyResult"
                width: parent.width
                visible: root.openStory.step.ended && !root.openStory.step.goesOn
                font.bold: true
                text: qsTr("Finished. Right at the first attempt: %1 of %2.").arg(root.openStory.step.right).arg(root.openStory.step.asked)
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
        step: root.openStory.step
        how: root.asks || placing.going.length === 0 ? "" : placing.going.charAt(0).toUpperCase() + placing.going.slice(1) + "."
    }
    StoryFoot {
        id: foot

        x: Theme.spacing * 1.5
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing * (root.tight ? 1 : 1.5)
        width: parent.width - Theme.spacing * 3
        openStory: root.openStory
        open: root.open
        tight: root.tight
        Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)
        onRestarted: root.restarted()
    }
}
