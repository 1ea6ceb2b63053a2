// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A group of settings with a title.
import QtQuick
import Vozka.Style

Card {
    id: root

    required property string title
    default property alias rows: column.data

    width: parent.width
    implicitHeight: heading.height + column.height + Theme.spacing * 6.5

    CardTitle {
        id: heading

        x: Theme.spacing * 2.5
        y: Theme.spacing * 2
        width: parent.width - Theme.spacing * 5
        text: root.title
    }
    Column {
        id: column

        x: Theme.spacing * 2.5
        anchors.top: heading.bottom
        anchors.topMargin: Theme.spacing * 2
        width: parent.width - Theme.spacing * 5
        spacing: Theme.spacing * 2.5
    }
}
