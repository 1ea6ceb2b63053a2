// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of all decisions of a game in their order. The arrow keys move the focus in it.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

ListView {
    id: root

    required property RowList moves
    /// Space for the focus ring, in pixels.
    required property int frame

    readonly property string title: qsTr("All decisions")

    signal picked(int number)

    function pick(): void {
        if (root.currentItem !== null)
            root.picked((root.currentItem as RatedMove).number);
    }

    model: root.moves
    clip: root.interactive
    spacing: Theme.spacing / 2
    topMargin: root.interactive ? root.frame : 0
    bottomMargin: topMargin
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: root.count > 0 || root.activeFocus
    currentIndex: -1
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: root.title
    Keys.onReturnPressed: root.pick()
    Keys.onEnterPressed: root.pick()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            root.currentIndex = event.key === Qt.Key_Home ? 0 : root.count - 1;
            event.accepted = true;
        }
    }
    onActiveFocusChanged: {
        if (root.activeFocus && root.currentIndex < 0)
            root.currentIndex = 0;
    }
    ScrollBar.vertical: ScrollBar {
        visible: root.interactive && size < 1
    }
    delegate: RatedMove {
        x: root.frame
        width: root.width - root.frame - 10
        focusPolicy: Qt.NoFocus
        current: root.activeFocus && root.currentIndex === index
        onClicked: root.picked(number)
    }
}
