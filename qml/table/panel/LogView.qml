// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened, the newest at the bottom and in sight. A line shows its place on the board when it is pointed
// at, and goes there when it is clicked; its button and its menu show the game as it was then.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ListView {
    id: root

    required property GameController controller
    required property MoveReasons reasons
    /// The game can be shown as it was.
    property bool looksBack: true
    readonly property alias menu: menu
    /// The end stays in sight until the player looks further up.
    property bool following: true
    /// It stands where it is to be looked at. Until then it should not be high: its first lines would be made in vain.
    property bool settled: true
    /// The row under the pointer, -1 for none.
    property int pointedRow: -1
    /// The row that Enter would show, -1 for none. Not the list's own current item: wherever that is, the list makes it
    /// and those between, and then forgets some that are in sight.
    property int chosenRow: -1

    model: root.controller.log
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // A long game has hundreds of lines: those out of sight are not made.
    cacheBuffer: 0
    activeFocusOnTab: root.count > 0 || root.activeFocus
    currentIndex: -1
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log of the game")
    Keys.onReturnPressed: event => root.enter(event)
    Keys.onEnterPressed: event => root.enter(event)
    Keys.onSpacePressed: root.pick(root.chosenRow)
    Keys.onPressed: event => {
        const to = { [Qt.Key_Up]: root.chosenRow - 1, [Qt.Key_Down]: root.chosenRow + 1, [Qt.Key_Home]: 0,
                     [Qt.Key_End]: root.count - 1 }[event.key];
        const menuAsked = event.key === Qt.Key_Menu || event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier;
        if (event.key === Qt.Key_W) {
            root.reasons.ask(root.chosenRow);
        } else if (menuAsked) {
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
    // Not at once: a list that is moved while it lays out its lines loses them.
    onContentHeightChanged: later.restart()
    onHeightChanged: later.restart()
    onCountChanged: {
        root.following = true;
        if (root.chosenRow >= root.count)
            root.chosenRow = -1;
        later.restart();
    }
    onPointedRowChanged: {
        if (root.pointedRow >= 0 || !root.controller.spotlight.held)
            root.controller.pointAtLog(root.pointedRow);
    }

    function follow(): void {
        if (root.following) {
            root.positionViewAtEnd();
            settled.restart();
        }
    }
    /// That row is the one for the keyboard, and in sight.
    function choose(row: int): void {
        root.chosenRow = row;
        root.following = row === root.count - 1;
        root.showChosen();
        settled.restart();
    }
    function showChosen(): void {
        if (root.chosenRow >= 0 && root.activeFocus)
            root.positionViewAtIndex(root.chosenRow, ListView.Contain);
    }
    /// Goes to that row, as if it had been chosen.
    function goTo(row: int): void {
        root.chosenRow = row;
        root.following = false;
        root.positionViewAtIndex(row, ListView.Center);
        root.forceActiveFocus(Qt.ShortcutFocusReason);
        root.following = false;
        root.controller.showLogPlace(row);
    }
    function enter(event: var): void {
        if (event.modifiers & Qt.ShiftModifier)
            root.lookBack(root.chosenRow);
        else
            root.pick(root.chosenRow);
    }
    function lookBack(row: int): void {
        if (root.looksBack)
            root.controller.lookBackAtLog(row);
    }
    function openMenu(row: int, line: LogLine, at: point): void {
        if (line === null)
            return;
        root.chosenRow = row;
        menu.row = row;
        menu.isComputers = line.isComputers && line.tileSource.length > 0;
        menu.hasPlace = line.hasPlace;
        const where = line.mapToItem(root, at.x, at.y);
        menu.popup(root, where.x, where.y);
    }
    function pick(row: int): void {
        root.chosenRow = row;
        root.controller.showLogPlace(row);
    }

    LogMenu {
        id: menu

        looksBack: root.looksBack
        onPlaceAsked: root.pick(menu.row)
        onLookBackAsked: root.lookBack(menu.row)
        onWhyAsked: root.reasons.ask(menu.row)
    }
    Connections {
        function onBegun(): void {
            root.settled = false;
            later.restart();
            root.chosenRow = -1;
        }
        target: root.controller
    }
    // Lines that have just been made turn out to be higher than was thought.
    Timer {
        id: settled

        interval: 30
        onTriggered: {
            if (root.following)
                root.positionViewAtEnd();
            else
                root.showChosen();
        }
    }
    Timer {
        id: later

        interval: 0
        onTriggered: {
            root.follow();
            if (root.settled)
                return;
            root.settled = true;
            root.follow();
        }
    }
    ScrollBar {
        id: bar

        parent: root.parent
        orientation: Qt.Vertical
        x: root.x + root.width
        y: root.y
        height: root.height
        size: root.visibleArea.heightRatio
        position: root.visibleArea.yPosition
        onPositionChanged: {
            if (bar.pressed)
                root.contentY = bar.position * root.contentHeight + root.originY;
        }
    }
    delegate: LogLine {
        id: line

        width: root.width
        current: root.activeFocus && root.chosenRow === line.index
        onPicked: {
            // First, so that what was chosen before does not come into sight.
            root.chosenRow = line.index;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.pick(line.index);
        }
        looksBack: root.looksBack
        onLookBackAsked: root.lookBack(line.index)
        onMenuAsked: at => root.openMenu(line.index, line, at)
        onWhyAsked: root.reasons.ask(line.index)
        onPointed: at => {
            if (at)
                root.pointedRow = line.index;
            else if (root.pointedRow === line.index)
                root.pointedRow = -1;
        }
    }
}
