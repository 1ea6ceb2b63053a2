// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Camera of a lesson. Shows all cells of `extent` whenever it changes. Shows them again for a new size of the view,
// unless the user has moved the board.
import QtQuick

Camera {
    id: root

    required property rect extent

    margin: 0.1
    largestFit: Math.max(220, Math.min(320, Math.round(Math.min(root.viewWidth, root.viewHeight) / 3)))
    animated: false
    onViewWidthChanged: root.refit(root.extent)
    onViewHeightChanged: root.refit(root.extent)
    onExtentChanged: {
        root.following = true;
        root.refit(root.extent);
    }
}
