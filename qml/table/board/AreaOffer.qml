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

    objectName: "areaOffer"
    implicitWidth: root.side
    implicitHeight: root.side
    padding: 2
    focusPolicy: Qt.TabFocus
    contentItem: Image {
        sourceSize.width: width
        source: root.source
        opacity: root.hovered || root.activeFocus ? 1 : 0.6
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.cardHover : Theme.card
        border.width: 1
        border.color: root.hovered ? Theme.text : Theme.dim
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
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    ToolTip {
        visible: root.hovered || root.activeFocus
        text: root.text
    }
}
