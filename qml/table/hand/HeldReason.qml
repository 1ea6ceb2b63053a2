// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Box next to the dragged item with the reason why it cannot be dropped. Shown when the item rests.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    /// Result of a drop at the current position, null if none.
    property var result: null
    /// at: centre of the dragged item in the parent. reach: half the height of the item.
    property point at
    property real reach: 0
    readonly property string message: root.result === null ? "" : root.result.message
    readonly property real below: root.at.y + root.reach + Theme.spacing
    readonly property real room: Math.min(340 * Theme.scale, parent.width - Theme.spacing * 6)

    function showFor(result: var, at: point, reach: real): void {
        root.at = at;
        root.reach = reach;
        const known = root.result;
        const same = known !== null && known.message === result.message && known.cellX === result.cellX
            && known.cellY === result.cellY && known.side === result.side;
        if (same && known.blocker === result.blocker)
            return;
        root.result = result;
        if (!same)
            resting.restart();
    }
    function clear(): void {
        root.result = null;
    }

    x: Math.max(Theme.spacing, Math.min(parent.width - width - Theme.spacing, root.at.x - width / 2))
    y: root.below + height <= parent.height - Theme.spacing ? root.below : root.at.y - root.reach - height - Theme.spacing
    z: 101
    width: words.width + Theme.spacing * 3
    height: words.height + Theme.spacing * 1.5
    radius: Theme.radius
    color: Theme.badge
    border.width: 2
    border.color: Theme.trouble
    visible: root.message.length > 0 && !resting.running
    objectName: "heldReason"
    Accessible.role: Accessible.ToolTip
    Accessible.name: root.message

    Timer {
        id: resting

        interval: 140
    }
    Label {
        id: words

        anchors.centerIn: parent
        width: Math.min(Math.ceil(natural.advanceWidth) + 2, root.room)
        color: Theme.badgeText
        font.pixelSize: Theme.smallSize + 1
        text: root.message
    }
    TextMetrics {
        id: natural

        font: words.font
        text: root.message
    }
}
