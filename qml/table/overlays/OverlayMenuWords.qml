// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of an overlay in a menu: its name with its key, and below what it shows.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string label
    required property string keys
    /// Empty if nothing stands below the name.
    required property string explanation

    implicitWidth: Math.max(name.implicitWidth, about.visible ? Math.ceil(natural.advanceWidth) + 2 : 0)
    implicitHeight: name.implicitHeight + (about.visible ? about.implicitHeight + 1 : 0)

    // What the words take in one line; asked of the text itself, its width would depend on its width.
    TextMetrics {
        id: natural

        font: about.font
        text: root.explanation
    }
    MenuItemLabel {
        id: name

        // Alone, in the middle, as in every other entry.
        y: about.visible ? 0 : Math.round((root.height - height) / 2)
        width: parent.width
        label: root.label
        keys: root.keys
    }
    Label {
        id: about

        y: name.implicitHeight + 1
        width: parent.width
        visible: root.explanation.length > 0
        color: Theme.dim
        font.pixelSize: Theme.smallSize
        text: root.explanation
    }
}
