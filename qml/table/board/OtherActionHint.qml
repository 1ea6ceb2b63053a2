// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hint for a hovered tile with another action: the action and its effect, or the reason why it is refused.
import QtQuick
import Vozka.Models
import Vozka.Style

ToolTipBubble {
    id: root

    /// Marker of the hovered tile, null if none.
    required property CellMarker about
    readonly property string hintText: root.about === null || !root.about.visible ? ""
        : root.about.choice.worth.length === 0 ? root.about.choice.label
        : qsTr("%1\n%2", "%1: action or refusal, %2: effect").arg(root.about.choice.label).arg(root.about.choice.worth)
    /// True if a card next to the pointer shows the text.
    required property bool quiet
    required property ClearPlace clear
    /// Rectangles that the hint must not cover.
    required property var taken
    readonly property rect tile: root.about !== null ? Qt.rect(root.about.x, root.about.y, root.about.width, root.about.height)
                                                     : Qt.rect(0, 0, 0, 0)
    readonly property point place: root.visible ? root.clear.beside(root.width, root.height, [root.tile], root.taken)
                                                : Qt.point(0, 0)

    objectName: "otherActionHint"
    x: root.place.x
    y: root.place.y
    visible: root.hintText.length > 0 && !root.quiet
    text: root.hintText
}
