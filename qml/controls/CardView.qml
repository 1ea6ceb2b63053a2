// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a card says, part below part. Where there is too little room for all of it, it scrolls.
import QtQuick

PageView {
    id: root

    default property alias parts: column.data
    property alias spacing: column.spacing
    /// Room at the right that is left to the scroll bar.
    property real barRoom: 0

    contentHeight: column.height
    clip: root.interactive

    Column {
        id: column

        width: root.width - root.barRoom
    }
}
