// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The log, with the newest line at the bottom. Hovering a line highlights its place on the board, a click scrolls the
// board to it. The button and the menu of a line show the game at the time of the line.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ListView {
    id: root

    required property GameController controller
    required property MoveReasons reasons
    property bool canReview: true
    readonly property alias menu: menu
    /// True if the end of the log stays visible. False after the player has scrolled up.
    property bool following: true
    /// False for a short time after the start of a game. `SidePanel` then gives the list the height 0, so that no lines
    /// at its top are created before it scrolls to its end.
    property bool hasFinalSize: true
    property int hoveredRow: -1
    /// Chosen row, whose place Enter shows; -1 if none. Not `currentIndex`, for which all lines up to it would be
    /// created.
    property int chosenRow: -1

    model: root.controller.log
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // Only visible lines are created, because a long game has hundreds of lines.
    cacheBuffer: 0
    activeFocusOnTab: root.count > 0 || root.activeFocus
    currentIndex: -1
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log of the game")
    Keys.onReturnPressed: event => root.activate(event)
    Keys.onEnterPressed: event => root.activate(event)
    Keys.onSpacePressed: root.showPlace(root.chosenRow)
    // Otherwise the shortcut W of the table would explain the latest move instead of the chosen one.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_W && event.modifiers === Qt.NoModifier
    Keys.onPressed: event => {
        const to = { [Qt.Key_Up]: root.chosenRow - 1, [Qt.Key_Down]: root.chosenRow + 1, [Qt.Key_Home]: 0,
                     [Qt.Key_End]: root.count - 1 }[event.key];
        const menuRequested = event.key === Qt.Key_Menu || event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier;
        if (event.key === Qt.Key_W) {
            root.reasons.explain(root.chosenRow);
        } else if (menuRequested) {
            const line = root.itemAtIndex(root.chosenRow) as LogLine;
            root.openMenu(root.chosenRow, line, Qt.point(Theme.spacing * 2, line ? line.height : 0));
        } else if (to !== undefined && (event.modifiers & ~Qt.KeypadModifier) === 0) {
            root.choose(Math.max(0, Math.min(root.count - 1, to)));
        } else {
            return;
        }
        event.accepted = true;
    }
    onActiveFocusChanged: {
        if (root.activeFocus)
            root.choose(root.chosenRow < 0 ? root.count - 1 : root.chosenRow);
    }
    onMovementEnded: root.following = root.atYEnd
    // Delayed, because a list that is scrolled during its layout loses lines.
    onContentHeightChanged: updateTimer.restart()
    onHeightChanged: updateTimer.restart()
    onCountChanged: {
        root.following = true;
        if (root.chosenRow >= root.count)
            root.chosenRow = -1;
        updateTimer.restart();
    }
    onHoveredRowChanged: {
        if (root.hoveredRow >= 0 || !root.controller.spotlight.held)
            root.controller.highlightLogLine(root.hoveredRow);
    }

    function follow(): void {
        if (root.following) {
            root.positionViewAtEnd();
            heightTimer.restart();
        }
    }
    function choose(row: int): void {
        root.chosenRow = row;
        root.following = row === root.count - 1;
        root.showChosen();
        heightTimer.restart();
    }
    function showChosen(): void {
        if (root.chosenRow >= 0 && root.activeFocus)
            root.positionViewAtIndex(root.chosenRow, ListView.Contain);
    }
    function goTo(row: int): void {
        root.chosenRow = row;
        root.positionViewAtIndex(row, ListView.Center);
        root.forceActiveFocus(Qt.ShortcutFocusReason);
        root.following = false;
        root.controller.showLogPlace(row);
    }
    function activate(event: var): void {
        if (event.modifiers & Qt.ShiftModifier)
            root.startReview(root.chosenRow);
        else
            root.showPlace(root.chosenRow);
    }
    function startReview(row: int): void {
        if (root.canReview)
            root.controller.reviewLogLine(row);
    }
    function openMenu(row: int, line: LogLine, at: point): void {
        if (line === null)
            return;
        root.chosenRow = row;
        menu.offersReasons = line.isComputers && line.tileSource.length > 0;
        menu.hasPlace = line.hasPlace;
        const where = line.mapToItem(root, at.x, at.y);
        menu.popup(root, where.x, where.y);
    }
    function showPlace(row: int): void {
        root.chosenRow = row;
        root.controller.showLogPlace(row);
    }

    EntryMenu {
        id: menu

        property bool hasPlace: false
        property bool offersReasons: false

        entries: [
            { name: "logPlace", offered: menu.hasPlace, text: qsTr("Show the place on the board"), keys: qsTr("Enter", "key"),
              press: () => root.showPlace(root.chosenRow) },
            { name: "logReview", offered: root.canReview, text: qsTr("Review from this turn"),
              keys: "Shift+" + qsTr("Enter", "key"), press: () => root.startReview(root.chosenRow) },
            { name: "logWhy", offered: menu.offersReasons, text: qsTr("Why did it do that?"), keys: "W",
              press: () => root.reasons.explain(root.chosenRow) }
        ]
    }
    Connections {
        function onStarted(): void {
            root.hasFinalSize = false;
            updateTimer.restart();
            root.chosenRow = -1;
        }
        target: root.controller
    }
    // Scrolls again, because new lines may be higher than estimated.
    Timer {
        id: heightTimer

        interval: 30
        onTriggered: {
            if (root.following)
                root.positionViewAtEnd();
            else
                root.showChosen();
        }
    }
    Timer {
        id: updateTimer

        interval: 0
        onTriggered: {
            root.follow();
            if (root.hasFinalSize)
                return;
            root.hasFinalSize = true;
            root.follow();
        }
    }
    ViewScrollBar {
        parent: root.parent
        x: root.x + root.width
        view: root
    }
    delegate: LogLine {
        id: line

        width: root.width
        current: root.activeFocus && root.chosenRow === line.index
        onPicked: {
            // Set before the focus, so that the list does not scroll to the row that was chosen before.
            root.chosenRow = line.index;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.showPlace(line.index);
        }
        canReview: root.canReview
        onReviewRequested: root.startReview(line.index)
        onMenuRequested: at => root.openMenu(line.index, line, at)
        onReasonsRequested: root.reasons.explain(line.index)
        onHoverChanged: hovered => {
            if (hovered || root.hoveredRow === line.index)
                root.hoveredRow = hovered ? line.index : -1;
        }
    }
}
