// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile on the board; the latest one of each player carries a thin mark. What opens or shuts on it is seen to move.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property int index
    required property int cellX
    required property int cellY
    required property string source
    required property bool isLast
    required property color lastColour
    required property string label
    required property string where
    /// The side of a cell where it lies, and how much larger it is shown.
    required property int cell
    required property real zoom
    required property int detail
    /// It comes by a move, which is seen.
    property bool animated: false
    /// The address of the picture before, empty at first.
    property string sourceBefore: ""
    property string shownSource: ""
    property real passed: 1
    /// What moves, only while it does.
    property PassageMotion motion: null

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    objectName: "tile:" + root.index
    z: settling.running ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where
    Component.onCompleted: {
        if (root.animated && Theme.pace > 0)
            settling.start();
        root.show();
    }
    onSourceChanged: root.show()

    function show(): void {
        if (root.shownSource === root.source)
            return;
        root.sourceBefore = root.shownSource;
        root.shownSource = root.source;
        passing.stop();
        // Of a new tile its address tells by its length that something on it is shut already.
        const moves = root.sourceBefore.length > 0 || root.source.split("/").length > 5;
        if (root.animated && Theme.pace > 0 && moves)
            passing.start();
    }

    NumberAnimation {
        id: settling

        target: root
        property: "scale"
        from: 1.14
        to: 1
        duration: 260 * Theme.pace
        easing.type: Easing.OutCubic
    }
    NumberAnimation {
        id: passing

        target: root
        property: "passed"
        from: 0
        to: 1
        duration: 700 * Theme.pace
        easing.type: Easing.InOutQuad
    }
    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.motion === null ? root.source : root.motion.ground
    }
    Repeater {
        model: passing.running ? 1 : 0

        PassageMotion {
            id: moving

            // Painted as large as it is seen.
            width: Math.round(root.cell * root.zoom)
            height: width
            scale: root.cell / width
            transformOrigin: Item.TopLeft
            from: root.sourceBefore
            to: root.source
            progress: root.passed
            Component.onCompleted: root.motion = moving
            Component.onDestruction: root.motion = null
        }
    }
    Repeater {
        model: root.isLast && AppSettings.lastMarks === AppSettings.LastTiles ? 1 : 0

        // In pixels as they are seen: its lines are as wide as that.
        Item {
            width: Math.round(root.cell * root.zoom)
            height: width
            scale: root.cell / width
            transformOrigin: Item.TopLeft

            Rectangle {
                anchors.fill: parent
                anchors.margins: border.width / 2
                color: "transparent"
                opacity: 0.85
                border.width: Math.max(2, Math.round(parent.width * 0.025))
                border.color: root.lastColour
            }
        }
    }
}
