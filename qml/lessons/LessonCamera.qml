// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Camera of a lesson.
import QtQuick

Camera {
    id: root

    margin: 0.1
    largestFit: Math.max(220, Math.min(320, Math.round(Math.min(root.viewWidth, root.viewHeight) / 3)))
    animated: false
}
