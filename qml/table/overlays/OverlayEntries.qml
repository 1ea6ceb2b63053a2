// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences of an overlay, below its legend if that is to scroll with them. The sentence that is pointed at, or
// has the focus, is lit up on the board; the one whose number is pointed at there is in sight here.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ListView {
    id: root

    required property OverlayLists lists
    /// The entry that is pointed at, here or on the board, -1 for none.
    required property int entry
    /// The legend stands above the sentences.
    property bool withLegend: false

    /// The rule of the sentence that has the focus, empty if none has.
    readonly property string ruleAtHand: root.activeFocus && root.currentItem !== null
        ? (root.currentItem as OverlayEntryRow).rule : ""

    signal pointed(entry: int)
    signal picked(place: point)

    function pick(row: int): void {
        root.currentIndex = row;
        if (root.currentItem !== null)
            root.picked((root.currentItem as OverlayEntryRow).place);
    }

    /// Another list is read from its top.
    function begin(): void {
        beginning.restart();
    }
    function showEntry(): void {
        const first = root.entry === 0 && root.activeFocus ? root.itemAtIndex(0) : null;
        if (first !== null && root.topMargin + first.height <= root.height)
            root.toTop();
        else if (root.entry >= 0)
            root.positionViewAtIndex(root.entry, first !== null ? ListView.Beginning : ListView.Contain);
    }
    /// To the legend, which stands above the first sentence.
    function toTop(): void {
        // Where the first one lies is known once it is made.
        root.positionViewAtBeginning();
        root.contentY = root.originY - root.topMargin;
    }

    model: root.lists.entries
    topMargin: root.withLegend ? legend.height : 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // Rows that are made in advance would outlive a list that is emptied.
    cacheBuffer: 0
    activeFocusOnTab: root.count > 0 || root.activeFocus
    currentIndex: -1
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: root.lists.title
    Keys.onReturnPressed: root.pick(root.currentIndex)
    Keys.onEnterPressed: root.pick(root.currentIndex)
    // Not for the table, where it would end the turn.
    Keys.onSpacePressed: root.pick(root.currentIndex)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            root.currentIndex = event.key === Qt.Key_Home ? 0 : root.count - 1;
            event.accepted = true;
        }
    }
    onActiveFocusChanged: {
        if (root.activeFocus && root.currentIndex < 0)
            root.currentIndex = 0;
        root.pointed(root.activeFocus ? root.currentIndex : -1);
    }
    onCurrentIndexChanged: {
        if (root.activeFocus)
            root.pointed(root.currentIndex);
    }
    onEntryChanged: {
        if (root.entry >= 0)
            later.restart();
    }
    // Not the header of the list, which Qt 6.4 cannot make in a file of bound components.
    OverlayLegend {
        id: legend

        parent: root.contentItem
        visible: root.withLegend && count > 0
        // Aligned with the icons of the rows.
        x: Theme.spacing
        y: root.originY - height
        width: root.width - x
        bottomPadding: count > 0 ? Theme.spacing / 2 : 0
        lists: root.lists
    }
    // As long as it is in sight, it is so from its top.
    onTopMarginChanged: {
        if (root.entry <= 0 && root.contentY <= root.originY)
            root.toTop();
    }
    Timer {
        id: beginning

        // Once all its rows are there.
        interval: 0
        onTriggered: {
            // The row that had the focus is another one now, and stands anywhere.
            if (root.activeFocus)
                root.currentIndex = 0;
            if (root.entry < 0)
                root.toTop();
            else
                root.showEntry();
        }
    }
    // What stands below it took some of its room, or left it.
    onHeightChanged: {
        if (root.entry >= 0)
            later.restart();
    }
    // A hidden list makes its rows again and does not keep their places.
    onVisibleChanged: {
        if (root.visible && root.entry >= 0)
            later.restart();
    }
    // What moves under the pointer is pointed at in its turn; not while it is being told. Nor at once: while the board
    // moves, numbers pass the pointer that nobody points at, and to make the rows of each would hold the board up.
    Timer {
        id: later

        interval: 60
        onTriggered: {
            root.showEntry();
            settled.restart();
        }
    }
    // Rows that have just been made turn out to be higher than was thought.
    Timer {
        id: settled

        interval: 30
        onTriggered: root.showEntry()
    }
    delegate: OverlayEntryRow {
        id: row

        width: root.width
        lit: root.entry === row.index
        current: root.activeFocus && root.currentIndex === row.index
        onPicked: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.pick(row.index);
        }
        onPointed: at => {
            if (at)
                root.pointed(row.index);
            else if (root.entry === row.index)
                root.pointed(-1);
        }
    }
    ScrollBar {
        id: bar

        parent: root.parent
        orientation: Qt.Vertical
        x: root.x + root.width
        y: root.y
        height: root.height
        visible: root.visible && size < 1
        size: root.visibleArea.heightRatio
        position: root.visibleArea.yPosition
        onPositionChanged: {
            if (bar.pressed)
                root.contentY = bar.position * (root.contentHeight + root.topMargin) + root.originY - root.topMargin;
        }
    }
}
