// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Emits `moved` when the pointer moves. Qt emits the position in every frame, also while the pointer does not move,
// which would reset a selection made by the keyboard.
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
