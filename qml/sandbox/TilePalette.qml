// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Kinds of tiles with the numbers of tiles left. The user takes a tile by a click, or drags it onto the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

GridView {
    id: root

    required property SandboxController sandbox
    required property BoardDrag drag
    readonly property int across: Math.max(2, Math.floor(root.width / (62 * Math.sqrt(Theme.scale))))

    /// Emitted when a tile was taken by a key. The board should get the focus.
    signal picked

    function pick(row: int): void {
        root.sandbox.pickTile(row);
        root.picked();
    }

    model: root.sandbox.palette
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0
    cellWidth: Math.floor((root.width - Theme.spacing) / root.across)
    cellHeight: cellWidth
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    objectName: "tilePalette"
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Tiles")
    Keys.onReturnPressed: root.pick(root.currentIndex)
    Keys.onEnterPressed: root.pick(root.currentIndex)
    Keys.onSpacePressed: root.pick(root.currentIndex)

    ScrollBar.vertical: ScrollBar {}
    delegate: Item {
        id: kind

        required property int index
        required property string source
        required property int remaining
        required property int all
        required property string label
        readonly property bool current: root.activeFocus && root.currentIndex === kind.index
        readonly property bool chosen: root.sandbox.handRow === kind.index

        width: root.cellWidth
        height: root.cellHeight
        objectName: "kind:" + kind.index
        Accessible.role: Accessible.Button
        Accessible.name: kind.label
        Accessible.focusable: true
        Accessible.focused: kind.current
        Accessible.checkable: true
        Accessible.checked: kind.chosen
        Accessible.onPressAction: root.pick(kind.index)

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: Theme.radius / 2
            color: kind.chosen ? Theme.chosen : handle.containsMouse ? Theme.cardHover : "transparent"
            border.width: kind.chosen ? 2 : 0
            border.color: Theme.text
        }
        TileKindPicture {
            anchors.fill: parent
            anchors.margins: 4
            source: kind.source
            label: kind.label
            amount: "×" + kind.remaining
            opacity: handle.held ? 0.4 : kind.remaining > 0 ? 1 : 0.35
        }
        Draggable {
            id: handle

            anchors.fill: parent
            dragLayer: root.drag
            dragNumber: kind.index
            hoverEnabled: true
            enabled: kind.remaining > 0
            onClicked: mouse => {
                if (mouse.button === Qt.LeftButton && !handle.wasHeld) {
                    root.currentIndex = kind.index;
                    root.sandbox.pickTile(kind.index);
                }
            }
            onTurnRequested: by => {
                if (handle.held)
                    root.sandbox.turnHand(by);
            }
            onWheel: wheel => wheel.accepted = handle.held
        }
        ToolTip {
            visible: (handle.containsMouse && !handle.held) || kind.current
            text: kind.label
        }
        FocusRing {
            anchors.margins: 0
            shown: kind.current
        }
    }
}
