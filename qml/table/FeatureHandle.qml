// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a figure may be set on the tile just placed: the figure as it would stand there, in a ring.
import QtQuick
import Vozka.Models

Item {
    id: root

    required property int index
    required property int cellX
    required property int cellY
    required property real placeX
    required property real placeY
    required property bool isFeature
    required property int choice
    required property string source
    required property string label
    required property string worth
    required property int cell
    property bool lit: false
    /// The one feature that Tab stops at; arrows go to the others.
    property bool current: false

    /// Where the board is small, only a dot until it is pointed at.
    readonly property bool isDot: root.cell < 110 && !root.raised
    readonly property int side: root.isDot ? Math.max(14, Math.round(root.cell * 0.17))
                                           : Math.max(34, Math.min(56, Math.round(root.cell * 0.28)))
    readonly property bool touched: hover.hovered || root.activeFocus
    readonly property bool raised: root.touched || root.lit

    readonly property bool marked: AppSettings.markFeatures || root.raised

    signal picked
    signal pointedAt(bool at)

    x: Math.round((root.cellX + root.placeX) * root.cell - root.side / 2)
    y: Math.round((root.cellY + root.placeY) * root.cell - root.side / 2)
    width: root.side
    height: root.side
    visible: root.isFeature && root.choice >= 0
    activeFocusOnTab: root.current || root.activeFocus
    z: root.raised ? 1 : 0
    objectName: "choice:" + root.choice
    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.description: root.worth
    Accessible.focusable: true
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    onTouchedChanged: root.pointedAt(root.touched)

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.isDot ? Theme.glow : Theme.badge
        opacity: root.raised || root.isDot ? 1 : 0.82
        visible: root.marked
        border.width: 2
        border.color: root.isDot ? Theme.badge : Theme.glow
    }
    Image {
        anchors.centerIn: parent
        width: Math.round(root.side * 0.74)
        height: width
        sourceSize.width: 96
        sourceSize.height: 96
        mipmap: true
        source: root.source
        visible: root.marked && !root.isDot
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.picked()
    }
    Hint {
        visible: hover.hovered || root.activeFocus
        delay: 250
        text: qsTr("%1\n%2", "where a figure may stand, what that is worth").arg(root.label).arg(root.worth)
    }
}
