// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be done with the tile that is pointed at, or why not, and what that brings.
import QtQuick
import Vozka.Models
import Vozka.Style

ToolTipBubble {
    id: root

    /// The tile's marker, null for none.
    required property CellMarker about
    /// What may be done there and what that brings.
    readonly property string said: root.about === null || !root.about.visible ? ""
        : root.about.choice.worth.length === 0 ? root.about.choice.label
        : qsTr("%1\n%2", "what may be done here or why not, what that brings").arg(root.about.choice.label).arg(root.about.choice.worth)
    /// True while the card beside the pointer says that.
    required property bool quiet
    required property ClearPlace clear
    /// What it keeps off, besides the tile itself.
    required property var taken
    readonly property rect tile: root.about !== null ? Qt.rect(root.about.x, root.about.y, root.about.width, root.about.height)
                                                     : Qt.rect(0, 0, 0, 0)
    readonly property point place: root.visible ? root.clear.beside(root.width, root.height, [root.tile], root.taken)
                                                : Qt.point(0, 0)

    objectName: "otherActionHint"
    x: root.place.x
    y: root.place.y
    visible: root.said.length > 0 && !root.quiet
    text: root.said
}
