// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A dialog with its title above a column of content.
import QtQuick
import Vozka.Style

Dialog {
    id: root

    property real textWidth: Math.min(root.room, Math.round(460 * Theme.scale))
    default property alias content: column.data

    spacing: Theme.spacing * 1.5

    Column {
        id: column

        spacing: root.spacing

        Heading {
            width: root.textWidth
            text: root.title
        }
    }
}
