// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the dot that is nearest to the pointer: dots are too small to be hit.
import QtQuick

HoverHandler {
    id: root

    required property BoardView board
    required property Repeater handles
    /// Marker of the dot that is nearest to the pointer, null if none is near.
    property FeatureHandle handle: null
    /// Largest distance in pixels from the middle of a small dot.
    readonly property int reach: 10
    readonly property int cell: root.board.camera.cell

    /// Returns the dot that is nearest to that point of the board, null if none is near or if a marker is there.
    function dotAt(at: point): FeatureHandle {
        let best = null;
        let least = Infinity;
        for (let row = 0; row < root.handles.count; ++row) {
            const handle = root.handles.itemAt(row) as FeatureHandle;
            if (handle === null || !handle.visible || handle.refused)
                continue;
            const distance = Math.hypot(handle.middle.x + root.board.camera.x - at.x, handle.middle.y + root.board.camera.y - at.y);
            if (!handle.canBeDot && distance < handle.side / 2)
                return null;
            if (handle.canBeDot && distance < Math.max(root.reach, handle.dotSide / 2) && distance < least) {
                least = distance;
                best = handle;
            }
        }
        return best;
    }

    parent: root.board
    onCellChanged: root.handle = null
    onPointChanged: root.handle = root.hovered ? root.dotAt(root.point.position) : null
    onHoveredChanged: if (!root.hovered) root.handle = null
}
