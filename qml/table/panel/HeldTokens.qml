// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens or prisoners of one kind that a player has: picture and number, highlighted for the player with the most. A
// click chooses the action that is offered for a prisoner, or shows why it is refused.
import QtQuick
import Vozka.Style

Rectangle {
    id: root

    required property string source
    required property int count
    required property bool leads
    required property string label
    required property bool isFigure
    required property bool isOffered
    required property string offer
    required property string rule
    property int size: 22

    signal taken
    /// Emitted for a click if the action is refused.
    signal refused

    implicitWidth: row.width + Theme.spacing
    implicitHeight: root.size
    radius: Math.round(root.size / 4)
    color: root.isOffered && pointer.hovered ? Theme.cardHover : root.leads ? Theme.chosen : "transparent"
    border.width: root.leads || root.isOffered ? 1 : 0
    border.color: Theme.text
    objectName: root.isFigure ? "heldFigure" : "heldTokens"
    activeFocusOnTab: root.isOffered || root.activeFocus
    Accessible.role: root.isOffered ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.isOffered ? root.offer : root.label
    Accessible.description: root.isOffered ? root.label : root.offer
    Accessible.focusable: root.isOffered
    Accessible.onPressAction: root.taken()
    Keys.onReturnPressed: root.taken()
    Keys.onEnterPressed: root.taken()

    FocusRing {
        anchors.margins: -2
        shown: root.activeFocus
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Math.round(Theme.spacing / 3)

        Picture {
            size: Math.round(root.size * 0.82)
            anchors.verticalCenter: parent.verticalCenter
            source: root.source
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.smallSize
            font.bold: root.leads
            color: root.leads ? Theme.text : Theme.dim
            text: root.count
            visible: !root.isFigure || root.count > 1
        }
        // Icon of bars in front of a prisoner.
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "heldSign"
            size: Math.max(16, Math.round(root.size * 0.7))
            name: "held"
            colour: root.isOffered ? Theme.text : Theme.dim
            visible: root.isFigure
        }
    }
    HoverHandler {
        id: pointer

        cursorShape: root.isOffered ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        enabled: root.offer.length > 0
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            if (root.isOffered)
                root.taken();
            else
                root.refused();
        }
    }
    ToolTip {
        visible: pointer.hovered || root.activeFocus
        text: root.offer.length === 0 ? root.label
            : qsTr("%1\n%2", "%1: tokens of the player, %2: action or refusal").arg(root.label).arg(root.offer)
    }
}
