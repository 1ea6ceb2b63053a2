// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that shows or hides rules below a row of such buttons.
import QtQuick
import Vozka.Style

CardButton {
    id: root

    /// True makes the text bold, because a value differs from the preset.
    property bool stressed: false

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.spacing)
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    topPadding: 0
    bottomPadding: 0
    checkable: true

    contentItem: IconLabel {
        gap: Theme.spacing / 2
        symbol: root.checked ? "up" : "down"
        text: root.text
        colour: Theme.text
        font.pixelSize: Theme.textSize
        font.bold: root.stressed
    }
    background: ButtonBackground {
        control: root
        base: root.checked ? Qt.tint(Theme.background, Qt.alpha(Theme.text, 0.08)) : "transparent"
        chosen: root.checked
    }
}
