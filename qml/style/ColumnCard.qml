// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A card with its content in a column.
import QtQuick
import Vozka.Style

Card {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    readonly property alias contentWidth: column.width
    property real sideMargin: Theme.spacing * 2
    property real topMargin: Theme.spacing * 2
    property real bottomMargin: Theme.spacing * 2

    implicitHeight: column.height + root.topMargin + root.bottomMargin

    Column {
        id: column

        x: root.sideMargin
        y: root.topMargin
        width: root.width - root.sideMargin * 2
    }
}
