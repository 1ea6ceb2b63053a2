// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tile of the player's own, next to the drawn tile or alone. It can be dragged onto the board, or shows why it must
// wait.
import QtQuick
import Vozka.Models
import Vozka.Style

Draggable {
    id: root

    required property GameController controller
    /// True while the drawn tile must be placed first.
    readonly property bool placing: root.controller.prompt.kind === Prompt.Place
    readonly property bool choosing: root.controller.prompt.kind === Prompt.OwnTile
    /// True if no other tile is in the hand.
    property bool alone: false
    property bool away: false

    objectName: "handOwnTile"
    hoverEnabled: true
    visible: (root.choosing || root.placing) && root.controller.hand.ownPicture.length > 0
    Accessible.role: Accessible.Graphic
    Accessible.name: root.controller.hand.ownLabel
    Accessible.description: root.placing ? root.controller.hand.ownNotYet : qsTr("A tile of your own, still to be placed")
    onClicked: mouse => {
        if (root.placing && mouse.button === Qt.LeftButton && !root.wasHeld)
            root.controller.refused(root.controller.hand.ownNotYet, root.controller.hand.ownNotYetRule);
    }

    TurningTile {
        anchors.fill: parent
        picture: root.controller.hand.ownPicture
        turns: 0
        detail: root.width
        opacity: root.away ? 0.25 : root.choosing ? 1 : 0.4
    }
    TextMetrics {
        id: longest

        font: notYet.font
        text: notYet.text.split(" ").reduce((word, next) => next.length > word.length ? next : word, "")
    }
    Caption {
        id: notYet

        objectName: "notYet"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: 2
        // At least as wide as the longest word.
        width: Math.max(root.width + Theme.spacing, Math.ceil(longest.advanceWidth) + 1)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        visible: root.placing
        text: root.controller.hand.ownNotYetBrief
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: 3
        color: "transparent"
        border.width: 3
        border.color: Theme.fits
        visible: root.choosing && !root.away
    }
    ToolTip {
        visible: root.containsMouse && !root.held
        text: root.choosing ? qsTr("%1: drag it into a hole", "a tile").arg(root.controller.hand.ownLabel)
                            : qsTr("%1, not yet: %2", "a tile, why it may not be placed").arg(root.controller.hand.ownLabel)
                              .arg(root.controller.hand.ownNotYet)
    }
}
