// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The content of a card in a column. It scrolls where it does not fit.
import QtQuick

PageView {
    id: root

    default property alias parts: column.data
    property alias spacing: column.spacing
    /// Space at the right for the scroll bar.
    property real barRoom: 0

    contentHeight: column.height
    clip: root.interactive

    Column {
        id: column

        width: root.width - root.barRoom
    }
}
