// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tint of the toolbar in the player's colour when a turn starts, while the emblem grows. Both take 600 ms at normal
// pace. Not shown without animations, in a review, or for a game that was just opened.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property GameController controller
    required property Emblem emblem
    readonly property string colour: root.controller.prompt.playerColour
    /// Colour of the previous player, empty if none.
    property string before: ""
    property color ink: "transparent"

    function show(): void {
        if (root.colour.length === 0)
            return;
        const other = root.before.length > 0 && root.before !== root.colour;
        root.before = root.colour;
        if (!other || !root.controller.animated || root.controller.review.active || Theme.pace <= 0)
            return;
        root.ink = root.controller.prompt.playerColourValue;
        passing.restart();
    }

    color: Qt.tint(Theme.card, Qt.alpha(root.ink, Theme.dark ? 0.24 : 0.2))
    opacity: 0
    visible: opacity > 0
    objectName: "turnTint"
    onColourChanged: root.show()

    SequentialAnimation {
        id: passing

        ParallelAnimation {
            NumberAnimation { target: root; property: "opacity"; to: 1; duration: 100 * Theme.pace }
            NumberAnimation { target: root.emblem; property: "scale"; to: 1.35; duration: 150 * Theme.pace; easing.type: Easing.OutQuad }
        }
        PauseAnimation { duration: 250 * Theme.pace }
        ParallelAnimation {
            NumberAnimation { target: root; property: "opacity"; to: 0; duration: 200 * Theme.pace }
            NumberAnimation { target: root.emblem; property: "scale"; to: 1; duration: 200 * Theme.pace }
        }
    }
    Connections {
        function onStarted(): void {
            root.before = root.colour;
            passing.stop();
            root.opacity = 0;
            root.emblem.scale = 1;
        }
        target: root.controller
    }
}
