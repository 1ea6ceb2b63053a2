// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Says for a moment whose turn has begun. It takes no clicks, and it lies where nothing moves to make room for it.
import QtQuick
import Vozka.Models

Card {
    id: root

    required property GameController controller
    readonly property string colour: root.controller.playerColour
    /// Whose turn it was, empty before the first.
    property string before: ""

    function tell(): void {
        if (root.colour.length === 0)
            return;
        const other = root.before.length > 0 && root.before !== root.colour;
        root.before = root.colour;
        if (!other || !root.controller.animated || root.controller.review.active || Theme.pace <= 0)
            return;
        emblem.colour = root.colour;
        // Who decides in another's turn is told what.
        name.text = root.controller.step === GameController.Choose
            ? qsTr("%1: %2", "a player, what is to be done").arg(root.controller.playerName).arg(root.controller.instruction)
            : qsTr("%1’s turn", "a player").arg(root.controller.playerName);
        passing.restart();
    }

    width: row.width + Theme.spacing * 4
    height: row.height + Theme.spacing * 1.5
    radius: height / 2
    opacity: 0
    visible: opacity > 0
    objectName: "turnSign"
    onColourChanged: root.tell()

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing

        Emblem {
            id: emblem

            anchors.verticalCenter: parent.verticalCenter
            colour: ""
            size: Math.round(26 * Math.sqrt(Theme.scale))
        }
        Words {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.NoWrap
            font.bold: true
        }
    }
    // Whoever goes for what lies below it sees it at once.
    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (!pointer.hovered)
                return;
            passing.stop();
            root.opacity = 0;
        }
    }
    SequentialAnimation {
        id: passing

        NumberAnimation { target: root; property: "opacity"; to: 1; duration: 150 * Theme.pace }
        PauseAnimation { duration: 1100 }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: 350 * Theme.pace }
    }
    Connections {
        function onBegun(): void {
            root.before = root.colour;
            passing.stop();
            root.opacity = 0;
        }
        target: root.controller
    }
}
