// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tells where the pointer has moved to. Qt tells of its place again with every frame, also while it rests; that would
// undo what the keyboard has pointed at since.
import QtQuick

HoverHandler {
    id: root

    property point last: Qt.point(-1, -1)

    signal moved(at: point)

    onPointChanged: {
        const at = root.point.position;
        if (!root.hovered || at.x === root.last.x && at.y === root.last.y)
            return;
        root.last = at;
        root.moved(at);
    }
}
