// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button that moves a figure or a piece to a place off the board.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property string source
    required property string label
    required property int side

    signal chosen

    objectName: "areaOffer"
    width: root.side
    height: root.side
    radius: Theme.radius
    color: pointer.hovered ? Qt.alpha(Theme.accent, 0.4) : Qt.alpha(Theme.accent, 0.14)
    border.width: 1
    border.color: Theme.accent
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.focusable: true
    Accessible.onPressAction: root.chosen()
    Keys.onReturnPressed: root.chosen()
    Keys.onEnterPressed: root.chosen()
    Keys.onSpacePressed: root.chosen()

    Image {
        anchors.fill: parent
        anchors.margins: 2
        sourceSize.width: width
        source: root.source
        opacity: pointer.hovered || root.activeFocus ? 1 : 0.6
    }
    Label {
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: parent.top
        font.pixelSize: Theme.smallSize
        font.bold: true
        text: "+"
        Accessible.ignored: true
    }
    FocusRing {
        anchors.margins: -2
        shown: root.activeFocus
    }
    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.chosen()
    }
    ToolTip {
        visible: pointer.hovered || root.activeFocus
        text: root.label
    }
}
