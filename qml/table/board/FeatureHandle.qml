// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a figure may be set: the figure as it would stand there, in a ring; round one that stands there already the
// ring alone. A corner where it may not be set is crossed out and says why.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property int cellX
    required property int cellY
    required property real placeX
    required property real placeY
    /// How far its picture is turned clockwise, in degrees.
    required property real angle
    required property bool isForFigure
    required property bool isCorner
    required property int choice
    /// Of the figure that stands there already and is what this is about: the side of its square in cells, else 0.
    required property real round
    /// Of several things that may be done at one place: which of them this is, and how many there are.
    required property int fanIndex
    required property int fanCount
    /// The side of the tile, 0 = north, clockwise, beside which their markers are on a small board.
    required property int fanSide
    /// Where the line from such a marker ends on its cell, 0 to 1.
    required property real fanFromX
    required property real fanFromY
    required property string source
    required property string label
    required property string worth
    /// The address of a small picture that tells what is done there, empty if that goes without saying.
    required property string badge
    /// The code of the way on that leads there, empty if none does.
    required property string via
    required property int cell
    /// Where its words find a place.
    required property ClearPlace clear
    /// What they must not hide.
    property var taken: []
    property bool lit: false
    /// The one feature that Tab stops at; arrows go to the others.
    property bool current: false

    readonly property bool isSmall: root.cell < 110
    /// Dots of things done at one place would look the same: these are pictures beside the tile.
    readonly property bool fanned: root.isSmall && root.fanCount > 1 && !root.refused
    /// Where the board is small, only a dot until it is pointed at.
    readonly property bool isDot: root.isSmall && !root.raised && !root.fanned
    readonly property bool refused: root.choice < 0
    /// Drawn round a figure that has to be seen.
    readonly property bool roundOne: root.round > 0 && !root.refused
    /// The places of a tile's markers are at least 0.29 of a tile apart: none of them hides another until it is raised.
    readonly property int side: root.fanned ? 28 : root.roundOne ? Math.round(1.2 * Math.max(14, root.cell * root.round))
                              : root.isDot ? Math.max(6, Math.round(root.cell * 0.22))
                                           : Math.max(26, Math.min(56, Math.round(root.cell * 0.28)))
    /// What is clicked is no larger, so that a raised one leaves its neighbours to the pointer.
    readonly property int reach: root.roundOne || root.fanned ? root.side : Math.min(root.side, Math.max(6, Math.round(root.cell * 0.29)))
    readonly property bool touched: hover.hovered || root.activeFocus
    // A reason stands beside what is dragged over a refused corner.
    readonly property bool explained: root.touched && !root.quiet
    /// Null until its words are first shown: there can be hundreds of markers.
    property FeatureWords words: null
    readonly property bool raised: root.touched || root.lit

    /// What it is and what it brings.
    readonly property string said: root.worth.length === 0 ? root.label
        : qsTr("%1\n%2", "where a figure may stand, what that is worth").arg(root.label).arg(root.worth)
    /// True while the card beside the pointer says that.
    property bool quiet: false

    readonly property bool marked: AppSettings.markFeatures || root.raised

    signal picked
    /// Its words come.
    signal told
    signal pointedAt(bool at)

    readonly property point middle: {
        if (!root.fanned)
            return Qt.point((root.cellX + root.placeX) * root.cell, (root.cellY + root.placeY) * root.cell);
        const away = root.cell / 2 + root.side / 2 + 2;
        const along = (root.fanIndex - (root.fanCount - 1) / 2) * (root.side + 2);
        const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][root.fanSide];
        return Qt.point((root.cellX + 0.5) * root.cell + dx * away + Math.abs(dy) * along,
                        (root.cellY + 0.5) * root.cell + dy * away + Math.abs(dx) * along);
    }

    x: Math.round(root.middle.x - root.side / 2)
    y: Math.round(root.middle.y - root.side / 2)
    width: root.side
    height: root.side
    visible: root.isForFigure && (root.choice >= 0 || root.isCorner)
    activeFocusOnTab: !root.refused && (root.current || root.activeFocus)
    z: root.raised ? 2 : root.fanned ? 1 : 0
    objectName: root.refused ? "refused:" + root.cellX + "," + root.cellY : "choice:" + root.choice
    Accessible.role: root.refused ? Accessible.StaticText : Accessible.Button
    Accessible.name: root.label
    Accessible.description: root.refused ? root.label : root.worth
    Accessible.focusable: !root.refused
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    onTouchedChanged: root.pointedAt(root.touched)
    onExplainedChanged: {
        if (root.explained && root.words === null)
            root.words = bubble.createObject(root) as FeatureWords;
    }

    // There can be hundreds of markers, and hardly any has a line.
    Repeater {
        model: root.fanned && root.marked ? 1 : 0

        FanLine {
            from: Qt.point(root.side / 2, root.side / 2)
            way: Qt.point((root.cellX + root.fanFromX) * root.cell - root.middle.x,
                          (root.cellY + root.fanFromY) * root.cell - root.middle.y)
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.roundOne ? "transparent" : root.isDot && !root.refused ? Theme.glow : Theme.badge
        opacity: root.raised || root.isDot ? 1 : 0.82
        visible: root.marked
        border.width: root.roundOne && root.raised ? 4 : 2
        border.color: root.refused ? Theme.badgeText : root.isDot && !root.roundOne ? Theme.badge : Theme.glow
    }
    // Its edge towards the map.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        radius: width / 2
        color: "transparent"
        border.width: 1
        border.color: Theme.badge
        visible: root.marked && root.roundOne
    }
    Icon {
        anchors.centerIn: parent
        name: "cross"
        colour: Theme.badgeText
        size: Math.round(root.side * 0.6)
        visible: root.marked && root.refused
    }
    Image {
        anchors.centerIn: parent
        width: Math.round(root.side * 0.74)
        height: width
        sourceSize.width: 96
        sourceSize.height: 96
        mipmap: true
        source: root.source
        rotation: root.angle
        visible: root.marked && !root.isDot && !root.refused && !root.roundOne
    }
    Image {
        x: Math.round(root.side * 0.58)
        y: Math.round(-root.side * 0.16)
        width: Math.max(16, Math.round(root.side * 0.58))
        height: width
        sourceSize.width: 64
        sourceSize.height: 64
        mipmap: true
        source: root.badge
        visible: root.marked && !root.isDot && root.badge.length > 0
    }
    // By which way it goes there stands beside it, for it may also go by itself.
    Image {
        x: Math.round(root.side * 0.62)
        y: Math.round(-root.side * 0.12)
        width: Math.max(15, Math.round(root.side * 0.5))
        height: width
        sourceSize.width: 48
        sourceSize.height: 48
        mipmap: true
        source: root.via.length > 0 ? "image://via/" + root.via : ""
        visible: root.marked && !root.isDot && root.via.length > 0
    }
    Item {
        anchors.centerIn: parent
        width: root.reach
        height: root.reach

        HoverHandler {
            id: hover

            cursorShape: root.refused ? Qt.ArrowCursor : Qt.PointingHandCursor
        }
        TapHandler {
            enabled: !root.refused
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.picked()
        }
    }
    Component {
        id: bubble

        FeatureWords {
            id: words

            marker: Qt.rect(root.x, root.y, root.side, root.side)
            tile: root.isCorner ? words.marker : Qt.rect(root.cellX * root.cell, root.cellY * root.cell, root.cell, root.cell)
            clear: root.clear
            taken: root.taken
            delay: root.lit ? 0 : 250
            text: root.said
            onVisibleChanged: {
                if (words.visible)
                    root.told();
            }
            visible: root.explained
        }
    }
}
