// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row with an entry of an overlay and with its number on the board.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property int index
    required property string number
    required property string source
    required property string title
    required property string message
    required property string rule
    required property string label
    /// Place of the entry on the board, in cells.
    required property point place
    /// True if the entry is hovered, here or on the board.
    property bool isHighlighted: false
    property bool current: false
    readonly property int chip: Math.round(34 * Math.sqrt(Theme.scale))

    signal picked
    signal hoverChanged(bool at)

    height: words.height + Theme.spacing
    objectName: "entry:" + root.index
    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.description: root.number.length > 0 ? qsTr("Shows the place on the board") : ""
    Accessible.focusable: true
    Accessible.focused: root.current
    Accessible.onPressAction: root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius / 2
        color: root.isHighlighted ? Theme.cardHover : "transparent"
        border.width: root.isHighlighted ? 1 : 0
        border.color: Theme.line

        Rectangle {
            width: 3
            height: parent.height - 10
            anchors.verticalCenter: parent.verticalCenter
            radius: 1.5
            color: Theme.text
            visible: root.isHighlighted
        }
    }
    Picture {
        x: Theme.spacing
        // At the top if there are a title and a text, otherwise at the first line.
        y: Theme.spacing / 2 + (root.title.length > 0 && root.message.length > 0 ? 0 : Math.round(message.font.pixelSize * 0.6 - root.chip / 2))
        size: root.chip
        visible: root.source.length > 0
        source: root.source
    }
    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.chip + Theme.spacing * 2
        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing / 2 + (book.visible ? book.width + Theme.spacing / 2 : 0)
        y: Theme.spacing / 2

        BoldLabel {
            width: parent.width
            font.pixelSize: Theme.smallSize + 1
            visible: text.length > 0
            text: root.title
        }
        Label {
            id: message

            width: parent.width
            font.pixelSize: Theme.smallSize + 1
            visible: text.length > 0
            text: root.message
        }
    }
    HoverHandler {
        id: hover

        cursorShape: root.number.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: root.hoverChanged(hover.hovered)
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.picked()
    }
    ToolButton {
        id: book

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing / 2
        anchors.verticalCenter: parent.verticalCenter
        side: Math.round(30 * Math.sqrt(Theme.scale))
        icon.name: "open-book"
        text: qsTr("The rule")
        focusPolicy: Qt.NoFocus
        // Faded, not hidden, so that the text does not move.
        visible: root.rule.length > 0
        opacity: root.isHighlighted || root.current ? 1 : 0.35
        onClicked: Navigator.showRule(root.rule)
    }
    FocusRing {
        anchors.margins: 0
        radius: Theme.radius / 2
        shown: root.current
    }
}
