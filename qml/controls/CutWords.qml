// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Words that are cut where they are too long, as names may be; then all of them are shown to who points at them.
import QtQuick

Words {
    id: root

    elide: Text.ElideRight
    wrapMode: Text.NoWrap

    HoverHandler {
        id: pointer

        enabled: root.truncated
    }
    Hint {
        visible: pointer.hovered && root.truncated
        text: root.text
    }
}
