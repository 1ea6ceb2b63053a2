// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story: the table on which it is played, and beside it, or below the board where there is little room, what is
// told, asked and answered.
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property OpenStory openStory
    /// Beside the board, both columns leave too little of it.
    readonly property bool stacked: root.width - root.guideWidth - root.panelWidth < 400
    /// That of the table's own panel where the table has the whole width.
    readonly property int panelWidth: Math.round(Math.max(272, Math.min(340, root.width * 0.235)) * (0.4 + 0.6 * Theme.scale))
    readonly property int guideWidth: Math.round(Math.max(280, Math.min(360, root.width * 0.27)) * (0.4 + 0.6 * Theme.scale))

    readonly property alias view: table.view
    readonly property bool explaining: root.openStory.game.overlays.kind !== Overlays.None

    /// The focus is where the next thing is to be done.
    function begin(): void {
        settling.restart();
    }

    // A page that fades in is begun before it is seen.
    onVisibleChanged: {
        if (root.visible)
            settling.restart();
    }
    // An overlay that goes had the focus.
    onExplainingChanged: {
        if (!root.explaining)
            settling.restart();
    }
    // What a page above them does not take.
    Keys.onPressed: event => {
        const way = { [Qt.Key_PageDown]: 1, [Qt.Key_PageUp]: -1, [Qt.Key_H]: 2 }[event.key];
        event.accepted = way !== undefined;
        if (way === 1)
            root.openStory.next();
        else if (way === -1)
            root.openStory.back();
        else if (way === 2)
            root.openStory.showHint();
    }
    Keys.onEscapePressed: Navigator.back()

    TablePage {
        id: table

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: root.stacked ? parent.left : guide.right
        anchors.right: parent.right
        // It takes the focus when something is to be done on it.
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
        // While something is to be done on the board, a click means what lies below.
        pickable: root.openStory.step.kind === LessonStep.Question
        onPointedAt: (entry, at) => {
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
        tight: root.stacked
        hanging: table.tileHangs
        onRestarted: root.begin()
    }
    Binding {
        target: root.openStory
        property: "pause"
        value: 700 * Theme.pace
    }
    Connections {
        property string told: ""

        // Another step, or it is answered: the keyboard goes on there.
        function onChanged(): void {
            const now = root.openStory.step.id + "/" + root.openStory.step.index + "/" + root.openStory.step.answered + "/" + root.openStory.step.playing;
            if (now !== told && !root.openStory.step.playing)
                settling.restart();
            told = now;
        }
        target: root.openStory
    }
    Timer {
        id: settling

        // Once all has its place.
        interval: 0
        onTriggered: {
            if (!root.visible || !root.activeFocus)
                return;
            const reason = LastInput.byKeys ? Qt.TabFocusReason : Qt.OtherFocusReason;
            if (root.openStory.step.kind === LessonStep.Task && !root.openStory.step.answered)
                table.begin();
            else
                guide.takeFocus(reason);
        }
    }
}
