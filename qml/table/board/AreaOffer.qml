// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button that moves a figure or a piece to a place off the board, or takes a figure out of it.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    required property string source
    required property int side
    required property bool isTaken
    /// Not `hovered`, which stays false because hover handlers take the events.
    readonly property alias pointed: pointer.hovered

    objectName: "areaOffer"
    implicitWidth: root.side
    implicitHeight: root.side
    padding: 2
    focusPolicy: Qt.TabFocus
    contentItem: Image {
        sourceSize.width: width
        source: root.source
        opacity: root.pointed || root.activeFocus ? 1 : 0.6
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.pointed ? Theme.cardHover : Theme.card
        border.width: 1
        border.color: root.pointed ? Theme.text : Theme.dim
    }

    BoldLabel {
        z: 1
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: parent.top
        font.pixelSize: Theme.smallSize
        text: root.isTaken ? "−" : "+"
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
    ToolTip {
        visible: root.pointed || root.activeFocus
        text: root.text
    }
}
