// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile on the board; the latest one of each player carries a thin mark. What opens or shuts on it is seen to move.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

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
    /// It is being laid.
    property bool settling: false
    /// Something on it is opening or shutting; what moves, only while it does.
    property bool passing: false
    property PassageMotion motion: null
    readonly property bool framed: root.isLast && AppSettings.lastMarks === AppSettings.LastTiles

    x: root.cellX * root.cell
    y: root.cellY * root.cell
    width: root.cell
    height: root.cell
    objectName: "tile:" + root.index
    z: root.settling ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.where
    Component.onCompleted: {
        root.settling = root.animated && Theme.pace > 0;
        root.show();
    }
    onSourceChanged: root.show()

    function show(): void {
        if (root.shownSource === root.source)
            return;
        root.sourceBefore = root.shownSource;
        root.shownSource = root.source;
        root.passing = false;
        // Of a new tile its address tells by its length that something on it is shut already.
        const moves = root.sourceBefore.length > 0 || root.source.split("/").length > 5;
        root.passing = root.animated && Theme.pace > 0 && moves;
    }

    Image {
        anchors.fill: parent
        sourceSize.width: root.detail
        source: root.motion === null ? root.source : root.motion.ground
    }
    // Nearly every tile is its picture and nothing else: what else there can be is made while it is there.
    Repeater {
        model: root.settling || root.passing || root.framed ? 1 : 0

        TileExtras {
            id: extras

            tile: root
            side: Math.round(root.cell * root.zoom)
            settling: root.settling
            passing: root.passing
            from: root.sourceBefore
            to: root.source
            framed: root.framed
            frameColour: root.lastColour
            onMotionChanged: root.motion = extras.motion
            onSettled: root.settling = false
            onPassed: root.passing = false
            Component.onDestruction: root.motion = null
        }
    }
}
