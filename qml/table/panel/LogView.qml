// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened, the newest at the bottom and in sight. A line shows its place on the board when it is pointed
// at, and goes there when it is clicked.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

ListView {
    id: root

    required property GameController controller
    signal whyAsked(int row)
    /// The end stays in sight until the player looks further up.
    property bool following: true
    /// The row under the pointer, -1 for none.
    property int pointedRow: -1

    model: root.controller.log
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 4000
    activeFocusOnTab: true
    currentIndex: -1
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What has happened")
    Keys.onReturnPressed: root.pick(root.currentIndex)
    Keys.onEnterPressed: root.pick(root.currentIndex)
    Keys.onSpacePressed: root.pick(root.currentIndex)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_W) {
            root.whyAsked(root.currentIndex);
            event.accepted = true;
        } else if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            root.currentIndex = event.key === Qt.Key_Home ? 0 : root.count - 1;
            event.accepted = true;
        }
    }
    onActiveFocusChanged: {
        if (root.activeFocus && root.currentIndex < 0)
            root.currentIndex = root.count - 1;
    }
    onMovementEnded: root.following = root.atYEnd
    onContentHeightChanged: root.follow()
    onHeightChanged: root.follow()
    onCountChanged: {
        root.following = true;
        later.restart();
    }
    onPointedRowChanged: {
        if (root.pointedRow >= 0 || !root.controller.spotlight.held)
            root.controller.pointAtLog(root.pointedRow);
    }

    function follow(): void {
        if (root.following)
            root.positionViewAtEnd();
    }
    /// Goes to that row, as if it had been chosen.
    function goTo(row: int): void {
        root.following = false;
        root.positionViewAtIndex(row, ListView.Center);
        root.forceActiveFocus(Qt.ShortcutFocusReason);
        root.currentIndex = row;
        root.controller.showLogPlace(row);
    }
    function pick(row: int): void {
        root.currentIndex = row;
        root.controller.showLogPlace(row);
    }

    Connections {
        function onBegun(): void {
            root.currentIndex = -1;
        }
        target: root.controller
    }
    Timer {
        id: later

        interval: 0
        onTriggered: root.follow()
    }
    SlimScrollBar {
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
        current: root.activeFocus && root.currentIndex === line.index
        onPicked: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.pick(line.index);
        }
        onWhyAsked: root.whyAsked(line.index)
        onPointed: at => {
            if (at)
                root.pointedRow = line.index;
            else if (root.pointedRow === line.index)
                root.pointedRow = -1;
        }
    }
}
