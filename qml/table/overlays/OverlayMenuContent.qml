// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Content of a menu entry: its name with its key, and a description below it.
import QtQuick
import Vozka.Style

Item {
    id: root

    required property string label
    required property string keys
    /// Empty if there is no description.
    required property string explanation

    implicitWidth: Math.max(name.implicitWidth, about.visible ? Math.ceil(natural.advanceWidth) + 2 : 0)
    implicitHeight: name.implicitHeight + (about.visible ? about.implicitHeight + 1 : 0)

    // Width in one line. The text itself cannot be measured, as its width depends on this.
    TextMetrics {
        id: natural

        font: about.font
        text: root.explanation
    }
    MenuItemLabel {
        id: name

        // In the middle if there is no description.
        y: about.visible ? 0 : Math.round((root.height - height) / 2)
        width: parent.width
        label: root.label
        keys: root.keys
    }
    Caption {
        id: about

        y: name.implicitHeight + 1
        width: parent.width
        visible: root.explanation.length > 0
        text: root.explanation
    }
}
