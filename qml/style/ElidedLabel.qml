// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A label that is elided where it is too long. Its tool tip shows the whole text then.
import QtQuick

Label {
    id: root

    elide: Text.ElideRight
    wrapMode: Text.NoWrap

    HoverHandler {
        id: pointer

        enabled: root.truncated
    }
    ToolTip {
        visible: pointer.hovered && root.truncated
        text: root.text
    }
}
