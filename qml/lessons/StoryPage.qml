// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of a story: its table, and the guide next to the board or below it.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property OpenStory openStory
    /// True if the guide is below the board, because next to it the board would be too narrow.
    readonly property bool stacked: root.width - root.guideWidth - root.panelWidth < 400
    /// Width that the panel of the table has if the table fills the page.
    readonly property int panelWidth: Math.round(Math.max(272, Math.min(340, root.width * 0.235)) * (0.4 + 0.6 * Theme.scale))
    readonly property int guideWidth: Math.round(Math.max(280, Math.min(360, root.width * 0.27)) * (0.4 + 0.6 * Theme.scale))

    readonly property alias view: table.view
    readonly property rect noticeArea: Qt.rect(table.x + table.noticeArea.x, table.noticeArea.y,
                                               table.noticeArea.width, table.noticeArea.height)
    readonly property bool explaining: root.openStory.game.overlays.kind !== Overlays.None
    readonly property lessonStep step: root.openStory.step
    readonly property string progress: root.step.id + "/" + root.step.index + "/" + root.step.answered + "/" + root.step.playing

    function begin(): void {
        focusTimer.restart();
    }

    // `begin` can be called before the page is visible.
    onVisibleChanged: if (root.visible) focusTimer.restart()
    onProgressChanged: if (!root.step.playing) focusTimer.restart()
    // Moves the focus out of the list of the overlay, which is hidden now.
    onExplainingChanged: if (!root.explaining) focusTimer.restart()
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageDown)
            root.openStory.next();
        else if (event.key === Qt.Key_PageUp)
            root.openStory.back();
        else if (event.key === Qt.Key_H)
            root.openStory.showHint();
        else
            event.accepted = false;
    }
    Keys.onEscapePressed: Navigator.back()

    TablePage {
        id: table

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: root.stacked ? parent.left : guide.right
        anchors.right: parent.right
        // The table has the focus only in tasks.
        focus: false
        plain: true
        boardBottom: root.stacked ? guide.height : 0
        controller: root.openStory.game
        enabled: root.visible
    }
    OverlayMarks {
        objectName: "storyDiscs"
        parent: table.discLayer
        lists: root.openStory.discs
        cell: table.camera.cell
        entry: root.openStory.entry
        // In a task, clicks on the numbers reach the board below them.
        pickable: root.step.kind === LessonStep.Question
        onHoverChanged: (entry, at) => {
            if (at)
                root.openStory.entry = entry;
            else if (root.openStory.entry === entry)
                root.openStory.entry = -1;
        }
        onPicked: entry => root.openStory.chooseEntry(entry)
    }
    StoryGuide {
        id: guide

        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: root.stacked ? root.width - root.panelWidth : root.guideWidth
        height: root.stacked ? Math.round(root.height * 0.56) : root.height
        openStory: root.openStory
        compact: root.stacked
        dragging: table.tileDragged
    }
    Binding {
        target: root.openStory
        property: "pause"
        value: 700 * Theme.pace
    }
    Timer {
        id: focusTimer

        interval: 0
        onTriggered: {
            if (!root.visible || !root.activeFocus)
                return;
            const reason = LastInput.byKeys ? Qt.TabFocusReason : Qt.OtherFocusReason;
            if (root.step.kind === LessonStep.Task && !root.step.answered)
                table.begin();
            else
                guide.takeFocus(reason);
        }
    }
}
