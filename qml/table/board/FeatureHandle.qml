// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marker of a place for a figure: the figure in a ring, only a ring around a figure on the board, or a frame around a
// tile with choices. A refused corner is crossed out, and its text is the reason.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property choice choice
    required property int cell
    required property ClearPlace clear
    /// Rectangles that the text must not cover.
    property var taken: []
    /// True if the marker is the dot that is nearest to the pointer.
    property bool isNearest: false
    property bool isHighlighted: false
    /// True for the only marker that Tab reaches; the arrow keys lead to the others.
    property bool current: false

    /// True if an overlay shows its numbers at the same places.
    property bool withOverlay: false
    /// True if the marker is next to its place, with a line to it.
    readonly property bool moved: (root.choice.markerOffset.x !== 0 || root.choice.markerOffset.y !== 0) && !root.withOverlay
    /// True if the marker is a dot until it is hovered, because it is one of many on small tiles, or because an overlay
    /// shows its numbers.
    readonly property bool canBeDot: (root.withOverlay && !root.isFrame) || root.choice.markerForm === Choice.Dot
    readonly property bool isDot: root.canBeDot && !root.raised
    /// True if the marker is a frame around the tile, for all its choices.
    readonly property bool isFrame: root.choice.markerForm === Choice.Frame
    readonly property bool isShared: root.isFrame && root.choice.sharing > 1
    readonly property bool onCorner: root.choice.target === Choice.Corner
    readonly property bool refused: root.choice.row < 0
    /// True if the marker is a ring around a figure on the board, which must stay visible.
    readonly property bool aroundFigure: root.choice.round > 0 && !root.refused && !root.moved
    readonly property int side: root.isFrame ? root.cell : root.isDot ? root.dotSide
                              : Math.max(28, root.aroundFigure ? Math.round(1.2 * TilePictures.figure(root.cell, root.choice.round))
                                                           : Math.min(56, Math.round(root.cell * 0.28)))
    readonly property int dotSide: Math.max(8, Math.round(root.cell * 0.22))
    readonly property bool touched: hover.hovered || root.isNearest || root.activeFocus
    // True if the text is shown. While a figure is dragged over the marker, another item shows the reason.
    readonly property bool explained: root.touched && !root.quiet
    /// Popup with the text, null until it is first shown: there can be hundreds of markers.
    property ToolTipBubble words: null
    readonly property bool raised: root.touched || root.isHighlighted

    readonly property string hintText: root.isShared ? qsTr("%n choice(s) on this tile: click to see them", "", root.choice.sharing)
        : root.choice.worth.length === 0 ? root.choice.label
        : qsTr("%1\n%2", "where a figure may stand, what that is worth").arg(root.choice.label).arg(root.choice.worth)
    /// True if a card next to the pointer shows the text.
    property bool quiet: false

    readonly property bool marked: AppSettings.markFeatures || root.raised

    signal picked
    /// Emitted before the text is shown.
    signal reasonRequested
    signal hoverChanged(bool at)

    readonly property point anchor: Qt.point((root.choice.cellX + root.choice.place.x) * root.cell,
                                             (root.choice.cellY + root.choice.place.y) * root.cell - root.raise)
    /// Pixels from `place` up to the middle of the figure in the ring: figures are larger than `round` on small tiles.
    readonly property real raise: root.isFrame || !root.aroundFigure || root.onCorner ? 0
        : (TilePictures.figure(root.cell, root.choice.round) - root.choice.round * root.cell) * 0.42
    readonly property point middle: root.isFrame ? Qt.point((root.choice.cellX + 0.5) * root.cell, (root.choice.cellY + 0.5) * root.cell)
        : !root.moved ? root.anchor : Qt.point(root.anchor.x + root.choice.markerOffset.x,
                                                                         root.anchor.y + root.choice.markerOffset.y)

    x: Math.round(root.middle.x - root.side / 2)
    y: Math.round(root.middle.y - root.side / 2)
    width: root.side
    height: root.side
    visible: root.choice.target !== Choice.Tile && root.choice.markerForm !== Choice.Hidden && (!root.refused || root.onCorner)
    activeFocusOnTab: !root.refused && (root.current || root.activeFocus)
    // A marker may be on the frame of another tile.
    z: root.isFrame ? 0 : root.raised ? 3 : root.moved ? 2 : 1
    objectName: root.refused ? "refused:" + root.choice.cellX + "," + root.choice.cellY : "choice:" + root.choice.row
    Accessible.role: root.refused ? Accessible.StaticText : Accessible.Button
    Accessible.name: root.isShared ? root.hintText : root.choice.labelWithPlace
    Accessible.description: root.refused ? root.choice.label : root.isShared ? root.choice.labelWithPlace : root.choice.worth
    Accessible.focusable: !root.refused
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    onTouchedChanged: root.hoverChanged(root.touched)
    onExplainedChanged: {
        if (root.explained && root.words === null)
            root.words = bubble.createObject(root) as ToolTipBubble;
    }

    // The line is created only if needed: there can be hundreds of markers, and few have a line.
    Repeater {
        model: root.moved && root.marked ? 1 : 0

        Rectangle {
            // To the object, which is not at the place of the marker if two markers are about it.
            readonly property point offset: Qt.point(root.middle.x - (root.choice.cellX + root.choice.object.x) * root.cell,
                                                     root.middle.y - (root.choice.cellY + root.choice.object.y) * root.cell)

            objectName: "markerLine"
            x: root.side / 2
            y: root.side / 2 - height / 2
            z: -1
            width: Math.hypot(offset.x, offset.y)
            height: 4
            transformOrigin: Item.Left
            rotation: Math.atan2(-offset.y, -offset.x) * 180 / Math.PI
            color: Theme.badge

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                color: Theme.badgeText
            }
        }
    }
    MarkerFace {
        anchors.fill: parent
        choice: root.choice
        refused: root.refused
        dot: root.isDot
        isRing: root.aroundFigure
        raised: root.raised
        visible: root.marked && !root.isFrame
    }
    // Created only if needed: there can be hundreds of markers.
    Repeater {
        model: root.isFrame && root.marked ? 1 : 0

        OutlinedFrame {
            objectName: "tileFrame"
            anchors.fill: parent
            line: root.raised ? 3 : 1
            edge: 1
        }
    }
    // Dots can overlap. Only the nearest one reacts to the pointer. It is above the others.
    HoverHandler {
        id: hover

        enabled: !root.canBeDot || root.isNearest || root.refused
        cursorShape: root.refused ? Qt.ArrowCursor : Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !root.refused
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.picked()
    }
    Component {
        id: bubble

        // Text next to the tile of the place, or for a corner next to the marker. It does not cover other choosable
        // places.
        ToolTipBubble {
            id: words

            readonly property rect marker: Qt.rect(root.x, root.y, root.side, root.side)
            readonly property rect tile: root.onCorner ? words.marker : Qt.rect(root.choice.cellX * root.cell, root.choice.cellY * root.cell, root.cell, root.cell)
            readonly property point place: words.visible ? root.clear.beside(words.width, words.height, [words.tile, words.marker], root.taken)
                                                         : Qt.point(0, 0)

            objectName: "featureHint"
            x: words.place.x - words.marker.x
            y: words.place.y - words.marker.y
            delay: root.isHighlighted ? 0 : 250
            text: root.hintText
            onVisibleChanged: if (words.visible) root.reasonRequested()
            visible: root.explained
        }
    }
}
