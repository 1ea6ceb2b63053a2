// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button of a story's guide, narrow enough for two beside each other; where there is no room for words, its icon
// alone, with the words in the hint.
import QtQuick
import Vozka.Style

Button {
    id: root

    property bool tight: false
    readonly property bool worded: !root.tight
        || root.width >= letters.advanceWidth(root.text) + Math.round(20 * Theme.scale) + Theme.spacing * 2.5

    height: root.tight ? Math.round(40 * Math.sqrt(Theme.scale)) : implicitHeight
    leftPadding: Theme.spacing / 2
    rightPadding: Theme.spacing / 2
    FontMetrics {
        id: letters

        font: root.font
    }
    contentItem: IconLabel {
        symbol: root.icon.name
        text: root.worded ? root.text : ""
        colour: root.ink
        font: root.font
        gap: Theme.spacing / 2
    }

    ToolTip {
        visible: !root.worded && (root.hovered || root.visualFocus)
        text: root.text
    }
}
