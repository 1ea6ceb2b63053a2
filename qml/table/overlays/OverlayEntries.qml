// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of the entries of an overlay, with its legend above if `withLegend`. The hovered or focused entry is highlighted
// on the board, and the list scrolls to the entry whose number is hovered there.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ListView {
    id: root

    required property OverlayLists lists
    required property int entry
    /// True if the legend is above the entries.
    property bool withLegend: false

    readonly property string currentRule: root.activeFocus && root.currentItem !== null
        ? (root.currentItem as OverlayEntryRow).rule : ""

    signal entryHovered(entry: int)
    signal picked(place: point)

    function pick(row: int): void {
        root.currentIndex = row;
        if (root.currentItem !== null)
            root.picked((root.currentItem as OverlayEntryRow).place);
    }

    /// Scrolls to the top soon, when the list is replaced.
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
    /// Scrolls to the top, where the legend is if `withLegend`.
    function toTop(): void {
        // Creates the first row, because its position is not known before.
        root.positionViewAtBeginning();
        root.contentY = root.originY - root.topMargin;
    }

    model: root.lists.entries
    topMargin: root.withLegend ? legend.height : 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // Rows that are created in advance would outlive a list that is emptied.
    cacheBuffer: 0
    activeFocusOnTab: root.count > 0 || root.activeFocus
    currentIndex: -1
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: root.lists.title
    Keys.onReturnPressed: root.pick(root.currentIndex)
    Keys.onEnterPressed: root.pick(root.currentIndex)
    // Otherwise the table would handle Space and end the turn.
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
        root.entryHovered(root.activeFocus ? root.currentIndex : -1);
    }
    onCurrentIndexChanged: if (root.activeFocus) root.entryHovered(root.currentIndex)
    onEntryChanged: if (root.entry >= 0) later.restart()
    // Not `header` of the list, which Qt 6.4 cannot create in a file with bound components.
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
    // If the list was at its top, it stays there when the height of the legend changes.
    onTopMarginChanged: if (root.entry <= 0 && root.contentY <= root.originY) root.toTop()
    Timer {
        id: beginning

        // Runs after all visible rows exist.
        interval: 0
        onTriggered: {
            // After the replacement, the row with the focus has another entry.
            if (root.activeFocus)
                root.currentIndex = 0;
            if (root.entry < 0)
                root.toTop();
            else
                root.showEntry();
        }
    }
    onHeightChanged: if (root.entry >= 0) later.restart()
    // The list creates its rows again when it is shown, and does not keep their positions.
    onVisibleChanged: if (root.visible && root.entry >= 0) later.restart()
    // Not immediately: while the board moves, many numbers pass the pointer, and creating the rows for each would
    // slow the movement.
    Timer {
        id: later

        interval: 60
        onTriggered: {
            root.showEntry();
            heightTimer.restart();
        }
    }
    // Scrolls again, because new rows may be higher than estimated.
    Timer {
        id: heightTimer

        interval: 30
        onTriggered: root.showEntry()
    }
    delegate: OverlayEntryRow {
        id: row

        width: root.width
        isHighlighted: root.entry === row.index
        current: root.activeFocus && root.currentIndex === row.index
        onPicked: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.pick(row.index);
        }
        onHoverChanged: at => {
            if (at)
                root.entryHovered(row.index);
            else if (root.entry === row.index)
                root.entryHovered(-1);
        }
    }
    ViewScrollBar {
        parent: root.parent
        x: root.x + root.width
        view: root
        visible: root.visible && size < 1
    }
}
