// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Buttons of a story: help with the task or question, and steps through the story.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Grid {
    id: root

    required property OpenStory openStory
    readonly property lessonStep step: root.openStory.step
    /// True while a task or a question is open.
    required property bool open
    /// True if all buttons are in one row.
    property bool compact: false
    readonly property int side: Math.floor((width - (columns - 1) * spacing) / columns)

    /// Focuses the button that continues the story.
    function takeFocus(reason: int): void {
        if (root.step.ended)
            finish.forceActiveFocus(reason);
        else
            continueButton.forceActiveFocus(reason);
    }

    /// Button with an equal share of its row. If its text does not fit, only the icon is shown, and the text is in the
    /// tool tip.
    component StoryButton: Button {
        id: button

        readonly property bool hasText: !root.compact
            || button.width >= letters.advanceWidth(button.text) + Math.round(20 * Theme.scale) + Theme.spacing * 2.5

        width: root.side
        height: root.compact ? Math.round(40 * Math.sqrt(Theme.scale)) : implicitHeight
        leftPadding: Theme.spacing / 2
        rightPadding: Theme.spacing / 2
        tip: button.hasText ? "" : button.text
        contentItem: IconLabel {
            symbol: button.icon.name
            text: button.hasText ? button.text : ""
            colour: button.ink
            font: button.font
            gap: Theme.spacing / 2
        }

        FontMetrics {
            id: letters

            font: button.font
        }
    }

    columns: root.compact ? Math.max(2, Math.min(4, root.visibleChildren.length)) : 2
    spacing: Theme.spacing

    StoryButton {
        objectName: "storyHint"
        visible: root.open && root.step.hintAvailable
        icon.name: "hint"
        text: qsTr("Hint")
        onClicked: root.openStory.showHint()
    }
    StoryButton {
        objectName: "storyCheck"
        visible: root.open && root.step.severalChoices
        highlighted: true
        icon.name: "check"
        text: qsTr("Check")
        onClicked: root.openStory.check()
    }
    Item {
        width: root.side
        height: 1
        visible: root.open && !root.step.hintAvailable && !root.step.severalChoices
    }
    StoryButton {
        objectName: "storyShowMe"
        visible: root.open
        icon.name: "info"
        text: qsTr("Show me")
        onClicked: root.openStory.showMe()
    }
    StoryButton {
        objectName: "storyBack"
        icon.name: "previous"
        text: qsTr("Back", "to the step before")
        enabled: root.step.index > 0
        onClicked: root.openStory.back()
    }
    StoryButton {
        id: continueButton

        objectName: "storyNext"
        visible: !root.step.ended
        highlighted: root.step.canContinue
        icon.name: "next"
        text: qsTr("Next", "the next step")
        enabled: root.step.canContinue || root.step.playing
        onClicked: root.openStory.next()
    }
    StoryButton {
        id: finish

        objectName: "storyFinish"
        visible: root.step.ended
        highlighted: true
        icon.name: root.step.continuesAsGame ? "new-game" : "next"
        text: root.step.continuesAsGame ? qsTr("Play") : root.step.next.length > 0 ? qsTr("Next lesson") : qsTr("To the lessons")
        onClicked: {
            if (root.step.continuesAsGame)
                Navigator.playStory();
            else if (root.step.next.length === 0)
                Navigator.show(Navigator.Lessons);
            else
                root.openStory.open(root.step.next);
        }
    }
}
