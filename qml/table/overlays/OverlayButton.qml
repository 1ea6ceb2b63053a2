// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A button of the overlays: its icon and its name.
import QtQuick
import Vozka.Style

ToolButton {
    id: root

    implicitWidth: implicitContentWidth + Theme.spacing * 2
    font.pixelSize: Theme.textSize
    Accessible.checkable: true
    Accessible.checked: root.checked

    contentItem: IconLabel {
        symbol: root.icon.name
        text: root.text
        colour: root.checked ? Theme.accentText : root.ink
        font: root.font
    }
}
